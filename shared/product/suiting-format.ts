import type { Recommended } from "../guide/advice.ts";
import { daysOf } from "../subscription/frequency/delivery-frequency.ts";
import { keepsFor } from "./buy-box/larger-format.ts";
import type { Product, Variant } from "./product.ts";
import { isSellable, visibleVariants } from "./product-rules.ts";

type Weighed = Variant & { weight: number };

/** Advised format if sellable, else the largest eaten before it spoils, else the smallest. */
export function suitingFormat(
  product: Pick<Product, "kind" | "variants">,
  { variantCode, ration }: Pick<Recommended, "variantCode" | "ration">,
): Weighed | undefined {
  const formats = visibleVariants(product)
    .filter((variant): variant is Weighed => isSellable(variant) && (variant.weight ?? 0) > 0)
    .toSorted((one, other) => one.weight - other.weight);
  return (
    formats.find(({ code }) => code === variantCode) ??
    formats.findLast(({ weight }) => daysOf(weight, ration) <= keepsFor(product.kind)) ??
    formats[0]
  );
}
