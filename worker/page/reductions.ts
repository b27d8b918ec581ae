import { BoundedMap } from "../../shared/bounded-map.ts";
import { isAboveCap, isSubscriptionAboveCap, reductionOf } from "../../shared/money/price-reduction.ts";
import type { Variant } from "../../shared/product/product.ts";
import { visibleVariants } from "../../shared/product/product-rules.ts";
import type { AppContext } from "../context.ts";

/** What this isolate has said already: one line a price, however often its product is shown. */
const reported = new BoundedMap<string, true>(5000);

/** Reductions above what the law allows are shown without their percentage, and said in the log. */
export function reportHighReductions(
  c: AppContext,
  product: { sku: string; ProductVariants: readonly Variant[] },
): void {
  for (const variant of visibleVariants(product)) {
    const { code, base_price, base_price_subscription, lowest_price_30_days } = variant;
    const key = `${code} ${base_price} ${base_price_subscription} ${lowest_price_30_days}`;
    if (!isTooHigh(variant) || reported.has(key)) continue;
    reported.set(key, true);
    c.get("log").warn("reduction above the cap", { sku: product.sku, variant: code });
  }
}

function isTooHigh({ base_price, base_price_subscription, lowest_price_30_days }: Variant): boolean {
  const reduction = reductionOf(base_price, lowest_price_30_days);
  return (
    (reduction !== undefined && isAboveCap(Number(base_price), reduction.lowest)) ||
    isSubscriptionAboveCap({
      price: base_price,
      subscription: base_price_subscription,
      lowest: lowest_price_30_days,
    })
  );
}
