import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import { meaningOf, meaningOfOrder, meaningOfShipping } from "../../../shared/order/order-states.ts";
import { paymentOutcomeOf } from "../payment/payment-outcome.ts";

/** Includes money promised by transfer or cheque, and payments left at the gateway. */
export function isToPay({
  state,
  paymentState,
  payments,
  total,
}: Pick<OrderSummary, "state" | "paymentState" | "payments" | "total">): boolean {
  if (!paymentState || !meaningOf(paymentState).isOpen) return false;
  if (!meaningOfOrder(state).isPayable || total === 0) return false;
  return !payments?.length || paymentOutcomeOf({ state, paymentState, payments, total }).kind !== "paid";
}

type Shipped = Pick<OrderSummary, "shippingState">;

export const isSent = ({ shippingState }: Shipped): boolean =>
  meaningOfShipping(shippingState ?? "unknown").isSent === true;

export const hasParcel = ({ shippingState }: Shipped): boolean =>
  meaningOfShipping(shippingState ?? "unknown").hasParcel === true;

export const isEnded = ({ state, paymentState }: Pick<CheckoutOrder, "state" | "paymentState">): boolean =>
  meaningOfOrder(state).isEnded || meaningOf(paymentState).isEnded === true;

type Placed = Pick<CheckoutOrder, "state" | "paymentState" | "shippingState">;

/** No parcel has left, and none will. */
export const isDropped = (order: Placed): boolean => isEnded(order) && !isSent(order);

/** No parcel leaves before the rest is paid. */
export const isHeldForRest = (order: Pick<Placed, "paymentState" | "shippingState">): boolean =>
  meaningOf(order.paymentState).isPart === true && !hasParcel(order);
