import { frequencies } from "./subscription.ts";

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
 * The longest of the ten frequencies that the food lasts; undefined where it lasts none. Rounded down: surplus food
 * can be put off with the next delivery, an animal cannot wait. No margin for the carrier, since the first bag is
 * mixed with the old food.
 */
function frequencyFor(days: number): number | undefined {
  return frequencies.findLast(({ code }) => code <= days)?.code;
}

/**
 * One bag at a time, and two. Where two do not last the shortest frequency, the least number that does; where one
 * lasts the longest frequency, only one. Never more than `most`.
 */
export function deliveryPlans(bagGrams: number, gramsPerDay: number, most: number): DeliveryPlan[] {
  const plans = [1, 2].flatMap((bags) => planOf(bags, bagGrams, gramsPerDay) ?? []);
  const [one, two] = plans;
  if (one && two && one.code === two.code) return [one];
  if (plans.length || !(bagGrams > 0) || !(gramsPerDay > 0)) return plans;
  const shortest = frequencies[0].code;
  const least = Math.ceil((shortest * gramsPerDay) / bagGrams);
  return least <= most ? [planOf(least, bagGrams, gramsPerDay) ?? []].flat() : [];
}

function planOf(bags: number, bagGrams: number, gramsPerDay: number): DeliveryPlan | undefined {
  const days = daysOf(bags * bagGrams, gramsPerDay);
  const code = frequencyFor(days);
  return code === undefined ? undefined : { bags, days, code };
}
