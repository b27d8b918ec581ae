import { departureFrom } from "../delivery/departure.ts";
import { dayAfter, dayInParis } from "../time/wall-clock.ts";

export interface Frequency {
  /** Days between two deliveries. */
  code: number;
  label: string;
  description?: string;
}

/** Fallback for an outage of the e-commerce API. */
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

/** Days; 0 is a one-off purchase. */
export const noSubscription = 0;
const defaultFrequency = 31;

export const subscriptionDiscount = 10;
export const minimumDeliveries = 2;

/** Noon UTC of the departure day, so that a clock change cannot move it to another day. */
export function nextDelivery(ordered: Date, interval: number): Date {
  return new Date(`${departureFrom(dayAfter(dayInParis(ordered), interval))}T12:00:00Z`);
}

export function isOffered(frequencies: readonly Frequency[], interval: number): boolean {
  return frequencies.some(({ code }) => code === interval);
}

export function firstChoice(frequencies: readonly Frequency[]): number {
  return isOffered(frequencies, defaultFrequency)
    ? defaultFrequency
    : (frequencies[0]?.code ?? defaultFrequency);
}

export function frequencyOf(interval: number, frequencies: readonly Frequency[]): string {
  const label = frequencies.find(({ code }) => code === interval)?.label;
  return every({ label: label ?? `${interval} jours` });
}

export const every = ({ label }: { label: string }): string => {
  const [, count, unit = ""] = /^(\d+) (jours?|semaines?|mois)$/.exec(label) ?? [];
  if (!count) return label;
  const article = unit.startsWith("semaine") ? "Toutes" : "Tous";
  if (count === "1") return `${article} les ${unit.endsWith("s") ? unit : `${unit}s`}`;
  return `${article} les ${label}`;
};
