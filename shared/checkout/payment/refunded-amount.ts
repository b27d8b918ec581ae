import type { PaymentState } from "../../order/order-states.ts";
import type { Payment } from "../checkout-order.ts";

interface PaidOrder {
  paymentState: PaymentState | null;
  payments: readonly Payment[] | null;
  total: number | null;
}

/** Whole minor units paid back of an order that was refunded in part; null if its payments do not tell. */
export function refundedAmount({ paymentState, payments, total }: PaidOrder): number | null {
  if (paymentState !== "partially_refunded") return null;
  const refunds = payments?.filter(({ state }) => state === "refunded") ?? [];
  let sum = 0;
  for (const { amount } of refunds) sum += amount ?? Number.NaN;
  return sum > 0 && sum < (total ?? 0) ? sum : null;
}
