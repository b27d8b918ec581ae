export const orderStates = ["cart", "new", "fulfilled", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

const states = {
  cart: { checkoutState: "cart", paymentState: "cart", shippingState: "cart" },
  new: { checkoutState: "completed", paymentState: "awaiting_payment", shippingState: "ready" },
  fulfilled: { checkoutState: "completed", paymentState: "paid", shippingState: "shipped" },
  cancelled: { checkoutState: "completed", paymentState: "cancelled", shippingState: "cancelled" },
} as const satisfies Record<OrderState, object>;

export function statesOf(state: OrderState) {
  return { state, ...states[state] };
}
