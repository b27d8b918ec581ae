import { dayAfter, momentOf, wallClock } from "../shared/time/wall-clock.ts";

const paris = "Europe/Paris";

/** "2026-12-01". */
export function dayOf(instant: string | Date): string {
  return wallClock(new Date(instant).getTime(), paris).date;
}

export function noonOf(day: string): string {
  return new Date(momentOf(day, 12 * 60, paris)).toISOString();
}

/** The last second of a day. */
export function endOf(day: string): string {
  return new Date(momentOf(day, 24 * 60, paris) - 1000).toISOString();
}

/** The last second of the month of a day. */
export function endOfMonth(day: string): string {
  const nextMonth = dayAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  return endOf(dayAfter(`${nextMonth}-01`, -1));
}
