import { isWholeAmount } from "./money.ts";

/** Per cent. Law 2025-337 caps reductions on pet food until 15 April 2028. */
const cap = 34;

export interface Reduction {
  /** Minor units. Only the lowest price of the last 30 days may be struck through (L112-1-1). */
  lowest: number;
  percent?: number;
}

export function reductionOf(price: unknown, lowest: unknown): Reduction | undefined {
  if (!isWholeAmount(price) || !isWholeAmount(lowest) || price < 0 || lowest <= price) return undefined;
  const percent = Math.floor(((lowest - price) * 100) / lowest);
  return percent >= 1 && !isAboveCap(price, lowest) ? { lowest, percent } : { lowest };
}

/** Undefined above the legal cap, which counts from the lowest price of the last 30 days. */
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

export function isSubscriptionAboveCap({ price, subscription, lowest }: SubscriptionPrices): boolean {
  if (!isWholeAmount(price) || !isWholeAmount(subscription)) return false;
  return isAboveCap(subscription, reductionOf(price, lowest)?.lowest ?? price);
}

export function isAboveCap(price: number, lowest: number): boolean {
  return (lowest - price) * 100 > cap * lowest;
}
