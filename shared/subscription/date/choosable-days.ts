import { departureFrom, departureUpTo, isDepartureDay } from "../../delivery/departure.ts";
import { dayAfter } from "../../time/wall-clock.ts";

/** Days before a shipment; from then on it can no longer be changed. */
export const preparationDays = 4;

const farthest = 365;
const longestPause = { months: 3 };

/** First and last day, both included, in Paris. */
export interface DayRange {
  first: string;
  last: string;
}

export function shipmentDays(today: string, pausedUntil: string | null = null): DayRange {
  const first = departureFrom(dayAfter(today, preparationDays));
  const afterPause = pausedUntil === null ? first : firstAfterPause(pausedUntil);
  return { first: afterPause > first ? afterPause : first, last: departureUpTo(dayAfter(today, farthest)) };
}

export function pauseDays(today: string): DayRange {
  return { first: dayAfter(today), last: monthsAfter(today, longestPause.months) };
}

export function shipmentAfterPause(planned: string | null, until: string): string {
  const first = firstAfterPause(until);
  return departureFrom(planned !== null && planned > first ? planned : first);
}

export const isShipmentDay = (day: string, days: DayRange): boolean =>
  isWithin(day, days) && isDepartureDay(day);

export const isWithin = (day: string, { first, last }: DayRange): boolean => day >= first && day <= last;

const firstAfterPause = (until: string) => departureFrom(dayAfter(until, preparationDays + 1));

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
