import { departureFrom } from "../delivery/departure.ts";
import { dayAfter, dayInParis } from "../time/wall-clock.ts";

/** How often a subscription is delivered (spec 3). */
export interface Frequency {
  /** Days between two deliveries. */
  code: number;
  /** "6 semaines". */
  label: string;
  description?: string;
}

/** Without an answer of the e-commerce API, whose list comes first (spec 3). */
export const knownFrequencies = [
  { code: 21, label: "3 semaines" },
  { code: 31, label: "1 mois" },
  { code: 42, label: "6 semaines" },
  { code: 49, label: "7 semaines" },
  { code: 62, label: "2 mois" },
  { code: 70, label: "10 semaines" },
  { code: 77, label: "11 semaines" },
  { code: 93, label: "3 mois" },
  { code: 124, label: "4 mois" },
  { code: 155, label: "5 mois" },
] as const satisfies readonly Frequency[];

/** Days; 0 is bought once. */
export const noSubscription = 0;
const defaultFrequency = 31;

/** Per cent, and the least number of deliveries (spec 9). */
export const subscriptionDiscount = 10;
export const minimumDeliveries = 2;

/** Noon (UTC) of the day in Paris on which it leaves: hours that a clock change takes or adds move no delivery. */
export function nextDelivery(ordered: Date, interval: number): Date {
  return new Date(`${departureFrom(dayAfter(dayInParis(ordered), interval))}T12:00:00Z`);
}

export function isOffered(frequencies: readonly Frequency[], interval: number): boolean {
  return frequencies.some(({ code }) => code === interval);
}

/** One month, unless it is not offered. */
export function firstChoice(frequencies: readonly Frequency[]): number {
  return isOffered(frequencies, defaultFrequency)
    ? defaultFrequency
    : (frequencies[0]?.code ?? defaultFrequency);
}
