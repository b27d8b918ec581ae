import { type CheckoutOrder, hasSubscription } from "../../../shared/checkout/checkout-order.ts";
import { meaningOf } from "../../../shared/order/order-states.ts";

type Placed = Pick<CheckoutOrder, "state" | "paymentState" | "shippingState" | "items" | "subscription">;

/** Orders paid in part, returned or with a subscription are left to customer service. */
export function isCancellable({ state, paymentState, shippingState, ...order }: Placed): boolean {
  const { isPart, isReturned } = meaningOf(paymentState);
  return state === "new" && shippingState === "ready" && !isPart && !isReturned && !hasSubscription(order);
}
