/** Whole months from one day to another; −1 where the first comes after the second. */
export function monthsBetween(from: Date, to: Date): number {
  if (from > to) return -1;
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
