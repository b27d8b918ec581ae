import type { EnergyNeed } from "./energy.ts";

/** Whole grams whose energy stays in FEDIAF's band. @param energy kcal per 100 g as sold */
export function gramsPerDay(
  energy: number,
  { need, low, high }: Pick<EnergyNeed, "need" | "low" | "high">,
): number {
  const gramsFor = (kcal: number) => (kcal / energy) * 100;
  const grams = Math.round(gramsFor(need));
  return Math.max(1, Math.ceil(gramsFor(low)), Math.min(grams, Math.floor(gramsFor(high))));
}
