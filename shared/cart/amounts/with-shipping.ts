import type { CartAccounting } from "../cart.ts";

/** Estimate until the e-commerce API has recalculated the cart; taxes become unknown. */
export function withShipping(accounting: CartAccounting, shippingFees: number | null): CartAccounting {
  const isShippingDue = shippingFees === null;
  if (accounting.shippingFees === shippingFees && accounting.isShippingDue === isShippingDue)
    return accounting;
  const { total } = accounting;
  return {
    ...accounting,
    shippingFees,
    isShippingDue,
    total: total === null ? null : total - (accounting.shippingFees ?? 0) + (shippingFees ?? 0),
    totalWithoutTax: null,
    vatIncluded: null,
  };
}
