import * as z from "zod/mini";
import { imageSchema, seoSchema } from "./fields.ts";

/** A little of a product, to be tasted before a pack is bought (spec 3, other named entities). */
const sampleSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** sku of the product that it is of. */
  product: z.string(),
  /** What the e-commerce API sells it under: 8 digits (spec 9). */
  code: z.string().check(z.regex(/^\d{8}$/)),
  /** "60 g" */
  format: z.string(),
  /** Net weight in grams. */
  weight: z.int().check(z.positive()),
  /** Whole minor units; zero is offered. */
  price: z.nullish(z.number()),
  in_stock: z._default(z.boolean(), false),
  /** What is in the envelope, line by line. */
  contents: z.array(z.string()),
  /** Markdown. */
  description: z.string(),
  /** Without it the product's own picture serves. */
  image: z.nullish(imageSchema),
  seo: z.nullish(seoSchema),
});
export type Sample = z.infer<typeof sampleSchema>;
