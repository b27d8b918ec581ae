import * as z from "zod/mini";

const perDay = z.nullable(z.number());

/** Effect of a new weight, computed before the weight is saved. */
export const weightChangeSchema = z.object({
  /** Kilograms. */
  was: z.nullable(z.number()),
  weight: z.number(),
  /** Kilocalories a day; null if unknown, or if only a vet should say. */
  energy: z.nullable(z.object({ before: perDay, after: z.number() })),
  /**
   * Grams a day, computed as if each food were the only one; null if the food has no ration for this weight.
   */
  foods: z.array(z.object({ name: z.string(), before: perDay, after: perDay })),
  /** Source of the foods. `vet`: only a vet may advise this animal. */
  source: z.enum(["subscription", "order", "none", "down", "vet"]),
  /** An adult's change by more than a tenth, which may be a typing error or an illness. */
  isBig: z.boolean(),
});

export type WeightChange = z.infer<typeof weightChangeSchema>;

const bigShare = 0.1;

/** Puppies and kittens double their weight in weeks, so only adults are flagged. @param months age */
export const isBigChange = (was: number | null, weight: number, months: number | undefined): boolean =>
  was !== null && (months ?? 12) >= 12 && Math.abs(weight - was) > was * bigShare;
