import { BoundedMap } from "../../shared/bounded-map.ts";
import { isAboveCap, isSubscriptionAboveCap, reductionOf } from "../../shared/money/price-reduction.ts";
import type { Variant } from "../../shared/product/product.ts";
import { visibleVariants } from "../../shared/product/product-rules.ts";
import type { Services } from "../context.ts";
import { isolateMemory } from "../isolate-memory.ts";

const reported = isolateMemory(() => new BoundedMap<string, true>(5000));

export function reportHighReductions(
  { log }: Services<"log">,
  product: { sku: string; variants: readonly Variant[] },
): void {
  for (const variant of visibleVariants(product)) {
    const { code, price, subscriptionPrice, lowestPrice30Days } = variant;
    const key = `${code} ${price} ${subscriptionPrice} ${lowestPrice30Days}`;
    if (!isTooHigh(variant) || reported.current.has(key)) continue;
    reported.current.set(key, true);
    log.warn("reduction above the cap", { sku: product.sku, variant: code });
  }
}

function isTooHigh({ price, subscriptionPrice, lowestPrice30Days }: Variant): boolean {
  const reduction = reductionOf(price, lowestPrice30Days);
  return (
    (reduction !== undefined && isAboveCap(Number(price), reduction.lowest)) ||
    isSubscriptionAboveCap({
      price,
      subscription: subscriptionPrice,
      lowest: lowestPrice30Days,
    })
  );
}
