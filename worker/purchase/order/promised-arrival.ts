import { type CheckoutOrder, paidOn } from "../../../shared/checkout/checkout-order.ts";
import { arrivalText } from "../../../shared/delivery/arrival-text.ts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import type { OrderItem } from "../../../shared/order/order.ts";
import * as clock from "../../../shared/time/clock.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import { orderArrival } from "../delivery/delivery-terms.ts";
import { paymentOutcomeOf } from "../payment/payment-outcome.ts";
import { isEnded, isHeldForRest, isSent } from "./order-state.ts";

type Paid = Pick<
  CheckoutOrder,
  "state" | "paymentState" | "shippingState" | "payments" | "total" | "destination"
> & { items: readonly Pick<OrderItem, "variant">[] };

/** Days of a paid order that has not left; nothing once they have passed. */
export const promisedArrival = (terms: DeliveryTerms | null, order: CheckoutOrder): string | undefined =>
  arrivalAfter(terms, order, paidOn(order) ?? parseDate(order.checkoutCompletedAt));

export function arrivalAfter(
  terms: DeliveryTerms | null,
  order: Paid,
  begun: Date | undefined,
): string | undefined {
  if (paymentOutcomeOf(order).kind !== "paid" || isHeldForRest(order)) return undefined;
  if (isSent(order) || isEnded(order)) return undefined;
  const promised = begun && orderArrival(terms, order, begun);
  return promised && promised.to >= dayInParis(clock.date()) ? arrivalText(promised) : undefined;
}
