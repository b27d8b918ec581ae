import type { CartAccounting } from "./cart.ts";

/**
 * The amounts with other fees of delivery, or without any (null), until the e-commerce API has counted them: what it says
 * of taxes then holds no longer.
 */
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
