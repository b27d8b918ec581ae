import type { RunningSubscription } from "../../../client/features/order/confirmation/running-subscription.tsx";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { cardExpiry, cardName } from "../../../shared/subscription/payment/payment-card.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";

export async function runningSubscription(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  { subscription: id }: Pick<CheckoutOrder, "subscription">,
): Promise<RunningSubscription | null> {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) return null;
  const subscription = await ecommerce.subscription(Number(id)).catch((error: unknown) => {
    log.error("subscription of the order not shown", error);
    return null;
  });
  if (!subscription?.shippedCount) return null;
  const { card, nextShipmentDate, total } = subscription;
  return {
    id: subscription.id,
    next: nextShipmentDate,
    total,
    card: card && [cardName(card), cardExpiry(card, clock.date())].filter(Boolean).join(", "),
  };
}
