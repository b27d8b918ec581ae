import * as z from "zod/mini";

/** Percent of the food as sold. */
export const analysisSchema = z.object({
  protein: z.number(),
  fat: z.number(),
  ash: z.number(),
  fibre: z.number(),
  moisture: z.number(),
  detail: z._default(z.record(z.string(), z.number()), {}),
});
type Analysis = z.infer<typeof analysisSchema>;

export const rationProfileNames = [
  "dog-active",
  "dog-quiet",
  "dog-small",
  "dog-large",
  "puppy",
  "cat-active",
  "cat-quiet",
  "kitten",
  "dog-treat",
  "cat-treat",
] as const;
type RationProfile = (typeof rationProfileNames)[number];

/** Daily needs in kcal per kilogram of metabolic weight, by FEDIAF for healthy animals. */
const rationProfiles: Record<RationProfile, { factor: number; exponent: number; weights: number[] }> = {
  "dog-active": { factor: 110, exponent: 0.75, weights: [10, 15, 20, 25, 30, 40] },
  "dog-quiet": { factor: 95, exponent: 0.75, weights: [5, 10, 15, 20, 30, 40] },
  "dog-small": { factor: 105, exponent: 0.75, weights: [2, 4, 6, 8, 10] },
  "dog-large": { factor: 110, exponent: 0.75, weights: [25, 30, 40, 50, 60, 70] },
  puppy: { factor: 175, exponent: 0.75, weights: [2, 5, 8, 12, 18, 25] },
  "cat-active": { factor: 100, exponent: 0.67, weights: [3, 4, 5, 6, 7] },
  "cat-quiet": { factor: 75, exponent: 0.67, weights: [3, 4, 5, 6, 7] },
  kitten: { factor: 175, exponent: 0.67, weights: [1, 1.5, 2, 2.5, 3] },
  "dog-treat": { factor: 9.5, exponent: 0.75, weights: [5, 10, 20, 30, 40] },
  "cat-treat": { factor: 7.5, exponent: 0.67, weights: [3, 4, 5, 6] },
};

export function constituentsOf({ protein, fat, ash, fibre, moisture, detail }: Analysis) {
  return Object.entries({
    "Protéine brute": protein,
    "Matières grasses brutes": fat,
    "Cendres brutes": ash,
    "Fibres brutes": fibre,
    Humidité: moisture,
    ...detail,
  }).map(([name, percent]) => ({ name, percent }));
}

type Shares = Pick<Analysis, "protein" | "fat" | "ash" | "fibre" | "moisture">;

export function carbohydrate({ protein, fat, ash, fibre, moisture }: Shares): number {
  return Math.round((100 - protein - fat - ash - fibre - moisture) * 10) / 10;
}

/** Kilocalories per 100 g. */
export function energyOf(analysis: Shares): number {
  return Math.round(3.5 * analysis.protein + 8.5 * analysis.fat + 3.5 * carbohydrate(analysis));
}

/** `weight` is in kilograms, `grams` per day of this food alone. */
export function rationsOf(profile: RationProfile, energy: number): { weight: number; grams: number }[] {
  const { factor, exponent, weights } = rationProfiles[profile];
  return weights.map((weight) => ({
    weight,
    grams: Math.round(((factor * weight ** exponent) / energy) * 100),
  }));
}
