import type { OrderSummary } from "../../shared/order/order-summary.ts";

/**
 * Of a placed order as a list tells it, which names no payment: money that is promised by transfer or cheque is to be
 * paid here, too. Where payments are known: `paymentOutcomeOf`.
 */
export const isToPay = ({
  state,
  paymentState,
  total,
}: Pick<OrderSummary, "state" | "paymentState" | "total">): boolean =>
  state !== "cart" &&
  state !== "cancelled" &&
  (paymentState === "awaiting_payment" || paymentState === "payment_failure") &&
  total !== 0;

type Shipped = Pick<OrderSummary, "shippingState">;

/** All of it. */
export const isSent = ({ shippingState }: Shipped): boolean =>
  shippingState === "shipped" || shippingState === "sent";

/** At least a part of it. */
export const hasParcel = (order: Shipped): boolean =>
  isSent(order) || order.shippingState === "partially_shipped";
