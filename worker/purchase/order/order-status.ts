import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import type { ShownStatus } from "../../../shared/order/order-states.ts";
import { statusOfOrder } from "../../../shared/order/order-status.ts";
import { isRefused, paymentOutcomeOf } from "../payment/payment-outcome.ts";

type KnownOrder = Pick<OrderSummary, "state" | "paymentState" | "shippingState" | "payments" | "total">;

/** Sylius leaves an order with a refused card at `awaiting_payment`: only the payments show the refusal. */
export function orderStatus(order: KnownOrder): ShownStatus | null {
  const { payments, paymentState } = order;
  const refused =
    paymentState !== null &&
    payments !== null &&
    isRefused(paymentOutcomeOf({ ...order, paymentState, payments }));
  return statusOfOrder(refused ? { ...order, paymentState: "payment_failure" } : order);
}
