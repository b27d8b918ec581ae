import { and, eq, inArray, isNotNull, notInArray, or } from "drizzle-orm";
import type { Context } from "hono";
import * as clock from "../../../shared/time/clock.ts";
import { orders } from "../../database/schema/orders.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { findOrderById, type Order } from "../order-store.ts";
import { totalsOf } from "../prices.ts";
import { cancelMade } from "./cancel-order.ts";
import { findSubscriptions, reloadSubscription } from "./followed-subscriptions.ts";
import { entered } from "./ledger.ts";
import { advance } from "./make-order.ts";
import { activated, firstRenewal, stateAfter } from "./plan.ts";
import { sentEarly } from "./sent-early.ts";
import { followSubscriber } from "./subscriber.ts";
import type { Subscription } from "./subscription-store.ts";

export async function settleSubscriptions(c: Context<SandboxEnv>, order: Order, at: string): Promise<void> {
  const followed = await findSubscriptions(
    c.get("db"),
    or(eq(subscriptions.id, order.subscriptionId ?? 0), eq(subscriptions.originOrderId, order.id)),
  );
  for (const subscription of followed) {
    if (subscription.originOrderId === order.id) await settleOrigin(c, subscription, order, at);
    else if (order.charges === 0) continue;
    else if (order.paymentState === "paid") await settlePaid(c, subscription, order, at);
    else if (isShippedNow(order, subscription)) await cancelMade(c, subscription, order, at);
  }
}

/** The plan advances only once the order is paid, so an order with the current period was sent early. */
const isShippedNow = (order: Pick<Order, "period">, subscription: Pick<Subscription, "period">) =>
  order.period === subscription.period;

export async function beginWithCard(c: Context<SandboxEnv>, { id }: { id: number }): Promise<void> {
  const subscription = await reloadSubscription(c, { id });
  const order = await findOrderById(c.get("db"), subscription.originOrderId ?? 0);
  if (order) await settleOrigin(c, subscription, order, clock.date().toISOString());
}

async function settleOrigin(c: Context<SandboxEnv>, subscription: Subscription, order: Order, at: string) {
  const { id, period } = subscription;
  const db = c.get("db");
  const card = subscription.card ?? order.payments.find(({ state }) => state === "completed")?.card ?? null;
  const isPaid = order.paymentState === "paid";
  if (isPaid ? card === null : order.state !== "cancelled") return;
  const [settled] = await db
    .update(subscriptions)
    .set(isPaid ? { ...activated(subscription, at), card } : { state: "cancelled", nextShipmentDate: null })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.state, "awaiting_payment"),
        eq(subscriptions.period, period),
        eq(subscriptions.period, firstRenewal),
      ),
    )
    .returning({ id: subscriptions.id });
  if (!settled) return;
  await followSubscriber(db, subscription);
  await entered(db, {
    subscriptionId: id,
    kind: isPaid ? "started" : "cancelled",
    happenedAt: at,
    orderId: order.id,
    amount: totalsOf(order).total,
    text: isPaid ? "Première commande payée" : "Première commande annulée",
  });
}

async function settlePaid(c: Context<SandboxEnv>, subscription: Subscription, order: Order, at: string) {
  const db = c.get("db");
  const { id } = subscription;
  await db.batch([
    entered(db, {
      subscriptionId: id,
      kind: "paid",
      happenedAt: at,
      orderId: order.id,
      period: order.period,
      amount: totalsOf(order).total,
      by: "bank",
      text: "Commande payée",
    }),
    db
      .update(orders)
      .set({ nextChargeAt: null })
      .where(and(eq(orders.id, order.id), isNotNull(orders.nextChargeAt))),
    ...(isShippedNow(order, subscription)
      ? [...sentEarly(db, subscription, order), ...advance(c, subscription, { lines: [] }, at)]
      : []),
    db
      .update(subscriptions)
      .set({ state: stateAfter(subscription) })
      .where(
        and(
          eq(subscriptions.id, id),
          eq(subscriptions.period, (order.period ?? 0) + 1),
          isShippedNow(order, subscription)
            ? notInArray(subscriptions.state, ["stopped", "cancelled"])
            : inArray(subscriptions.state, ["processing", "payment_failed", "awaiting_payment"]),
        ),
      ),
    followSubscriber(db, subscription),
  ]);
}
