import type { FactorBand } from "./energy-rows.ts";

export const lastMonthOfGrowth = 12;

/** Months. Younger animals still drink their mother's milk. */
export const weaned = 2;

/**
 * FEDIAF, growth of dogs. The adult weight is an estimate, so the band includes the next row. @param grown
 * share of the adult weight
 */
export function puppyFactor(grown: number): FactorBand {
  if (grown <= 0.5) return { factor: 210, low: 175, high: 210 };
  if (grown <= 0.8) return { factor: 175, low: 140, high: 210 };
  return { factor: 140, low: 125, high: 175 };
}

/** FEDIAF, growth of cats, as multiples of an adult's need. */
export function kittenMultiple(month: number): FactorBand {
  if (month <= 4) return { factor: 2.25, low: 2, high: 2.5 };
  if (month <= 9) return { factor: 1.75, low: 1.75, high: 2 };
  return { factor: 1.5, low: 1.5, high: 1.5 };
}

/** Expected adult kilograms; undefined above 100. */
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

/** Gompertz curve: half of the adult weight is reached after a third of the growth. */
export function shareGrown(month: number, adult: number): number {
  return Math.exp(-Math.exp(-4.69 * (month / monthsOfGrowth(adult) - 0.252)));
}

/** @param adult kilograms */
export const monthsOfGrowth = (adult: number): number => 9 + adult / 5;
