import type { CartAccounting } from "../cart.ts";

export interface AmountRow {
  name: "subtotal" | "subscriptionDiscount" | "promotion" | "shipping" | "service" | "other";
  /** Whole minor units; "due" if not part of the total yet. */
  amount: number | "due" | null;
}

/** Rows above a total. They add up to the total if the API returned all of them. */
export function amountRows(accounting: CartAccounting): AmountRow[] {
  const { subscriptionDiscount, promotionReduction, shippingFees, isShippingDue } = accounting;
  return [
    { name: "subtotal", amount: accounting.subtotal },
    ...unlessZero("subscriptionDiscount", subscriptionDiscount),
    ...unlessZero("promotion", promotionReduction),
    ...shippingRow(isShippingDue ? "due" : shippingFees),
    ...unlessZero("service", accounting.serviceFees),
    ...unlessZero("other", accounting.otherFees),
  ];
}

const unlessZero = (name: AmountRow["name"], amount: number | null): AmountRow[] =>
  amount ? [{ name, amount }] : [];

const shippingRow = (amount: AmountRow["amount"]): AmountRow[] =>
  amount === null ? [] : [{ name: "shipping", amount }];

/** Excludes promotions. Thresholds such as free delivery compare with this amount. */
export const goodsIn = ({ subtotal, subscriptionDiscount }: CartAccounting): number | null =>
  subtotal === null ? null : subtotal + (subscriptionDiscount ?? 0);
