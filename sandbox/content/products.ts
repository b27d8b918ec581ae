import { ancestorsOf, categoryAt } from "./category-tree.ts";
import { detailsOf } from "./drawings/details.ts";
import { typicalFormat } from "./drawings/pack-of.ts";
import type { Image } from "./entries/fields.ts";
import type { Product, ProductSummary } from "./entries/product.ts";
import { constituentsOf, energyOf, rationsOf } from "./feed-label.ts";
import { filtersOf } from "./filters.ts";
import { labelTexts } from "./label-texts.ts";
import { formatSlug, type ProductEntry, productEntrySchema, type VariantEntry } from "./product-entry.ts";
import { readFolder } from "./read-content.ts";
import { reviewsOf } from "./reviews.ts";
import { sampleSlugs } from "./samples.ts";

/** Listings keep this order, so the most popular category comes first. */
export const products: ProductEntry[] = readFolder("products", productEntrySchema).map(
  ({ name: slug, entry }) => ({ slug, ...entry }),
);

export function isListed(entry: ProductEntry): boolean {
  return entry.viewable && entry.heir === undefined;
}

export function toFullProduct(entry: ProductEntry): Product {
  return {
    ...summaryOf(entry),
    description: entry.description,
    images: [
      packshotOf(entry),
      ...detailsOf(entry).map(({ view, text }) => ({
        url: `details/${entry.slug}/${view}.svg`,
        alternativeText: text,
        width: 800,
        height: 800,
      })),
    ],
    category: {
      id: categoryAt(entry.category).id,
      name: categoryAt(entry.category).name,
      path: entry.category,
    },
    ancestors: ancestorsOf(entry.category),
    additives: labelTexts.additives[entry.additives] ?? "",
    analyticalConstituents: constituentsOf(entry.analysis),
    rations: rationsOf(entry.ration, energyOf(entry.analysis)),
    directions: labelTexts.directions[entry.directions] ?? "",
    json_avis: reviewsOf(entry).map((review, at) => ({ id: `${entry.sku}-${at + 1}`, ...review })),
    sample: sampleSlugs.get(entry.sku) ?? null,
    bi_nutrition_partner: entry.partner ?? null,
    oldProduct: entry.heir === undefined ? null : { heir: entry.heir },
    seo: {
      title: entry.name,
      description: `${entry.subtitle}. ${entry.feedType}, livré chez vous ou en point relais.`,
    },
  };
}

function summaryOf(entry: ProductEntry): ProductSummary {
  const scores = reviewsOf(entry).map(({ score }) => score);
  return {
    sku: entry.sku,
    slug: entry.slug,
    name: entry.name,
    viewable: entry.viewable,
    animal: entry.animal,
    kind: entry.kind,
    subtitle: entry.subtitle,
    brand: "Museau",
    image: packshotOf(entry),
    rating: scores.length
      ? Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10
      : null,
    reviewCount: scores.length,
    filters: filtersOf(entry),
    ProductVariants: entry.variants.map((variant) => toVariant(entry, variant)),
    createdAt: entry.createdAt,
    feedType: entry.feedType,
    composition: entry.composition,
    metabolizableEnergy: energyOf(entry.analysis),
  };
}

function toVariant(entry: ProductEntry, variant: VariantEntry): ProductSummary["ProductVariants"][number] {
  const { code, name, weight, price, hidden, soldOut, lowestPrice30Days } = variant;
  return {
    code,
    slug: formatSlug(name),
    name,
    weight,
    show_variant: !hidden,
    in_stock: !soldOut,
    base_price: price,
    base_price_tf: price === null ? null : Math.round(price / 1.2),
    base_price_subscription: price === null ? null : Math.round(price * 0.9),
    ...(lowestPrice30Days === undefined ? {} : { lowest_price_30_days: lowestPrice30Days }),
    image: packshotOf(entry, variant),
    gtin: gtinOf(code),
  };
}

/** Numbers that begin with 29 are for a shop's own use, so that no real product has them. */
function gtinOf(code: string): string {
  const digits = `29${code.padStart(10, "0")}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function packshotOf(entry: ProductEntry, variant = typicalFormat(entry)): Image {
  return {
    url: `packshots/${entry.slug}${variant ? `/${formatSlug(variant.name)}` : ""}.svg`,
    alternativeText: variant ? `${entry.name}, ${variant.name}` : entry.name,
    width: 800,
    height: 800,
  };
}
