import { dayAfter, momentOf, wallClock } from "../shared/time/wall-clock.ts";

export function dayOf(instant: string | Date): string {
  return wallClock(new Date(instant).getTime()).date;
}

export function noonOf(day: string): string {
  return new Date(momentOf(day, 12 * 60)).toISOString();
}

export function endOf(day: string): string {
  return new Date(momentOf(day, 24 * 60) - 1000).toISOString();
}

export function endOfMonth(day: string): string {
  const nextMonth = dayAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  return endOf(dayAfter(`${nextMonth}-01`, -1));
}
