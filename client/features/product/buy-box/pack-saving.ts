import { isWholeAmount, pricePerKilo } from "../../../../shared/money/money.ts";
import { isAboveCap, reductionOf } from "../../../../shared/money/price-reduction.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { isSellable } from "../../../../shared/product/product-rules.ts";

export interface PackSaving {
  smallest: Variant;
  /** Whole per cent, rounded down; absent if larger than the shop may announce. */
  percent?: number;
}

/** Compares two current, unreduced prices, so this is no price reduction in law (L112-1-1). */
export function packSaving(variants: readonly Variant[], variant: Variant): PackSaving | undefined {
  const [smallest] = variants.filter(isWeighed).toSorted((one, other) => one.weight - other.weight);
  if (!smallest || !isWeighed(variant) || smallest.weight >= variant.weight) return undefined;
  if (isReduced(smallest) || isReduced(variant)) return undefined;
  const [small, large] = [smallest, variant].map((pack) => pricePerKilo(pack.price, pack.weight));
  if (!isWholeAmount(small) || !isWholeAmount(large) || large <= 0 || large >= small) return undefined;
  const percent = Math.floor(((small - large) * 100) / small);
  if (percent < 1) return undefined;
  return isAboveCap(large, small) ? { smallest } : { smallest, percent };
}

const isWeighed = (pack: Variant): pack is Variant & { weight: number } =>
  pack.weight !== null && isSellable(pack);

const isReduced = ({ price, lowestPrice30Days }: Variant) =>
  reductionOf(price, lowestPrice30Days) !== undefined;
