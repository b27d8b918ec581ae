import type { Advice, Recommended } from "../../../shared/guide/advice.ts";
import { shortReasons } from "../../../shared/guide/short-reasons.ts";
import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import type { MenuExcluded, MenuSelection } from "../../../shared/menu/menu-view.ts";
import { formatMoney, formatPerKilo, isWholeAmount } from "../../../shared/money/money.ts";
import { allergenIn, type HealthCodes, mayHoldAllergen } from "../../../shared/nutrition/allergens.ts";
import type { Product, ProductSummary } from "../../../shared/product/product.ts";
import { isInStock, isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import type { Services } from "../../context.ts";
import { pictureOf } from "../../page/pictures.ts";

const t = translator(menuTexts);

type Offered = Pick<Advice, "recommendations" | "excluded" | "menu">;

/** Leaves out and logs foods advised without a reason, against the cat's allergy, or not made for cats. */
export async function menuSelection(
  services: Services<"configuration" | "content" | "log">,
  { recommendations, excluded, menu }: Offered,
  health: HealthCodes,
): Promise<MenuSelection> {
  const skus = [...recommendations, ...excluded].map(({ sku }) => sku);
  const products = await services.content.productsBySku(skus, 2);
  const advised = new Set([menu?.kibble?.sku, ...(menu?.wet.map(({ sku }) => sku) ?? [])]);
  const refused: MenuExcluded[] = [];
  const foods = recommendations.flatMap((one) => {
    const product = products.get(one.sku);
    const reason = reasonAgainst(product, one, health);
    if (reason) services.log.warn("recommendation left out", { sku: one.sku, reason });
    if (product && reason === allergen) refused.push(excludedFood(product, allergenText(product, health)));
    return product && !reason && isInStock(product)
      ? { product, food: { ...foodOf(services, product, one), isAdvised: advised.has(one.sku) } }
      : [];
  });
  const ofKind = (kind: "dry" | "wet") =>
    foods.flatMap(({ product, food }) => (product.kind === kind ? food : []));
  const told = excluded.flatMap(({ sku, reason }) => {
    const product = products.get(sku);
    return product ? excludedFood(product, reason) : [];
  });
  return { kibbles: ofKind("dry"), wet: ofKind("wet"), excluded: [...refused, ...told] };
}

const allergen = "allergen";

function reasonAgainst(
  product: Product | undefined,
  { reasons }: Recommended,
  health: HealthCodes,
): string | undefined {
  if (!product?.viewable) return "not in the shop";
  if (product.animal !== "cat") return "not for cats";
  if (product.kind !== "dry" && product.kind !== "wet") return "no meal";
  if (mayHoldAllergen(product, health)) return allergen;
  return reasons.length === 0 ? "without a reason" : undefined;
}

const allergenText = ({ name, composition }: Product, health: HealthCodes) =>
  `contient ${allergenIn(`${name} ; ${composition}`, health) ?? "peut-être ce que son allergie exclut"}`;

const excludedFood = ({ sku, name, slug, viewable }: ProductSummary, reason: string): MenuExcluded => ({
  sku,
  name: unbroken(name),
  href: viewable ? href("produits-product-format", { product: slug }) : null,
  reason,
});

const foodOf = (
  services: Services<"configuration" | "log">,
  product: ProductSummary,
  { reasons }: Recommended,
) => ({
  ...shownFood(services, product),
  reasons: shortReasons(reasons, "cat").slice(0, 2),
  price: priceFrom(product),
});

function priceFrom(product: ProductSummary): string | null {
  const [cheapest] = visibleVariants(product)
    .flatMap((variant) =>
      isSellable(variant) && isWholeAmount(variant.price) ? { ...variant, price: variant.price } : [],
    )
    .toSorted((one, other) => one.price - other.price);
  if (!cheapest) return null;
  const { price, weight } = cheapest;
  return t("selection.price", { price: formatMoney(price), perKilo: formatPerKilo(price, weight) });
}

export function shownFood(services: Services<"configuration" | "log">, product: ProductSummary) {
  const image = pictureOf(services, product.image);
  return {
    sku: product.sku,
    name: product.name,
    href: href("produits-product-format", { product: product.slug }),
    image: image && { ...image, alternativeText: "" },
  };
}
