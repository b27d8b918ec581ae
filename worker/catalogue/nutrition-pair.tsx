import { NutritionPair } from "../../client/features/product/nutrition-pair.tsx";
import { noHtml, type StaticHtml } from "../../client/islands/static-html.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { Product, Variant } from "../../shared/product/product.ts";
import { cheapestSellable } from "../../shared/product/product-rules.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { cardOf, shownProducts } from "../page/blocks.ts";
import { staticHtml } from "../page/static-html.ts";

const source = "bi_nutrition";

/** The other product of a bi-nutrition pair; empty if it is not viewable or fails to load. */
export async function renderNutritionPair(c: AppContext, product: Product): Promise<StaticHtml> {
  const sku = product.nutritionPartner;
  if (!sku || product.oldProduct) return noHtml;
  const [partner] = await shownProducts(c, [sku]).catch((error: unknown) => {
    c.var.log.error("product without its pair", error, { sku });
    return [];
  });
  if (!partner) return noHtml;
  return staticHtml(
    <NutritionPair
      pair={[cardOf(c, product, source), cardOf(c, partner, source)]}
      offer={offerOf([product, partner].map(cheapestSellable))}
      source={source}
      path={href("produits-product-format", { product: product.slug })}
    />,
  );
}

/** Undefined if one of the two cannot be bought. */
function offerOf(variants: readonly (Variant | undefined)[]) {
  const prices = variants.flatMap((variant) =>
    variant && isWholeAmount(variant.price) ? [{ code: variant.code, price: variant.price }] : [],
  );
  if (prices.length < variants.length) return undefined;
  return {
    codes: prices.map(({ code }) => code),
    total: prices.reduce((sum, { price }) => sum + price, 0),
  };
}
