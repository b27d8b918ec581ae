import type { Cart } from "../../shared/cart/cart.ts";
import type { CheckoutStep } from "../../shared/checkout/checkout-steps.ts";
import { totalOf, trackedItems } from "../../shared/tracking/cart-items.ts";
import type { CheckoutStepName, TrackedEvent } from "../../shared/tracking/events.ts";
import type { AppContext } from "../context.ts";
import { wasShown } from "../purchase/order/order-ids.ts";

export function stepEvents(
  c: AppContext,
  { order, step, cart }: { order: string; step: CheckoutStep; cart: Cart },
): TrackedEvent[] {
  const entrance: TrackedEvent = {
    name: "begin_checkout",
    data: { items: trackedItems(cart), total: totalOf(cart) },
  };
  const shown: TrackedEvent = { name: "checkout_step", data: { step: names[step] } };
  return wasShown(c, order) ? [shown] : [entrance, shown];
}

const names: Record<CheckoutStep, CheckoutStepName> = {
  facturation: "billing",
  livraison: "shipping",
  paiement: "payment",
  recapitulatif: "summary",
};
