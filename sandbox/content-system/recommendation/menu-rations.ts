import type { EnergyNeed } from "../../../shared/nutrition/energy.ts";
import { type Food, formatsOnSale } from "./food.ts";

/** Grams on a day with both; one recipe of wet food a day, in the order in which they were given. */
export interface MenuRation {
  kibble: number;
  wet: number[];
}

/** Share of the day's energy that comes from wet food: as near as whole portions allow, and at most. */
const wetShare = { wanted: 0.4, most: 0.7 } as const;

/** A pouch or a small tin is given whole or by halves; larger ones are weighed. */
const largestPouch = 100;
const scale = 5;

/**
 * One ration of kibble that suits each of the recipes, so that no day leaves the band. Undefined where there is none.
 */
export function menuRation(
  kibble: Food,
  recipes: readonly Food[],
  energy: EnergyNeed,
  frequency: 3 | 7,
): MenuRation | undefined {
  // An opened pouch keeps for a day: half of one serves only where the same recipe comes the day after.
  const isKept = frequency === 7 && recipes.length === 1;
  const portions = [...(isKept ? [] : [wholeOf]), halfOf, () => scale];
  for (const step of portions) {
    const ration = withPortions(kibble, recipes, energy, step);
    if (ration) return ration;
  }
  return undefined;
}

function withPortions(
  { product: { metabolizableEnergy } }: Food,
  recipes: readonly Food[],
  { need, low, high }: EnergyNeed,
  step: (food: Food) => number,
): MenuRation | undefined {
  const wet = recipes.map((food) => portionOf(food, need * wetShare.wanted, step(food)));
  const kcal = recipes.map(({ product }, place) => ((wet[place] ?? 0) * product.metabolizableEnergy) / 100);
  const [least, most] = [Math.min(...kcal), Math.max(...kcal)];
  const grams = (rest: number) => (rest / metabolizableEnergy) * 100;
  const bounds = { low: Math.max(1, Math.ceil(grams(low - least))), high: Math.floor(grams(high - most)) };
  if (most > need * wetShare.most || bounds.low > bounds.high) return undefined;
  const mean = kcal.reduce((sum, one) => sum + one, 0) / kcal.length;
  return { kibble: Math.min(bounds.high, Math.max(bounds.low, Math.round(grams(need - mean)))), wet };
}

function portionOf({ product }: Food, kcal: number, step: number): number {
  const grams = (kcal / product.metabolizableEnergy) * 100;
  return Math.round(Math.max(1, Math.round(grams / step)) * step);
}

/** Grams of a pouch ("12 × 85 g"), or a step of the scale. */
function wholeOf(food: Food): number {
  const unit = Number(/(\d+)\sg$/.exec(formatsOnSale(food)[0]?.name ?? "")?.[1] ?? 0);
  return unit > 0 && unit <= largestPouch ? unit : scale;
}

function halfOf(food: Food): number {
  const whole = wholeOf(food);
  return whole === scale ? scale : whole / 2;
}
