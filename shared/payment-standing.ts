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
  | "refunded";

const told = [
  "authorized",
  "partially_authorized",
  "partially_paid",
  "partially_refunded",
  "refunded",
] as const;

/** @param isDue it waits for the money of a delayed method */
export function paymentStandingOf(
  { paymentState, payments, total }: Pick<CheckoutOrder, "paymentState" | "payments" | "total">,
  isDue: boolean,
): PaymentStanding {
  if (isDue) return "due";
  const state = told.find((name) => name === paymentState);
  if (state) return state;
  if (total === 0) return "offered";
  // The payment may know of it before the order does.
  const states = (payments ?? []).map((payment) => payment.state);
  const isPromised = paymentState === "awaiting_payment" && !states.includes("completed");
  return isPromised && states.includes("authorized") ? "authorized" : "paid";
}
