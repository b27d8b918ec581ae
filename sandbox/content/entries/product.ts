import * as z from "zod/mini";
import { imageSchema, seoSchema } from "./fields.ts";

/** `code` has 8 digits. Prices are whole minor units; anything else is shown as dashes. */
const variantSchema = z.object({
  code: z.string().check(z.regex(/^\d{8}$/)),
  slug: z.string(),
  name: z.string(),
  /** Grams. */
  weight: z.int().check(z.positive()),
  show_variant: z._default(z.boolean(), true),
  in_stock: z._default(z.boolean(), false),
  base_price: z.nullish(z.number()),
  base_price_tf: z.nullish(z.number()),
  base_price_subscription: z.nullish(z.number()),
  /** Required by law next to a struck-through price (Code de la consommation, L112-1-1). */
  lowest_price_30_days: z.nullish(z.number()),
  image: z.nullish(imageSchema),
  gtin: z.nullish(z.string()),
});

const emptySchema = z.object({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  viewable: z._default(z.boolean(), true),
});

const summarySchema = z.extend(emptySchema, {
  animal: z.enum(["dog", "cat"]),
  kind: z.enum(["dry", "wet", "treat"]),
  subtitle: z._default(z.string(), ""),
  brand: z.nullish(z.string()),
  image: z.nullish(imageSchema),
  rating: z.nullish(z.number()),
  reviewCount: z._default(z.int(), 0),
  filters: z._default(
    z.array(z.object({ attributes: z.object({ name: z.string(), value: z.string() }) })),
    [],
  ),
  ProductVariants: z.array(variantSchema),
  createdAt: z.nullish(z.string()),
  feedType: z.string(),
  composition: z.string(),
  /** kcal per 100 g as sold. */
  metabolizableEnergy: z.int(),
});

/** The law requires both dates to be shown: that of the review and that of the experience. ISO 8601. */
const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  score: z.int().check(z.minimum(1), z.maximum(5)),
  title: z._default(z.string(), ""),
  text: z.string(),
  date: z.string(),
  experienceDate: z.string(),
});

const fullSchema = z.extend(summarySchema, {
  description: z.string(),
  images: z._default(z.array(imageSchema), []),
  category: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  ancestors: z.array(z.object({ name: z.string(), path: z.string() })),
  additives: z._default(z.string(), ""),
  /** Percent of the food as sold. */
  analyticalConstituents: z.array(z.object({ name: z.string(), percent: z.number() })),
  /** `grams` per day for a healthy animal of `weight` kilograms. */
  rations: z._default(z.array(z.object({ weight: z.number(), grams: z.int() })), []),
  directions: z.string(),
  bi_nutrition_partner: z.nullish(z.string()),
  sample: z.nullish(z.string()),
  json_avis: z._default(z.array(reviewSchema), []),
  oldProduct: z.nullish(z.object({ heir: z.nullish(z.string()) })),
  seo: z.nullish(seoSchema),
});

export const productSchemas = { 0: emptySchema, 1: summarySchema, 2: fullSchema } as const;
export type LoadLevel = keyof typeof productSchemas;
export type ProductSummary = z.infer<typeof summarySchema>;
export type Product = z.infer<typeof fullSchema>;
