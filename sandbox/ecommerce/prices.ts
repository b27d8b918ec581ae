import { reductionOf } from "./coupon-rules.ts";

/** Whole minor units (spec 3). */
const shippingFee = 490;
const freeShippingFrom = 4900;
/** Pet food is taxed at the full rate in France. */
const vatPercent = 20;

export interface Totals {
  itemsTotal: number;
  /** Negative or zero. */
  orderPromotionTotal: number;
  shippingTotal: number;
  serviceTotal: number;
  /** VAT included in the total. */
  taxTotal: number;
  total: number;
}

/** A line with deliveries pays the subscription price (spec 9: 10 % less). */
export function unitPriceOf(variant: { price: number; subscriptionPrice: number }, interval: number): number {
  return interval > 0 ? variant.subscriptionPrice : variant.price;
}

export function totalsOf(
  lines: readonly { quantity: number; unitPrice: number }[],
  couponCode: string | null,
  now = new Date(),
): Totals {
  const itemsTotal = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const orderPromotionTotal = reductionOf(couponCode, itemsTotal, now);
  const shippingTotal = lines.length === 0 || itemsTotal >= freeShippingFrom ? 0 : shippingFee;
  const serviceTotal = 0;
  const total = itemsTotal + orderPromotionTotal + shippingTotal + serviceTotal;
  return {
    itemsTotal,
    orderPromotionTotal,
    shippingTotal,
    serviceTotal,
    taxTotal: vatIncludedIn(total),
    total,
  };
}

function vatIncludedIn(total: number): number {
  return total - Math.round((total * 100) / (100 + vatPercent));
}
