import type { CheckoutOrder } from "./checkout-order.ts";

/** How the payment of an order that is placed stands, as its confirmation tells it (spec 4, payment state). */
export type PaymentStanding =
  | "due"
  | "offered"
  | "paid"
  | "authorized"
  | "partially_authorized"
  | "partially_paid"
  | "partially_refunded"
  | "refunded"
  /** Of an order that was given up: nothing is to be paid any more. */
  | "cancelled";

const told = [
  "authorized",
  "partially_authorized",
  "partially_paid",
  "partially_refunded",
  "refunded",
] as const;

/** @param isDue it waits for the money of a delayed method */
export function paymentStandingOf(
  {
    state: orderState,
    paymentState,
    payments,
    total,
  }: Pick<CheckoutOrder, "state" | "paymentState" | "payments" | "total">,
  isDue: boolean,
): PaymentStanding {
  if (orderState === "cancelled" || paymentState === "cancelled") return "cancelled";
  if (isDue) return "due";
  const state = told.find((name) => name === paymentState);
  if (state) return state;
  if (total === 0) return "offered";
  // The payment may know of it before the order does.
  const states = payments.map((payment) => payment.state);
  const isPromised = paymentState === "awaiting_payment" && !states.includes("completed");
  return isPromised && states.includes("authorized") ? "authorized" : "paid";
}

/** What there is to tell first of a placed order, whenever its page is read again. */
export type OrderStory = "ordered" | "sent" | "refunded" | "cancelled";

export function orderStory({ payment, sent }: { payment: PaymentStanding; sent: boolean }): OrderStory {
  if (payment === "cancelled" || payment === "refunded") return payment;
  return sent ? "sent" : "ordered";
}
