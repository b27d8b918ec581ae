import { pricePerKilo } from "../money/money.ts";
import { reductionOf } from "../money/price-reduction.ts";
import { daysOf } from "../subscription/delivery-frequency.ts";
import type { Variant } from "./product.ts";
import { isSellable } from "./product-rules.ts";

/** Three weeks: a format that lasts longer need not be carried often. */
const least = 21;

/** Ten weeks: food bought for longer grows old. */
const most = 70;

/** An opened bag of dry food is good for this many days at the most, as the labels say. */
export const dryKeepsFor = 56;

/**
 * Formats that weigh more than this one and cost less per kilo, both to be bought today and neither reduced for a
 * while (as in pack-saving.ts); the smallest first.
 */
export function cheaperLargerFormats<V extends Variant>(variants: readonly V[], variant: Variant): V[] {
  const own = perKilo(variant);
  return variants
    .filter((other) => other.weight > variant.weight && isSellable(other) && perKilo(other) < own)
    .toSorted((one, other) => one.weight - other.weight);
}

/** The largest of the formats that an animal eats in three to ten weeks, dry food while it is good; weights in grams. */
export function lastingFormat<F extends { weight: number }>(
  formats: readonly F[],
  perDay: number,
  kind: "dry" | "wet" | "treat",
): { format: F; days: number } | undefined {
  const longest = kind === "dry" ? dryKeepsFor : most;
  return formats
    .map((format) => ({ format, days: daysOf(format.weight, perDay) }))
    .findLast(({ days }) => days >= least && days <= longest);
}

/** Not a number, so neither more nor less, where there is none to compare. */
function perKilo({ price, lowestPrice30Days, weight }: Variant): number {
  if (reductionOf(price, lowestPrice30Days)) return Number.NaN;
  return pricePerKilo(price, weight) || Number.NaN;
}
