import * as z from "zod/mini";
import type { Sample } from "./entries/sample.ts";
import { read } from "./read-content.ts";

const entries = read(
  "samples.json",
  z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      sku: z.string(),
      code: z.string(),
      weight: z.int(),
      sachets: z.literal([1, 2]),
      /** Cents, VAT included. */
      price: z.int(),
      soldOut: z.optional(z.boolean()),
      contents: z.array(z.string()),
      description: z.string(),
    }),
  ),
);

export const samples: Sample[] = entries.map(({ sku, soldOut, sachets, contents, weight, ...entry }) => {
  const piece = `${weight / sachets} g`;
  const count = sachets === 2 ? "Deux sachets" : "Un sachet";
  const first = `${count} fraîcheur de ${piece}`;
  return {
    ...entry,
    weight,
    format: `${weight} g`,
    product: sku,
    in_stock: !soldOut,
    contents: [first, ...contents],
    image: {
      url: `samples/${entry.slug}.svg`,
      alternativeText: `${count} de ${piece}`,
      width: 800,
      height: 800,
    },
    seo: {
      title: entry.name,
      description: `${entry.name}, ${weight} g : ${first.toLowerCase()}, pour goûter avant de choisir un sac.`,
    },
  };
});

export function sampleSachets(slug: string): { sku: string; weight: number; count: number } | undefined {
  const entry = entries.find((one) => one.slug === slug);
  return entry && { sku: entry.sku, weight: entry.weight, count: entry.sachets };
}

export const sampleSlugs = new Map(samples.map(({ product, slug }) => [product, slug]));

export function sampleVariants(stock: number) {
  return samples.map(({ code, product, name, format, price, in_stock }) => ({
    code,
    sku: product,
    productName: name,
    variantName: format,
    price: price ?? 0,
    subscriptionPrice: price ?? 0,
    stock: in_stock ? stock : 0,
    sellable: true,
  }));
}
