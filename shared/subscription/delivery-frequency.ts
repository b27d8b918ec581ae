import { frequencies } from "./subscription.ts";

/** A number of bags at a time and the frequency at which they come. */
export interface DeliveryPlan {
  bags: number;
  /** Whole days that this many bags last. */
  days: number;
  /** Code of the frequency, which equals its days (spec 3). */
  code: number;
}

/** Whole days that food lasts: the day on which it runs out is not one of them. */
export function daysOf(grams: number, gramsPerDay: number): number {
  return gramsPerDay > 0 ? Math.floor(grams / gramsPerDay) : 0;
}

/**
 * The frequency that fits what is eaten: the longest of the ten that is no longer than the food lasts. Rounded down,
 * never to the nearest: a few days of food too many can be put off with the next delivery, a day without is a hungry
 * animal. No margin is added for the carrier: the first bag is mixed with the old food for a week or more, and what it
 * lasts longer for that stays in hand. Undefined where the food does not even last the shortest of them.
 */
export function frequencyFor(days: number): number | undefined {
  return frequencies.findLast(({ code }) => code <= days)?.code;
}

/**
 * One bag at a time, and two: what a shopper chooses from. Where even two are eaten before the shortest frequency is
 * over, the least number that lasts; where one lasts the longest, two would only grow old. Never more than `most`.
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
