import * as z from "zod/mini";

const perDay = z.nullable(z.number());

/** What another weight would change, before it is saved; also the answer of the call that asks for it. */
export const weightChangeSchema = z.object({
  /** Kilograms, as in the profile. */
  was: z.nullable(z.number()),
  weight: z.number(),
  /** kcal a day; null where they cannot be told, or are not the shop’s to tell. */
  energy: z.nullable(z.object({ before: perDay, after: z.number() })),
  /** Grams a day of what it eats now, each as its only food; null where that food has no ration for it. */
  foods: z.array(z.object({ name: z.string(), before: perDay, after: perDay })),
  /** Where it is known from what it eats; `vet` where only a vet may say what it is to eat. */
  source: z.enum(["subscription", "order", "none", "down", "vet"]),
  /** So much, for an adult, that it may be an error or an illness. */
  isBig: z.boolean(),
});

export type WeightChange = z.infer<typeof weightChangeSchema>;

/** Of the weight of an adult. */
const bigShare = 0.1;

/** A puppy or a kitten doubles its weight in weeks. @param months of age */
export const isBigChange = (was: number | null, weight: number, months: number | undefined): boolean =>
  was !== null && (months ?? 12) >= 12 && Math.abs(weight - was) > was * bigShare;
