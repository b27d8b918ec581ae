import type { OrderState as ShopState } from "../../shared/order/order-states.ts";

/** Sylius has no word `completed`. */
export type OrderState = Exclude<ShopState, "completed" | "unknown">;

const states = {
  cart: { checkoutState: "cart", paymentState: "cart", shippingState: "cart" },
  new: { checkoutState: "completed", paymentState: "awaiting_payment", shippingState: "ready" },
  fulfilled: { checkoutState: "completed", paymentState: "paid", shippingState: "shipped" },
  cancelled: { checkoutState: "completed", paymentState: "cancelled", shippingState: "cancelled" },
} as const satisfies Record<OrderState, object>;

export const orderStates = Object.keys(states) as OrderState[];

export function statesOf(state: OrderState) {
  return { state, ...states[state] };
}
