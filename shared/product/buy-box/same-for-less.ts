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

export type PaidPrice = "price" | "subscriptionPrice";

/**
 * The same weight of the same product in fewer, larger packs that cost less today, both paid in the same way. Reduced
 * prices are never compared: `docs/rules/catalogue.md#saving-of-a-large-pack`.
 */
export function sameForLess(
  variants: readonly Variant[],
  variant: Variant,
  quantity: number,
  paid: PaidPrice = "price",
): SameForLess | undefined {
  const cost = comparedPrice(variant, paid) * quantity;
  const grams = (variant.weight ?? Number.NaN) * quantity;
  return variants
    .filter((other) => isSellable(other) && (other.weight ?? 0) > (variant.weight ?? Number.NaN))
    .map((format) => {
      const bags = grams / (format.weight ?? Number.NaN);
      return { format, bags, saving: cost - comparedPrice(format, paid) * bags };
    })
    .filter(({ bags, saving }) => Number.isInteger(bags) && saving > 0)
    .toSorted((one, other) => other.saving - one.saving)[0];
}

/** NaN if unknown or reduced, so that every comparison is false. */
function comparedPrice({ price, lowestPrice30Days, ...variant }: Variant, paid: PaidPrice): number {
  const amount = paid === "price" ? price : variant.subscriptionPrice;
  return isWholeAmount(amount) && !reductionOf(price, lowestPrice30Days) ? amount : Number.NaN;
}
