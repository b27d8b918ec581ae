import {
  meaningOf,
  meaningOfOrder,
  meaningOfShipping,
  type OrderState,
  type PaymentState,
  type ShippingState,
  type ShownStatus,
} from "./order-states.ts";

interface OrderStates {
  state: OrderState;
  paymentState?: PaymentState | null | undefined;
  shippingState?: ShippingState | null | undefined;
}

export function statusOfOrder({ state, paymentState, shippingState }: OrderStates): ShownStatus | null {
  const { shown } = meaningOfOrder(state);
  if (shown) return shown;
  const payment = meaningOf(paymentState ?? "unknown");
  if (payment.isReturned) return payment.shown;
  return meaningOfShipping(shippingState ?? "unknown").shown ?? payment.shown;
}
