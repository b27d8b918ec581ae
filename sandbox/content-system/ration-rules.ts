import {
  adultFactor,
  exponentOf,
  lastMonthOfAdultDog,
  oldDogFactor,
} from "../../shared/nutrition/energy-rows.ts";
import {
  adultWeight,
  kittenMultiple,
  lastMonthOfGrowth,
  puppyFactor,
  weaned,
} from "../../shared/nutrition/growth.ts";
import type { Product } from "../content/entries/product.ts";

type Food = Pick<Product, "animal" | "kind" | "feedType" | "filters" | "metabolizableEnergy" | "rations">;

export interface Animal {
  /** Kilograms. */
  weight: number;
  month: number;
}

export type NoResult =
  | "treat"
  | "complementary"
  | "tooYoung"
  | "adultFoodForGrowth"
  | "growthFoodForAdult"
  | "weightOutOfTable";

type Recommendation = { grams: number; energy: number } | { reason: NoResult };

/** FEDIAF's equations: kcal per day = factor × kg^exponent. The food's own ration table gives the factor. */
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

/** kcal per kilogram of metabolic weight; whole grams distort the heaviest line least. */
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

function isWithinTable({ rations }: Food, weight: number): boolean {
  const [lightest, heaviest] = [rations[0]?.weight, rations.at(-1)?.weight];
  return (
    lightest !== undefined && heaviest !== undefined && weight >= lightest / 2 && weight <= heaviest * 1.5
  );
}

function shareOfTable(food: Food, { weight, month }: Animal): number | undefined {
  if (month > lastMonthOfGrowth) {
    const old = food.animal === "dog" && month > lastMonthOfAdultDog;
    return old && !isForOldAge(food) ? oldDogFactor / adultFactor.dog : 1;
  }
  return food.animal === "dog" ? shareOfPuppy(weight, month) : shareOfKitten(month);
}

function shareOfPuppy(weight: number, month: number): number | undefined {
  const adult = adultWeight(weight, month);
  return adult === undefined ? undefined : puppyFactor(weight / adult).factor / 175;
}

const shareOfKitten = (month: number) => kittenMultiple(month).factor / 1.75;
