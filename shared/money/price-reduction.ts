import { isWholeAmount } from "./money.ts";

/** Per cent; the legal maximum for pet food, in value and announced (law 2025-337, until 15 April 2028). */
const cap = 34;

export interface Reduction {
  /** Lowest price of the last 30 days, in minor units: the only one that may be struck through (L112-1-1). */
  lowest: number;
  /** Whole per cent, rounded down; absent below one and above the cap. */
  percent?: number;
}

/** Undefined without a reduction, or without its lowest price of the last 30 days. */
export function reductionOf(price: unknown, lowest: unknown): Reduction | undefined {
  if (!isWholeAmount(price) || !isWholeAmount(lowest) || price < 0 || lowest <= price) return undefined;
  const percent = Math.floor(((lowest - price) * 100) / lowest);
  return percent >= 1 && !isAboveCap(price, lowest) ? { lowest, percent } : { lowest };
}

/**
 * Per cent that a subscription saves, tolerant of half a cent of rounding. Undefined at zero and above the cap, where
 * a reduced price counts from its lowest of the last 30 days.
 */
export function subscriptionPercent({ price, subscription, lowest }: SubscriptionPrices): number | undefined {
  if (!isWholeAmount(price) || !isWholeAmount(subscription)) return undefined;
  if (subscription < 0 || subscription >= price) return undefined;
  const percent = Math.floor(((price - subscription) * 100 + 50) / price);
  return percent >= 1 && !isSubscriptionAboveCap({ price, subscription, lowest }) ? percent : undefined;
}

export interface SubscriptionPrices {
  price: unknown;
  subscription: unknown;
  lowest: unknown;
}

/** A subscription whose saving, with the price's own reduction, exceeds the legal cap. */
export function isSubscriptionAboveCap({ price, subscription, lowest }: SubscriptionPrices): boolean {
  if (!isWholeAmount(price) || !isWholeAmount(subscription)) return false;
  return isAboveCap(subscription, reductionOf(price, lowest)?.lowest ?? price);
}

export function isAboveCap(price: number, lowest: number): boolean {
  return (lowest - price) * 100 > cap * lowest;
}
