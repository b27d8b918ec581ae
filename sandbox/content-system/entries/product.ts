import * as z from "zod/mini";
import { imageSchema, seoSchema } from "./fields.ts";

/** A variant is a format on sale; its code has 8 digits (spec 9). Prices are whole minor units; anything else shows as dashes. */
const variantSchema = z.object({
  code: z.string().check(z.regex(/^\d{8}$/)),
  /** The last part of the product's address: "2-kg". */
  slug: z.string(),
  /** "2 kg", "12 × 85 g". */
  name: z.string(),
  /** Net weight in grams. */
  weight: z.int().check(z.positive()),
  show_variant: z._default(z.boolean(), true),
  in_stock: z._default(z.boolean(), false),
  base_price: z.nullish(z.number()),
  base_price_tf: z.nullish(z.number()),
  base_price_subscription: z.nullish(z.number()),
  /** Lowest price of the last 30 days where the price was lowered since: nothing is struck through without it (L112-1-1). */
  lowest_price_30_days: z.nullish(z.number()),
  /** The pack of this format; without it the product's own picture serves. */
  image: z.nullish(imageSchema),
});

/** Load level 0: empty (spec 3). */
const emptySchema = z.object({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  viewable: z._default(z.boolean(), true),
});

/** Load level 1: summary, what a card shows. */
const summarySchema = z.extend(emptySchema, {
  animal: z.enum(["dog", "cat"]),
  kind: z.enum(["dry", "wet", "treat"]),
  /** One line under the name: "Poulet et riz, chien adulte". */
  subtitle: z._default(z.string(), ""),
  image: z.nullish(imageSchema),
  /** Out of 5; null without reviews. */
  rating: z.nullish(z.number()),
  reviewCount: z._default(z.int(), 0),
  /** As Strapi keeps a JSON field. */
  filters: z._default(
    z.array(z.object({ attributes: z.object({ name: z.string(), value: z.string() }) })),
    [],
  ),
  ProductVariants: z.array(variantSchema),
  /** When it came to the shop, as Strapi dates its entries; a listing is sorted by it. */
  createdAt: z.nullish(z.string()),
});

/** A verified review: both dates are duties of the trade (date of the review, date of the experience), ISO 8601. */
const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  score: z.int().check(z.minimum(1), z.maximum(5)),
  title: z._default(z.string(), ""),
  text: z.string(),
  date: z.string(),
  experienceDate: z.string(),
});

/** Load level 2: full, with every statement of the feed label (Reg. 767/2009, art. 11). */
const fullSchema = z.extend(summarySchema, {
  /** Markdown. */
  description: z.string(),
  images: z._default(z.array(imageSchema), []),
  category: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  ancestors: z.array(z.object({ name: z.string(), path: z.string() })),
  /** "Aliment complet pour chiens adultes" */
  feedType: z.string(),
  composition: z.string(),
  additives: z._default(z.string(), ""),
  /** Shares of 100 g as sold. */
  analyticalConstituents: z.array(z.object({ name: z.string(), percent: z.number() })),
  /** kcal for 100 g as sold. */
  metabolizableEnergy: z.int(),
  /** Grams a day for a healthy animal of this weight (kg). */
  rations: z._default(z.array(z.object({ weight: z.number(), grams: z.int() })), []),
  directions: z.string(),
  /** sku of the other product of a bi-nutrition pair: dry and wet, for the same animal. */
  bi_nutrition_partner: z.nullish(z.string()),
  /** Slug of the sample to taste it by. */
  sample: z.nullish(z.string()),
  json_avis: z._default(z.array(reviewSchema), []),
  /** Slug of the product that replaced a discontinued one. */
  oldProduct: z.nullish(z.object({ heir: z.nullish(z.string()) })),
  seo: z.nullish(seoSchema),
});

/** What the content system answers at each load level (`render`, spec 7). */
export const productSchemas = { 0: emptySchema, 1: summarySchema, 2: fullSchema } as const;
export type LoadLevel = keyof typeof productSchemas;
export type ProductSummary = z.infer<typeof summarySchema>;
export type Product = z.infer<typeof fullSchema>;
