import type { CartAccounting } from "./cart.ts";

/**
 * The amounts with other fees of delivery, or without any (null), until the e-commerce API has counted them: what it says
 * of taxes then holds no longer.
 */
export function withShipping(accounting: CartAccounting, shippingFees: number | null): CartAccounting {
  if (accounting.shippingFees === shippingFees) return accounting;
  const { total } = accounting;
  return {
    ...accounting,
    shippingFees,
    total: total === null ? null : total - (accounting.shippingFees ?? 0) + (shippingFees ?? 0),
    totalWithoutTax: null,
    vatIncluded: null,
  };
}
