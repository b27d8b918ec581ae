import { dayInParis } from "./wall-clock.ts";

/** Whole months between two days in Paris, where a birthday is a day without a time; −1 where `from` is later or none. */
export function monthsBetween(from: Date, to: Date): number {
  if (Number.isNaN(from.getTime())) return -1;
  const [born, today] = [dayOf(from), dayOf(to)];
  if (born > today) return -1;
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const months = years * 12 + today.getUTCMonth() - born.getUTCMonth();
  return today.getUTCDate() < born.getUTCDate() ? months - 1 : months;
}

/** The day that many months before, or the last day of a shorter month: the inverse of `monthsBetween`. */
export function monthsBefore(moment: Date, months: number): Date {
  const day = dayOf(moment);
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a month of 30 days is the first of the next.
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** The day in Paris, as what is made of its date alone. */
const dayOf = (moment: Date) => new Date(dayInParis(moment));
