import * as z from "zod/mini";

const perDay = z.nullable(z.number());

export const weightChangeSchema = z.object({
  was: z.nullable(z.number()),
  weight: z.number(),
  /** Kilocalories a day; null if unknown, or if only a vet should say. */
  energy: z.nullable(z.object({ before: perDay, after: z.number() })),
  /** Grams a day, as if each food were the only one; null if it has no ration. */
  foods: z.array(z.object({ name: z.string(), before: perDay, after: perDay })),
  source: z.enum(["subscription", "order", "none", "down", "vet"]),
  isBig: z.boolean(),
});

export type WeightChange = z.infer<typeof weightChangeSchema>;

const bigShare = 0.1;

/** Puppies and kittens double their weight in weeks. @param months age */
export const isBigChange = (was: number | null, weight: number, months: number | undefined): boolean =>
  was !== null && (months ?? 12) >= 12 && Math.abs(weight - was) > was * bigShare;
