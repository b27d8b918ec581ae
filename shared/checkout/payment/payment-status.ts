import type { CheckoutOrder } from "../checkout-order.ts";

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
  // A payment may change its state before the order does.
  const states = payments.map((payment) => payment.state);
  const isPromised = paymentState === "awaiting_payment" && !states.includes("completed");
  return isPromised && states.includes("authorized") ? "authorized" : "paid";
}

export type OrderStage = "ordered" | "sent" | "refunded" | "cancelled";

export function orderStage({ payment, sent }: { payment: PaymentStatus; sent: boolean }): OrderStage {
  if (payment === "cancelled" || payment === "refunded") return payment;
  return sent ? "sent" : "ordered";
}
