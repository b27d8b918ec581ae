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

/**
 * Per cent that a subscription takes off the price. A price is in whole cents: half a cent more than the percentage gives
 * is still it. Undefined where it takes off nothing, and where what is paid lies beyond the cap: a price that is reduced
 * already is counted from the lowest of the last 30 days, of which the subscription takes off more.
 */
export function subscriptionPercent({ price, subscription, lowest }: SubscriptionPrices): number | undefined {
  if (!isWholeAmount(price) || !isWholeAmount(subscription)) return undefined;
  if (subscription < 0 || subscription >= price) return undefined;
  const percent = Math.floor(((price - subscription) * 100 + 50) / price);
  return percent >= 1 && !isSubscriptionAboveCap({ price, subscription, lowest }) ? percent : undefined;
}

/** As they come from the content system: whole minor units, or nothing that can be counted with. */
export interface SubscriptionPrices {
  price: unknown;
  subscription: unknown;
  lowest: unknown;
}

/** A subscription that, with the reduction of the price it is of, takes off more than the law allows. */
export function isSubscriptionAboveCap({ price, subscription, lowest }: SubscriptionPrices): boolean {
  if (!isWholeAmount(price) || !isWholeAmount(subscription)) return false;
  return isAboveCap(subscription, reductionOf(price, lowest)?.lowest ?? price);
}

/** A reduction that is more than the law allows: the shop is told, its visitors are not. */
export function isAboveCap(price: number, lowest: number): boolean {
  return (lowest - price) * 100 > cap * lowest;
}
