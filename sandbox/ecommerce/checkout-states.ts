import type { Order } from "./order-store.ts";
import { totalsOf } from "./prices.ts";
import { notFound } from "./problems.ts";

type CheckoutState =
  | "cart"
  | "addressed"
  | "shipping_selected"
  | "shipping_skipped"
  | "payment_selected"
  | "payment_skipped"
  | "completed";

type Step = "chooseShipping" | "choosePayment" | "complete";

/** States from which each step may start: going back is allowed until the order is placed. */
const from: Record<Step, readonly CheckoutState[]> = {
  chooseShipping: ["addressed", "shipping_selected", "payment_selected", "payment_skipped"],
  choosePayment: ["shipping_selected", "shipping_skipped", "payment_selected"],
  complete: ["payment_selected", "payment_skipped"],
};

/** @throws 404 in the wrong state, as in Sylius */
export function requireStep(order: Order, step: Step): void {
  if (!from[step].some((state) => state === order.checkoutState)) {
    throw notFound("Cette commande n’en est pas à cette étape.");
  }
}

export function afterShipping(order: Order): CheckoutState {
  return totalsOf(order).total === 0 ? "payment_skipped" : "shipping_selected";
}

/** A skipped payment has to be chosen once there is something to pay, and the reverse. */
export function settledState(order: Order): string {
  const { total } = totalsOf(order);
  if (order.checkoutState === "payment_skipped" && total > 0) return "shipping_selected";
  if (order.checkoutState === "shipping_selected" && total === 0) return "payment_skipped";
  if (order.checkoutState === "payment_selected" && total === 0) return "payment_skipped";
  return order.checkoutState;
}
