import { and, desc, eq, ne, or } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { orders } from "../../database/schema/orders.ts";
import type { SandboxEnv } from "../../env.ts";
import { noonOf } from "../../paris-days.ts";
import { requireAccount } from "../bearer.ts";
import { answerPage, askedPage, collectionPage } from "../collection-page.ts";
import { frequencyFaults } from "../frequencies.ts";
import { orderJson } from "../order-json.ts";
import { withLines } from "../order-store.ts";
import { refuse } from "../problems.ts";
import { dayFaults, lockFaults, openChargeFaults } from "./change-rules.ts";
import {
  answerChanged,
  answerSubscription,
  decision,
  readChange,
  writeSubscription,
} from "./change-subscription.ts";
import { findUnpaidOrder } from "./followed-subscriptions.ts";
import { paymentUpdate } from "./payment-update.ts";
import { subscriptionCoupons } from "./subscription-coupons.ts";
import { deliveryChange, deliveryOf, subscriptionCarriers } from "./subscription-delivery.ts";
import { subscriptionItems } from "./subscription-items.ts";
import { subscriptionJson } from "./subscription-json.ts";
import { subscriptionReminders } from "./subscription-reminders.ts";
import { subscriptionShipNow } from "./subscription-ship-now.ts";
import { subscriptionStates } from "./subscription-states.ts";
import { listSubscriptions, pendingOrders, requireSubscription } from "./subscription-store.ts";

const change = z.extend(deliveryChange, {
  ...decision.shape,
  subscriptionInterval: z.optional(z.int()),
  nextShipmentDate: z.optional(z.string()),
});

export const subscriptions = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const db = c.get("db");
    const [own, pending] = await Promise.all([listSubscriptions(db, id), pendingOrders(db, id)]);
    const members = own.map((subscription) => subscriptionJson(subscription, pending));
    return collectionPage(c, { type: "Subscription", path: "subscriptions", members });
  })
  .get("/:id", answerSubscription)
  /** A new interval leaves the next shipment as it is, so it is allowed inside the lock too. */
  .patch("/:id", async (c) => {
    const { subscription, change: asked } = await readChange(c, change);
    const {
      subscriptionInterval: interval,
      nextShipmentDate: day,
      expectedNextShipmentDate: _,
      ...delivery
    } = asked;
    const now = clock.date();
    if (day !== undefined || !isEmpty(delivery)) refuse(lockFaults(subscription, now));
    refuse([
      ...(interval === undefined ? [] : await frequencyFaults(c.get("db"), interval)),
      ...(day === undefined ? [] : dayFaults(day, subscription, now)),
      ...(day === undefined
        ? []
        : openChargeFaults(subscription, await findUnpaidOrder(c.get("db"), subscription))),
    ]);
    await writeSubscription(c, subscription, {
      ...(interval !== undefined && { subscriptionInterval: interval }),
      ...(day !== undefined && { nextShipmentDate: noonOf(day), plannedShipmentDate: null }),
      ...(await deliveryOf(c, subscription, delivery)),
    });
    return answerChanged(c, subscription);
  })
  .get("/:id/orders", async (c) => {
    const { id, originOrderId } = await requireSubscription(c);
    const { itemsPerPage: limit, first: offset } = askedPage(c);
    const db = c.get("db");
    const own = and(
      or(eq(orders.subscriptionId, id), eq(orders.id, originOrderId ?? 0)),
      ne(orders.state, "cart"),
    );
    const [placed, total] = await Promise.all([
      db.query.orders.findMany({
        where: own,
        with: withLines,
        orderBy: [desc(orders.checkoutCompletedAt), desc(orders.id)],
        limit,
        offset,
      }),
      db.$count(orders, own),
    ]);
    return answerPage(c, {
      type: "Order",
      path: `subscriptions/${id}/orders`,
      members: placed.map(orderJson),
      total,
    });
  })
  .route("/", subscriptionReminders)
  .route("/", subscriptionItems)
  .route("/", subscriptionCoupons)
  .route("/", subscriptionStates)
  .route("/", subscriptionCarriers)
  .route("/", subscriptionShipNow)
  .route("/", paymentUpdate);

const isEmpty = (change: object) => Object.values(change).every((value) => value === undefined);
