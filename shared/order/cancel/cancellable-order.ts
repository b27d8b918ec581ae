import { type CheckoutOrder, hasSubscription } from "../../checkout/checkout-order.ts";
import { meaningOf } from "../order-states.ts";

type Placed = Pick<CheckoutOrder, "state" | "paymentState" | "shippingState" | "items" | "subscription">;

/** Orders paid in part, returned or with a subscription are left to customer service. */
export function isCancellable({ state, paymentState, shippingState, ...order }: Placed): boolean {
  const { isPart, isReturned } = meaningOf(paymentState);
  return state === "new" && shippingState === "ready" && !isPart && !isReturned && !hasSubscription(order);
}
