import type { Frequency } from "../../frequency/frequency.ts";

export interface DeliveryPlan {
  bags: number;
  days: number;
  code: number;
}

export function daysOf(grams: number, gramsPerDay: number): number {
  return gramsPerDay > 0 ? Math.floor(grams / gramsPerDay) : 0;
}

/** Plans for one and two bags, or the smallest number that lasts the shortest frequency. */
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
   * Rounded down: surplus food can be postponed, but an animal cannot wait. The first bag is mixed with the
   * old food, so the carrier needs no margin.
   */
  function planOf(bags: number): DeliveryPlan | undefined {
    const days = daysOf(bags * bagGrams, gramsPerDay);
    const code = codes.findLast((each) => each <= days);
    return code === undefined ? undefined : { bags, days, code };
  }
}
