import { facetNames } from "../listing/listing-query.ts";
import { perKiloBandLabel, priceBandLabel } from "../listing/price-bands.ts";
import { foodsRuledOut } from "../nutrition/allergens.ts";
import type { Product, ProductSummary } from "../product/product.ts";
import { basePricePerKilo } from "../product/product-rules.ts";
import { slugOf } from "../text/slug.ts";
import { parseDate } from "../time/dates.ts";

export interface SearchRecord {
  objectID: string;
  [attribute: string]: unknown;
}

export type IndexedProduct = ProductSummary &
  Pick<Product, "ancestors" | "composition" | "oldProduct"> & { category?: { name: string } | null };

const kindNames = { dry: "Croquettes", wet: "Pâtées", treat: "Friandises" } as const;

export function productRecord(product: IndexedProduct): SearchRecord[] {
  if (!product.viewable || product.oldProduct) return [];
  const shown = product.variants.filter(({ isVisible }) => isVisible);
  const priced = shown.flatMap(({ price, ...variant }) =>
    typeof price === "number" && Number.isSafeInteger(price) ? [{ ...variant, price }] : [],
  );
  const [cheapest] = priced.toSorted((one, other) => one.price - other.price);
  const { category, ancestors, kind } = product;
  return [
    {
      objectID: product.sku,
      name: product.name,
      subtitle: product.subtitle,
      slug: product.slug,
      image: imageOf(cheapest?.image ?? product.image),
      price: cheapest?.price ?? null,
      weight: cheapest?.weight ?? null,
      several: new Set(priced.map(({ price }) => price)).size > 1,
      inStock: priced.some(({ isInStock }) => isInStock),
      ...(kind ? { type: kindNames[kind] } : {}),
      ...facetsOf(product.filters, cheapest?.price ?? null, basePricePerKilo(product)),
      shelves: [...ancestors, ...(category ? [category] : [])].map(({ name }) => name),
      formats: shown.map(({ name }) => name),
      codes: [product.sku, ...shown.map(({ code }) => code)],
      composition: product.composition,
      freeOf: foodsRuledOut(product),
      popularity: product.reviewCount,
      rating: product.reviewCount > 0 ? (product.rating ?? null) : null,
      createdAt: parseDate(product.createdAt)?.getTime(),
    },
  ];
}

function imageOf(image: ProductSummary["image"]) {
  return image ? { url: image.url, alternativeText: "", width: image.width, height: image.height } : null;
}

function facetsOf(filters: ProductSummary["filters"], price: number | null, perKilo: number | null) {
  const band = priceBandLabel(price);
  const kilo = perKiloBandLabel(perKilo);
  const all = [
    ...filters.map(({ name, value }) => ({ name: slugOf(name), label: value })),
    ...(kilo ? [{ name: "prix-au-kilo", label: kilo }] : []),
    ...(band ? [{ name: "prix", label: band }] : []),
  ];
  const labels = facetNames.map((facet) => [
    facet,
    all.flatMap(({ name, label }) => (name === facet ? [label] : [])),
  ]);
  return {
    ...Object.fromEntries(labels),
    choices: all.map(({ name, label }) => `${name}/${slugOf(label)}`),
  };
}
