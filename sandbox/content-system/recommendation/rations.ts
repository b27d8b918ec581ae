import type { EnergyNeed } from "../../../shared/nutrition/energy.ts";
import { gramsPerDay } from "../../../shared/nutrition/grams-per-day.ts";
import { type Food, type Format, formatsOnSale } from "./food.ts";

export const rationOf = ({ product: { metabolizableEnergy } }: Food, need: EnergyNeed): number =>
  gramsPerDay(metabolizableEnergy, need);

const goodFor = 56;

export function formatFor(food: Food, gramsADay: number): { format: Format; days: number } | undefined {
  const [smallest, ...larger] = formatsOnSale(food).map((format) => ({
    format,
    days: Math.max(1, Math.floor(format.weight / gramsADay)),
  }));
  return larger.findLast(({ days }) => days <= goodFor) ?? smallest;
}
