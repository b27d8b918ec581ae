import type { EnergyNeed } from "../../../shared/nutrition/energy.ts";
import { type Food, type Format, formatsOnSale } from "./food.ts";

export function rationOf(
  { product: { metabolizableEnergy } }: Food,
  { need, low, high }: EnergyNeed,
): number {
  const gramsFor = (kcal: number) => (kcal / metabolizableEnergy) * 100;
  const grams = Math.round(gramsFor(need));
  return Math.max(1, Math.ceil(gramsFor(low)), Math.min(grams, Math.floor(gramsFor(high))));
}

const goodFor = 56;

export function formatFor(food: Food, gramsADay: number): { format: Format; days: number } | undefined {
  const [smallest, ...larger] = formatsOnSale(food).map((format) => ({
    format,
    days: Math.max(1, Math.floor(format.weight / gramsADay)),
  }));
  return larger.findLast(({ days }) => days <= goodFor) ?? smallest;
}
