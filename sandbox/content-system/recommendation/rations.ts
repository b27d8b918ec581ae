import type { EnergyNeed } from "../../../shared/nutrition/energy.ts";
import { type Food, type Format, formatsOnSale } from "./food.ts";

/** Grams a day of this food alone, never outside the band. */
export function rationOf(
  { product: { metabolizableEnergy } }: Food,
  { need, low, high }: EnergyNeed,
): number {
  const gramsFor = (kcal: number) => (kcal / metabolizableEnergy) * 100;
  const grams = Math.round(gramsFor(need));
  return Math.max(1, Math.ceil(gramsFor(low)), Math.min(grams, Math.floor(gramsFor(high))));
}

/** Days that a bag is good once it is open (directions of the products). */
const goodFor = 56;

/** The largest format that is eaten while it is good, otherwise the smallest one. */
export function formatFor(food: Food, gramsADay: number): { format: Format; days: number } | undefined {
  const [smallest, ...larger] = formatsOnSale(food).map((format) => ({
    format,
    days: Math.max(1, Math.floor(format.weight / gramsADay)),
  }));
  return larger.findLast(({ days }) => days <= goodFor) ?? smallest;
}
