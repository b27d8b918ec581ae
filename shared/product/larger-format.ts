import { pricePerKilo } from "../money/money.ts";
import { reductionOf } from "../money/price-reduction.ts";
import { daysOf } from "../subscription/delivery-frequency.ts";
import type { Product, Variant } from "./product.ts";
import { isSellable } from "./product-rules.ts";

/** Days. */
const least = 21;

/** Days: food kept longer grows old. */
const most = 70;

/** Days that an opened bag of dry food is good, as its label says. */
export const dryKeepsFor = 56;

/** Days within which a pack is to be eaten. */
export const keepsFor = (kind: Product["kind"]): number => (kind === "dry" ? dryKeepsFor : most);

/** Heavier formats that cost less per kilo, in stock and without a current reduction; smallest first. */
export function cheaperLargerFormats<V extends Variant>(variants: readonly V[], variant: Variant): V[] {
  const own = perKilo(variant);
  return variants
    .filter((other) => weightOf(other) > weightOf(variant) && isSellable(other) && perKilo(other) < own)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

/** The largest format eaten within three to ten weeks, for dry food within `dryKeepsFor`; weights in grams. */
export function lastingFormat<F extends { weight: number }>(
  formats: readonly F[],
  perDay: number,
  kind: Product["kind"],
): { format: F; days: number } | undefined {
  const longest = keepsFor(kind);
  return formats
    .map((format) => ({ format, days: daysOf(format.weight, perDay) }))
    .findLast(({ days }) => days >= least && days <= longest);
}

/** NaN where unknown: neither more nor less. */
const weightOf = ({ weight }: Variant) => weight ?? Number.NaN;

/** NaN, so neither more nor less, where price or weight is missing. */
function perKilo({ price, lowestPrice30Days, weight }: Variant): number {
  if (reductionOf(price, lowestPrice30Days)) return Number.NaN;
  return pricePerKilo(price, weight) || Number.NaN;
}
