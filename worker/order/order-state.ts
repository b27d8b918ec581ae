import type { OrderSummary } from "../../shared/order/order-summary.ts";
import { paymentOutcomeOf } from "./payment-outcome.ts";

/** Includes money promised by transfer or cheque, and payments left at the gateway. */
export function isToPay({
  state,
  paymentState,
  payments,
  total,
}: Pick<OrderSummary, "state" | "paymentState" | "payments" | "total">): boolean {
  const isOpen = paymentState === "awaiting_payment" || paymentState === "payment_failure";
  if (state === "cart" || state === "cancelled" || !isOpen || total === 0) return false;
  return !payments?.length || paymentOutcomeOf({ state, paymentState, payments, total }).kind !== "paid";
}

type Shipped = Pick<OrderSummary, "shippingState">;

export const isSent = ({ shippingState }: Shipped): boolean =>
  shippingState === "shipped" || shippingState === "sent";

export const hasParcel = (order: Shipped): boolean =>
  isSent(order) || order.shippingState === "partially_shipped";
