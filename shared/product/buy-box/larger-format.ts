import { pricePerKilo } from "../../money/money.ts";
import { reductionOf } from "../../money/price-reduction.ts";
import type { Product, Variant } from "../product.ts";
import { isSellable } from "../product-rules.ts";

/** Days. */
const most = 70;

/** Days that an opened bag stays good, as printed on the label. */
export const dryKeepsFor = 56;

export const keepsFor = (kind: Product["kind"]): number => (kind === "dry" ? dryKeepsFor : most);

export function cheaperLargerFormats<V extends Variant>(variants: readonly V[], variant: Variant): V[] {
  const own = perKilo(variant);
  return variants
    .filter((other) => weightOf(other) > weightOf(variant) && isSellable(other) && perKilo(other) < own)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

const weightOf = ({ weight }: Variant) => weight ?? Number.NaN;

/** NaN if unknown or reduced, so that every comparison is false. */
function perKilo({ price, lowestPrice30Days, weight }: Variant): number {
  if (reductionOf(price, lowestPrice30Days)) return Number.NaN;
  return pricePerKilo(price, weight) || Number.NaN;
}
