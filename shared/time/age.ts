/** Whole months between two days; −1 where `from` is later. */
export function monthsBetween(from: Date, to: Date): number {
  if (from > to) return -1;
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

/** The day that many months before, or the last day of a shorter month: the inverse of `monthsBetween`. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a month of 30 days is the first of the next.
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0);
  return before;
}
