/** Whole months from one day to another; −1 where the first comes after the second. */
export function monthsBetween(from: Date, to: Date): number {
  if (from > to) return -1;
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

/**
 * The day so many months before another: of the same number, or the last of a shorter month. `monthsBetween` then counts
 * as many.
 */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a month of 30 days is the first of the next.
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0);
  return before;
}
