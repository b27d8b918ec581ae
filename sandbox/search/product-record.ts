import * as z from "zod/mini";
import { facetNames } from "../../shared/listing/listing-query.ts";
import { priceBandLabel } from "../../shared/listing/price-bands.ts";
import { slugOf } from "../../shared/text/slug.ts";
import { parseDate } from "../../shared/time/dates.ts";
import { type ProductSummary, productSchemas } from "../content-system/entries/product.ts";
import type { SearchRecord } from "./engine/inverted-index.ts";

const kindNames = { dry: "Croquettes", wet: "Pâtées", treat: "Friandises" } as const;

const shelf = z.object({ name: z.string() });
const entrySchema = z.extend(productSchemas[1], {
  category: shelf,
  ancestors: z._default(z.array(shelf), []),
  composition: z._default(z.string(), ""),
  oldProduct: z.nullish(z.unknown()),
});

export function productRecord(json: Record<string, unknown>): SearchRecord[] {
  const parsed = entrySchema.safeParse(json);
  if (!parsed.success || !parsed.data.viewable || parsed.data.oldProduct) return [];
  const product = parsed.data;
  const shown = product.ProductVariants.filter(({ show_variant }) => show_variant);
  const priced = shown.flatMap(({ base_price: price, ...variant }) =>
    typeof price === "number" && Number.isSafeInteger(price) ? [{ ...variant, price }] : [],
  );
  const [cheapest] = priced.toSorted((one, other) => one.price - other.price);
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
      inStock: priced.some(({ in_stock }) => in_stock),
      type: kindNames[product.kind],
      ...facetsOf(product.filters, cheapest?.price ?? null),
      shelves: [...product.ancestors, product.category].map(({ name }) => name),
      formats: shown.map(({ name }) => name),
      codes: [product.sku, ...shown.map(({ code }) => code)],
      composition: product.composition,
      popularity: product.reviewCount,
      rating: product.reviewCount > 0 ? (product.rating ?? null) : null,
      createdAt: parseDate(product.createdAt)?.getTime(),
    },
  ];
}

/** Without words: a hit's name says what its picture shows. */
function imageOf(image: ProductSummary["image"]) {
  return image ? { url: image.url, alternativeText: "", width: image.width, height: image.height } : null;
}

function facetsOf(filters: readonly { attributes: { name: string; value: string } }[], price: number | null) {
  const band = priceBandLabel(price ?? Number.NaN);
  const all = [
    ...filters.map(({ attributes }) => ({ name: slugOf(attributes.name), label: attributes.value })),
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
