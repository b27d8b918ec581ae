import * as z from "zod/mini";
import { facetNames } from "../../shared/listing/listing-query.ts";
import { priceBandLabel } from "../../shared/listing/price-bands.texts.ts";
import { productSchemas } from "../../shared/product/product.ts";
import { toProductCard, visibleVariants } from "../../shared/product/product-rules.ts";
import { slugOf } from "../../shared/text/slug.ts";
import { parseDate } from "../../shared/time/dates.ts";
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
  const { image, price, weight, rating, several, inStock } = toProductCard(product);
  return [
    {
      objectID: product.sku,
      name: product.name,
      subtitle: product.subtitle,
      slug: product.slug,
      image,
      price,
      weight,
      several,
      inStock,
      type: kindNames[product.kind],
      ...facetsOf(product.filters, price),
      shelves: [...product.ancestors, product.category].map(({ name }) => name),
      formats: visibleVariants(product).map(({ name }) => name),
      codes: [product.sku, ...visibleVariants(product).map(({ code }) => code)],
      composition: product.composition,
      popularity: product.reviewCount,
      rating,
      createdAt: parseDate(product.createdAt)?.getTime(),
    },
  ];
}

/** Labels by facet, as listings filter by them. */
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
    /** Facet and slug, as in an address. */
    choices: all.map(({ name, label }) => `${name}/${slugOf(label)}`),
  };
}
