import type { Product } from "./entries/product.ts";

export type Food = Pick<
  Product,
  "animal" | "kind" | "feedType" | "filters" | "metabolizableEnergy" | "rations"
>;

export interface Animal {
  /** Kilograms. */
  weight: number;
  /** Whole months of age. */
  month: number;
}

/** Why there is no ration: an answer, not an error (spec 8, ration calculator). */
export type NoResult =
  | "treat"
  | "complementary"
  | "tooYoung"
  | "adultFoodForGrowth"
  | "growthFoodForAdult"
  | "weightOutOfTable";

export type Recommendation = { grams: number; energy: number } | { reason: NoResult };

/** A dog over twelve months is an adult (spec 9); so is a cat. */
const lastMonthOfGrowth = 12;

/** FEDIAF counts a dog as old after its seventh year. */
const lastMonthOfAdultDog = 84;

/** Months; a younger animal lives on its mother's milk. */
const weaned = 2;

export const exponentOf = { dog: 0.75, cat: 0.67 } as const;

/**
 * Grams per day by FEDIAF's equations (Nutritional Guidelines, maintenance and growth): kcal = factor ×
 * kg^exponent. The factor comes from the food's own ration table, which holds for an adult or an animal
 * halfway through its growth; age changes it from there.
 */
export function recommend(food: Food, animal: Animal): Recommendation {
  const reason = reasonAgainst(food, animal);
  if (reason) return { reason };
  const share = shareOfTable(food, animal);
  if (share === undefined) return { reason: "weightOutOfTable" };
  const written = food.rations.find(({ weight }) => weight === animal.weight)?.grams;
  const tableEnergy = factorOf(food) * animal.weight ** exponentOf[food.animal];
  const grams = Math.round((written ?? (tableEnergy / food.metabolizableEnergy) * 100) * share);
  return { grams, energy: Math.round((grams * food.metabolizableEnergy) / 100) };
}

/**
 * kcal per kilogram of metabolic weight, read from the table's heaviest line, where whole grams blur least.
 */
export function factorOf({ animal, rations, metabolizableEnergy }: Food): number {
  const line = rations.at(-1);
  return line ? (line.grams * metabolizableEnergy) / 100 / line.weight ** exponentOf[animal] : 0;
}

export function isForGrowth({ filters }: Pick<Food, "filters">): boolean {
  return filters.some(
    ({ attributes: { name, value } }) => name === "âge" && /^(chiot|chaton|junior)/i.test(value),
  );
}

function isForOldAge({ filters }: Food): boolean {
  return filters.some(({ attributes: { name, value } }) => name === "âge" && /^senior/i.test(value));
}

function reasonAgainst(food: Food, { weight, month }: Animal): NoResult | undefined {
  if (food.kind === "treat") return "treat";
  if (/complémentaire/i.test(food.feedType)) return "complementary";
  if (month < weaned) return "tooYoung";
  const grows = month <= lastMonthOfGrowth;
  if (grows && !isForGrowth(food)) return "adultFoodForGrowth";
  if (!grows && isForGrowth(food)) return "growthFoodForAdult";
  return isWithinTable(food, weight) ? undefined : "weightOutOfTable";
}

/**
 * The equation holds a little beyond the table: from half its lightest line to one and a half times its
 * heaviest.
 */
function isWithinTable({ rations }: Food, weight: number): boolean {
  const [lightest, heaviest] = [rations[0]?.weight, rations.at(-1)?.weight];
  return (
    lightest !== undefined && heaviest !== undefined && weight >= lightest / 2 && weight <= heaviest * 1.5
  );
}

/**
 * The need per day as a share of the table's value; undefined where no animal of this age has this weight.
 */
function shareOfTable(food: Food, { weight, month }: Animal): number | undefined {
  if (month > lastMonthOfGrowth) {
    const old = food.animal === "dog" && month > lastMonthOfAdultDog;
    // FEDIAF: 110 for an adult dog, 95 for an old one; food for old dogs already counts with 95.
    return old && !isForOldAge(food) ? 95 / 110 : 1;
  }
  return food.animal === "dog" ? shareOfPuppy(weight, month) : shareOfKitten(month);
}

/**
 * FEDIAF, growth: 210 up to half of the adult weight, 175 up to four fifths, 140 beyond; the table says 175.
 */
function shareOfPuppy(weight: number, month: number): number | undefined {
  const adult = adultWeight(weight, month);
  if (adult === undefined) return undefined;
  const grown = weight / adult;
  return (grown <= 0.5 ? 210 : grown <= 0.8 ? 175 : 140) / 175;
}

/**
 * FEDIAF, growth: 2 to 2.5 times an adult's need up to four months, 1.75 to 2 up to nine, 1.5 after; the
 * table says 1.75.
 */
function shareOfKitten(month: number): number {
  return (month <= 4 ? 2.25 : month <= 9 ? 1.75 : 1.5) / 1.75;
}

/** Kilograms expected of a puppy of this weight; undefined above 100 kg (spec 9). */
export function adultWeight(weight: number, month: number): number | undefined {
  let [low, high] = [weight, 100];
  if (weight > high * shareGrown(month, high)) return undefined;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (middle * shareGrown(month, middle) < weight) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Share of the adult weight at an age, by a Gompertz curve: half after a third of the growth, which takes ten
 * months for a dog of 5 kg and two years for one of 75.
 */
export function shareGrown(month: number, adult: number): number {
  const monthsOfGrowth = 9 + adult / 5;
  return Math.exp(-Math.exp(-4.69 * (month / monthsOfGrowth - 0.252)));
}
