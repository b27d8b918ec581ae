import { eq, sql } from "drizzle-orm";
import { departureFrom } from "../../../shared/delivery/departure.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import type { Database } from "../../database/open.ts";
import { orders } from "../../database/schema/orders.ts";
import { subscriptionItems, subscriptions } from "../../database/schema/subscriptions.ts";
import { dayOf, noonOf } from "../../paris-days.ts";
import type { Order } from "../order-store.ts";
import { randomToken } from "../tokens.ts";
import { firstRenewal } from "./plan.ts";

/** The order is the first shipment of each subscription, but refers only to the first of them. */
export function subscriptionsOf(db: Database, order: Order, customerId: number, now: string) {
  const subscribed = order.items.filter(({ subscriptionInterval }) => subscriptionInterval > 0);
  const byInterval = Map.groupBy(subscribed, ({ subscriptionInterval }) => subscriptionInterval);
  return [...byInterval]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([interval, items], index) => {
      const draft = randomToken();
      const id = sql<number>`(select ${subscriptions.id} from ${subscriptions} where ${subscriptions.number} = ${draft})`;
      return [
        db.insert(subscriptions).values({
          number: draft,
          customerId,
          state: "awaiting_payment",
          createdAt: now,
          subscriptionInterval: interval,
          nextShipmentDate: noonOf(departureFrom(dayAfter(dayOf(now), interval))),
          ...deliveryOf(order),
          paymentMethod: "card",
          originOrderId: order.id,
          period: firstRenewal,
        }),
        ...items.map(({ variantCode, quantity }) =>
          db.insert(subscriptionItems).values({ subscriptionId: id, variantCode, quantity }),
        ),
        ...(index === 0
          ? [db.update(orders).set({ subscriptionId: id, period: 1 }).where(eq(orders.id, order.id))]
          : []),
        db
          .update(subscriptions)
          .set({ number: sql`printf('ABO%07d', ${subscriptions.id})` })
          .where(eq(subscriptions.number, draft)),
      ];
    });
}

function deliveryOf({ billingAddress, shippingAddress, shippingMethod, pickupPoint }: Order) {
  if (billingAddress === null || shippingMethod === null) {
    throw new Error("an order with a subscription is placed with an address and a carrier");
  }
  return {
    billingAddress,
    shippingAddress: shippingAddress ?? billingAddress,
    shippingMethod,
    pickupPoint,
  };
}
