import { formatRating } from "../../../client/ui/format-rating.ts";
import { formatMoney, formatPerKilo, isWholeAmount } from "../../../shared/money/money.ts";
import { feedLabelTexts } from "../../../shared/product/feed-label/feed-label.texts.ts";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { heading, link, parts, plain, prose, table } from "../../page/markdown/markdown-text.ts";
import { markdownPageTexts } from "../../page/texts.ts";

const t = translator(markdownPageTexts);
const tLabel = translator(feedLabelTexts);
const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** Must contain every statement of the feed label (Regulation (EC) 767/2009). */
export function productMarkdown(product: Product, origin: string): string {
  const { name, subtitle, feedType, sku, rating, reviewCount, oldProduct, slug } = product;
  const address = href("produits-product-format", { product: slug });
  return parts(
    heading(1, name),
    parts(subtitle && plain(subtitle), plain(feedType)),
    oldProduct && soldNoMore(oldProduct.heir, origin),
    [
      `- ${t("page")} ${link(origin + address, address, origin)}`,
      `- ${t("reference")} ${plain(sku)}`,
      ...(reviewCount > 0 && rating
        ? [`- ${t("rating", { rating: formatRating(rating), count: reviewCount })}`]
        : []),
    ].join("\n"),
    !oldProduct && parts(heading(2, t("formats")), formats(product, origin), t("formatsNote")),
    product.description &&
      parts(heading(2, tLabel("description")), prose(product.description, { origin, shift: 2 })),
    product.composition && parts(heading(2, tLabel("composition")), plain(product.composition)),
    product.additives && parts(heading(3, tLabel("additives")), plain(product.additives)),
    constituents(product),
    (product.rations.length > 0 || product.directions) &&
      parts(heading(2, tLabel("rations")), rations(product), plain(product.directions)),
  );
}

function constituents({ analyticalConstituents: all, metabolizableEnergy: energy }: Product): string {
  if (all.length === 0 && !energy) return "";
  const rows = all.map(({ name, percent, amount = 0, unit = "" }) => [
    plain(name),
    `${number.format(percent ?? amount)} ${percent === undefined ? plain(unit) : "%"}`,
  ]);
  return parts(
    heading(2, tLabel("constituents")),
    rows.length > 0 && table([tLabel("constituent"), tLabel("share")], rows),
    !!energy && `${tLabel("energy")} : ${tLabel("energyValue", { kcal: number.format(energy) })}`,
  );
}

function formats(product: Product, origin: string): string {
  return table(
    [t("format"), t("price"), t("perKilo"), t("subscription"), t("stock"), t("code")],
    visibleVariants(product).map((variant) => [
      link(
        variant.name,
        href("produits-product-format", { product: product.slug, format: variant.slug }),
        origin,
      ),
      formatMoney(variant.price) + lowest(variant),
      formatPerKilo(variant.price, variant.weight),
      formatMoney(variant.subscriptionPrice),
      t(isSellable(variant) ? "inStock" : "outOfStock"),
      variant.code,
    ]),
  );
}

/** A reduced price is shown with the lowest one of the last 30 days (code de la consommation, L112-1-1). */
function lowest({ price, lowestPrice30Days }: Variant): string {
  const lowered = isWholeAmount(price) && isWholeAmount(lowestPrice30Days) && lowestPrice30Days > price;
  return lowered ? ` (${t("lowest", { price: formatMoney(lowestPrice30Days) })})` : "";
}

function rations({ kind, rations: given }: Product): string {
  if (given.length === 0) return "";
  return parts(
    tLabel(kind === "treat" ? "treatsCaption" : "rationsCaption"),
    table(
      [tLabel("animalWeight"), tLabel("ration")],
      given.map(({ weight, grams }) => [
        tLabel("kilos", { weight: number.format(weight) }),
        tLabel("grams", { grams: number.format(grams) }),
      ]),
    ),
  );
}

function soldNoMore(heir: string | null | undefined, origin: string): string {
  const notice = `**${t("soldNoMore")}**`;
  return heir
    ? `${notice} ${link(t("heir"), href("produits-product-format", { product: heir }), origin)}`
    : notice;
}
