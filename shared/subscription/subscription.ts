/** Delivery frequencies in days (spec 3); 0 is no subscription. */
export const frequencies = [
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
] as const;

export const noSubscription = 0;
export const defaultFrequency = 31;

/** Per cent, and the least number of deliveries (spec 9). */
export const subscriptionDiscount = 10;
export const minimumDeliveries = 2;

export function nextDelivery(ordered: Date, interval: number): Date {
  return new Date(ordered.getTime() + interval * 24 * 60 * 60 * 1000);
}

/** Unknown intervals are a one-off purchase. */
export function toInterval(days: number): number {
  return frequencies.some(({ code }) => code === days) ? days : noSubscription;
}
