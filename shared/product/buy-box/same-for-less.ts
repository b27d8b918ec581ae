import { isWholeAmount } from "../../money/money.ts";
import { reductionOf } from "../../money/price-reduction.ts";
import type { Variant } from "../product.ts";
import { isSellable } from "../product-rules.ts";

export interface SameForLess {
  format: Variant;
  bags: number;
  /** Whole minor units. */
  saving: number;
}

/**
 * The same weight of the same product in fewer, larger packs that cost less today. Reduced and subscription prices
 * are never compared: `docs/rules/catalogue.md#saving-of-a-large-pack`.
 */
export function sameForLess(
  variants: readonly Variant[],
  variant: Variant,
  quantity: number,
): SameForLess | undefined {
  const cost = comparedPrice(variant) * quantity;
  const grams = (variant.weight ?? Number.NaN) * quantity;
  return variants
    .filter((other) => isSellable(other) && (other.weight ?? 0) > (variant.weight ?? Number.NaN))
    .map((format) => {
      const bags = grams / (format.weight ?? Number.NaN);
      return { format, bags, saving: cost - comparedPrice(format) * bags };
    })
    .filter(({ bags, saving }) => Number.isInteger(bags) && saving > 0)
    .toSorted((one, other) => other.saving - one.saving)[0];
}

/** NaN if unknown or reduced, so that every comparison is false. */
function comparedPrice({ price, lowestPrice30Days }: Variant): number {
  return isWholeAmount(price) && !reductionOf(price, lowestPrice30Days) ? price : Number.NaN;
}
