import { dayInParis } from "./wall-clock.ts";

/** Whole months between two days in Paris; −1 if `from` is later or invalid. */
export function monthsBetween(from: Date, to: Date): number {
  if (Number.isNaN(from.getTime())) return -1;
  const [born, today] = [dayOf(from), dayOf(to)];
  if (born > today) return -1;
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const months = years * 12 + today.getUTCMonth() - born.getUTCMonth();
  return today.getUTCDate() < born.getUTCDate() ? months - 1 : months;
}

export function monthsBefore(moment: Date, months: number): Date {
  const day = dayOf(moment);
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  // Setting the month of a 31st can roll over into the next month.
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0);
  return before;
}

const dayOf = (moment: Date) => new Date(dayInParis(moment));
