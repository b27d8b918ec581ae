import { and, eq, isNotNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { shipmentAfterPause } from "../../../shared/subscription/date/choosable-days.ts";
import * as clock from "../../../shared/time/clock.ts";
import { orders } from "../../database/schema/orders.ts";
import type { SandboxEnv } from "../../env.ts";
import { dayOf, noonOf } from "../../paris-days.ts";
import type { Order } from "../order-store.ts";
import { refuse } from "../problems.ts";
import { blank } from "../violations.ts";
import { cancelMade } from "./cancel-order.ts";
import { minimumFaults, pauseFaults, resumptionFaults } from "./change-rules.ts";
import { answerChanged, decision, readChange, writeSubscription } from "./change-subscription.ts";
import { findUnpaidOrder } from "./followed-subscriptions.ts";
import { nextChargeAfter, pauseEndOf } from "./renewal-days.ts";
import { followSubscriber } from "./subscriber.ts";
import { isLocked, isUnderWay } from "./subscription-rules.ts";
import { isPendingOf, pendingOrders, type Subscription } from "./subscription-store.ts";

const pause = z.extend(decision, { until: z.string() });
const farewell = z.extend(decision, { reason: z.string(), message: z.string() });

/** A shipment in preparation is sent all the same: a pause or an end applies to those after it. */
export const subscriptionStates = new Hono<SandboxEnv>()
  .post("/:id/pause", async (c) => {
    const { subscription, change } = await readChange(c, pause);
    const now = clock.date();
    refuse(pauseFaults(change.until, now));
    await writeSubscription(c, subscription, {
      pausedUntil: noonOf(change.until),
      ...(!isUnderWay(subscription, now) && { state: "paused" }),
      ...(!isLocked(subscription, now) && nextAfter(subscription, change.until)),
    });
    await holdCharge(c, subscription, () => pauseEndOf(noonOf(change.until)).toISOString());
    return answerChanged(c, subscription);
  })
  .post("/:id/resume", async (c) => {
    const { subscription } = await readChange(c, decision);
    refuse(resumptionFaults(subscription));
    const isPaused = subscription.state === "paused";
    const isPutOff = isPaused || subscription.plannedShipmentDate !== null;
    await writeSubscription(c, subscription, {
      ...(isPaused && { state: "active" }),
      ...(isPutOff && nextAfter(subscription, dayOf(clock.date()))),
      pausedUntil: null,
      plannedShipmentDate: null,
    });
    await holdCharge(c, subscription, ({ charges }) => nextChargeAfter(charges, clock.date().toISOString()));
    return answerChanged(c, subscription);
  })
  .post("/:id/abort", async (c) => {
    const { subscription, change } = await readChange(c, farewell);
    const now = clock.date();
    refuse((["reason", "message"] as const).filter((name) => !change[name].trim()).map(blank));
    refuse(minimumFaults(subscription, await pendingDayOf(c.get("db"), subscription), now));
    await writeSubscription(c, subscription, {
      abortedAt: now.toISOString(),
      abortReason: change.reason,
      abortMessage: change.message,
      pausedUntil: null,
      plannedShipmentDate: null,
      ...(!isLocked(subscription, now) && { state: "stopped", nextShipmentDate: null }),
    });
    if (!isLocked(subscription, now)) await cancelUnpaid(c, subscription, now);
    await followSubscriber(c.get("db"), subscription);
    return answerChanged(c, subscription);
  });

async function holdCharge(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  nextCharge: (order: Order) => string,
): Promise<void> {
  const db = c.get("db");
  const order = await findUnpaidOrder(db, subscription);
  if (!order || order.period === subscription.period) return;
  await db
    .update(orders)
    .set({ nextChargeAt: nextCharge(order) })
    .where(and(eq(orders.id, order.id), eq(orders.charges, order.charges), isNotNull(orders.nextChargeAt)));
}

async function cancelUnpaid(c: Context<SandboxEnv>, subscription: Subscription, now: Date): Promise<void> {
  const order = await findUnpaidOrder(c.get("db"), subscription);
  if (order) await cancelMade(c, subscription, order, now.toISOString());
}

function nextAfter({ nextShipmentDate, plannedShipmentDate }: Subscription, until: string) {
  const planned = plannedShipmentDate ?? nextShipmentDate;
  return {
    nextShipmentDate: noonOf(shipmentAfterPause(planned && dayOf(planned), until)),
    plannedShipmentDate: planned,
  };
}

async function pendingDayOf(db: Parameters<typeof pendingOrders>[0], subscription: Subscription) {
  const pending = await pendingOrders(db, subscription.customerId);
  const shipsAt = pending.find((order) => isPendingOf(order, subscription))?.shipsAt;
  return shipsAt ? dayOf(shipsAt) : null;
}
