import * as z from "zod/mini";
import { categoryPaths } from "./category-tree.ts";
import { packShapes, ranges } from "./drawings/packs.ts";
import { analysisSchema, rationProfileNames } from "./feed-label.ts";
import { filterEntrySchema } from "./filters.ts";
import { labelTexts } from "./label-texts.ts";

const variantEntrySchema = z.object({
  /** Eight digits: animal, kind, product, format. */
  code: z.string(),
  name: z.string(),
  /** Grams. */
  weight: z.int(),
  /** Cents, VAT included; null if unknown. */
  price: z.nullable(z.int()),
  hidden: z._default(z.boolean(), false),
  soldOut: z._default(z.boolean(), false),
  lowestPrice30Days: z.optional(z.int()),
});
export type VariantEntry = z.infer<typeof variantEntrySchema>;

export const productEntrySchema = z.object({
  sku: z.string(),
  name: z.string(),
  subtitle: z.string(),
  animal: z.enum(["dog", "cat"]),
  kind: z.enum(["dry", "wet", "treat"]),
  range: z.enum(ranges),
  category: z.enum(categoryPaths),
  viewable: z._default(z.boolean(), true),
  /** Slug of the product that replaced this one. */
  heir: z.optional(z.string()),
  /** SKU of the wet food of a dry one, or the reverse. */
  partner: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  pack: z.object({
    shape: z.enum(packShapes),
    lines: z.array(z.string()),
    stage: z.string(),
    weight: z.string(),
  }),
  variants: z.array(variantEntrySchema),
  filters: filterEntrySchema,
  feedType: z.string(),
  description: z.string(),
  composition: z.string(),
  additives: z.enum(Object.keys(labelTexts.additives)),
  analysis: analysisSchema,
  ration: z.enum(rationProfileNames),
  directions: z.enum(Object.keys(labelTexts.directions)),
});
export type ProductEntry = z.infer<typeof productEntrySchema> & { slug: string };

export function formatSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("×", "x")
    .replaceAll(/[\s,]+/g, "-");
}
