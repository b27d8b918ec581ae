import type { CheckoutOrder } from "./checkout-order.ts";

/** The payment of a placed order, as the confirmation shows it (spec 4, payment state). */
export type PaymentStatus =
  | "due"
  | "offered"
  | "paid"
  | "authorized"
  | "partially_authorized"
  | "partially_paid"
  | "partially_refunded"
  | "refunded"
  | "cancelled";

const reportedStates = [
  "authorized",
  "partially_authorized",
  "partially_paid",
  "partially_refunded",
  "refunded",
] as const;

/** @param isDue the money of a delayed method is expected */
export function paymentStatusOf(
  {
    state: orderState,
    paymentState,
    payments,
    total,
  }: Pick<CheckoutOrder, "state" | "paymentState" | "payments" | "total">,
  isDue: boolean,
): PaymentStatus {
  if (orderState === "cancelled" || paymentState === "cancelled") return "cancelled";
  if (isDue) return "due";
  const state = reportedStates.find((name) => name === paymentState);
  if (state) return state;
  if (total === 0) return "offered";
  // A payment's state may change before the order's.
  const states = payments.map((payment) => payment.state);
  const isPromised = paymentState === "awaiting_payment" && !states.includes("completed");
  return isPromised && states.includes("authorized") ? "authorized" : "paid";
}

export type OrderStage = "ordered" | "sent" | "refunded" | "cancelled";

export function orderStage({ payment, sent }: { payment: PaymentStatus; sent: boolean }): OrderStage {
  if (payment === "cancelled" || payment === "refunded") return payment;
  return sent ? "sent" : "ordered";
}
