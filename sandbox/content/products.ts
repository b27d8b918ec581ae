import type { Image } from "../content-system/entries/fields.ts";
import type { Product, ProductSummary } from "../content-system/entries/product.ts";
import { ancestorsOf, categoryTree } from "./category-tree.ts";
import { typicalFormat } from "./pictures/packs/pack-of.ts";
import { catDry } from "./products/cat-dry.ts";
import { catDryNeeds } from "./products/cat-dry-needs.ts";
import { catTreats } from "./products/cat-treats.ts";
import { catWet } from "./products/cat-wet.ts";
import { dogDryAdult } from "./products/dog-dry-adult.ts";
import { dogDryNeeds } from "./products/dog-dry-needs.ts";
import { dogTreats } from "./products/dog-treats.ts";
import { dogWet } from "./products/dog-wet.ts";
import { filtersOf } from "./products/filters.ts";
import {
  type Analysis,
  energyOf,
  formatSlug,
  type ProductEntry,
  rationsOf,
  type VariantEntry,
} from "./products/product-entry.ts";
import { createdAtOf, reviewsOf } from "./products/reviews.ts";
import { sampleSlugs } from "./samples.ts";

export const products: ProductEntry[] = [
  ...dogDryAdult,
  ...dogDryNeeds,
  ...catDry,
  ...catDryNeeds,
  ...dogWet,
  ...catWet,
  ...dogTreats,
  ...catTreats,
];

export function isListed(entry: ProductEntry): boolean {
  return entry.viewable !== false && entry.heir === undefined;
}

export function toFullProduct(entry: ProductEntry): Product {
  return {
    ...summaryOf(entry),
    description: entry.description,
    images: [
      packshotOf(entry),
      {
        url: `details/${entry.kind === "treat" && entry.animal === "cat" ? "cubes" : entry.kind}-${entry.range}.svg`,
        alternativeText: `${entry.name}, dans la gamelle`,
        width: 800,
        height: 800,
      },
    ],
    category: {
      id: categoryTree[entry.category].id,
      name: categoryTree[entry.category].name,
      path: entry.category,
    },
    ancestors: ancestorsOf(entry.category),
    additives: entry.additives,
    analyticalConstituents: constituentsOf(entry.analysis),
    rations: rationsOf(entry.ration, energyOf(entry.analysis)),
    directions: entry.directions,
    json_avis: reviewsOf(entry.sku, products).map(({ experience, ...review }, at) => ({
      id: `${entry.sku}-${at + 1}`,
      ...review,
      experienceDate: experience,
    })),
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
  const reviews = reviewsOf(entry.sku, products);
  const scores = reviews.map(({ score }) => score);
  return {
    sku: entry.sku,
    slug: entry.slug,
    name: entry.name,
    viewable: entry.viewable ?? true,
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
    createdAt: createdAtOf(entry.sku, reviews),
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

function constituentsOf({
  protein,
  fat,
  ash,
  fibre,
  moisture,
  detail,
}: Analysis): Product["analyticalConstituents"] {
  return [
    { name: "Protéine brute", percent: protein },
    { name: "Matières grasses brutes", percent: fat },
    { name: "Cendres brutes", percent: ash },
    { name: "Fibres brutes", percent: fibre },
    { name: "Humidité", percent: moisture },
    ...(detail ?? []).map(([name, percent]) => ({ name, percent })),
  ];
}

function packshotOf(entry: ProductEntry, variant = typicalFormat(entry)): Image {
  return {
    url: `packshots/${entry.slug}${variant ? `/${formatSlug(variant.name)}` : ""}.svg`,
    alternativeText: variant ? `${entry.name}, ${variant.name}` : entry.name,
    width: 800,
    height: 800,
  };
}
