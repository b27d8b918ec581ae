import { isWholeAmount } from "./money.ts";

/** Per cent; a promotion on food for pets may not give more in value, nor announce it (law 2025-337, until 15 April 2028). */
const cap = 34;

export interface Reduction {
  /** Lowest price of the last 30 days, in minor units: the only one that may be struck through (L112-1-1). */
  lowest: number;
  /** Whole per cent, never more than is given; absent below one and above the cap. */
  percent?: number;
}

/** What a price is reduced from; undefined where it is not, or where its lowest price of the last 30 days is not known. */
export function reductionOf(price: unknown, lowest: unknown): Reduction | undefined {
  if (!isWholeAmount(price) || !isWholeAmount(lowest) || price < 0 || lowest <= price) return undefined;
  const percent = Math.floor(((lowest - price) * 100) / lowest);
  return percent >= 1 && !isAboveCap(price, lowest) ? { lowest, percent } : { lowest };
}

/** A reduction that is more than the law allows: the shop is told, its visitors are not. */
export function isAboveCap(price: number, lowest: number): boolean {
  return (lowest - price) * 100 > cap * lowest;
}
