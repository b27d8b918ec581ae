import type { EnergyNeed } from "../../../shared/nutrition/energy.ts";
import { type Food, formatsOnSale } from "./food.ts";

export interface MenuRation {
  kibble: number;
  wet: number[];
}

const wetShare = { wanted: 0.4, most: 0.7 } as const;

const largestPouch = 100;
const scale = 5;

export function menuRation(
  kibble: Food,
  recipes: readonly Food[],
  energy: EnergyNeed,
  frequency: 3 | 7,
): MenuRation | undefined {
  // An opened pouch keeps for a day, so half a pouch needs the same recipe on the next day.
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

function wholeOf(food: Food): number {
  const unit = Number(/(\d+)\sg$/.exec(formatsOnSale(food)[0]?.name ?? "")?.[1] ?? 0);
  return unit > 0 && unit <= largestPouch ? unit : scale;
}

function halfOf(food: Food): number {
  const whole = wholeOf(food);
  return whole === scale ? scale : whole / 2;
}
