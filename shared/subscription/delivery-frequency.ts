import type { Frequency } from "./subscription.ts";

export interface DeliveryPlan {
  bags: number;
  /** Days that this many bags last. */
  days: number;
  /** The code equals the days of the frequency (spec 3). */
  code: number;
}

/** Whole days that food lasts, rounded down. */
export function daysOf(grams: number, gramsPerDay: number): number {
  return gramsPerDay > 0 ? Math.floor(grams / gramsPerDay) : 0;
}

/**
 * One bag at a time, and two. Where two do not last the shortest frequency, the least number that does; where one
 * lasts the longest frequency, only one. Never more than `most`.
 */
export function deliveryPlans(
  frequencies: readonly Frequency[],
  bagGrams: number,
  gramsPerDay: number,
  most: number,
): DeliveryPlan[] {
  const codes = frequencies.map(({ code }) => code).toSorted((one, other) => one - other);
  const plans = [1, 2].flatMap((bags) => planOf(bags) ?? []);
  const [one, two] = plans;
  if (one && two && one.code === two.code) return [one];
  const [shortest] = codes;
  if (plans.length || shortest === undefined || !(bagGrams > 0) || !(gramsPerDay > 0)) return plans;
  const least = Math.ceil((shortest * gramsPerDay) / bagGrams);
  return least <= most ? [planOf(least) ?? []].flat() : [];

  /**
   * The longest frequency that the food lasts. Rounded down: surplus food can be put off with the next delivery, an
   * animal cannot wait. No margin for the carrier, since the first bag is mixed with the old food.
   */
  function planOf(bags: number): DeliveryPlan | undefined {
    const days = daysOf(bags * bagGrams, gramsPerDay);
    const code = codes.findLast((each) => each <= days);
    return code === undefined ? undefined : { bags, days, code };
  }
}
