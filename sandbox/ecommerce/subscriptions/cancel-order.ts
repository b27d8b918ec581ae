import { and, eq, exists, inArray, notExists, sql } from "drizzle-orm";
import type { Context } from "hono";
import { variants } from "../../database/schema/catalogue.ts";
import { orders, payments } from "../../database/schema/orders.ts";
import { subscriptionItems, subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import type { Order } from "../order-store.ts";
import { entered } from "./ledger.ts";
import { followSubscriber } from "./subscriber.ts";
import type { Subscription } from "./subscription-store.ts";

/** Restocks the items, gives the period back if it was to be sent early, and postpones one-off items. */
export async function cancelMade(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  order: Order,
  at: string,
): Promise<boolean> {
  const db = c.get("db");
  const { id } = subscription;
  const isEarly = order.period === subscription.period;
  // A parallel press may have begun the next period meanwhile.
  const asRead = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.period, subscription.period)));
  const paid = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.state, "completed")));
  const cancelled = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), eq(orders.state, "cancelled")));
  const cancel = db
    .update(orders)
    .set({
      state: "cancelled",
      paymentState: "cancelled",
      shippingState: "cancelled",
      nextChargeAt: null,
      ...(isEarly && { period: null }),
    })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.state, "new"),
        eq(orders.paymentState, "awaiting_payment"),
        exists(asRead),
        notExists(paid),
      ),
    )
    .returning({ id: orders.id });
  const close = db
    .update(payments)
    .set({ state: "cancelled" })
    .where(
      and(eq(payments.orderId, order.id), inArray(payments.state, ["new", "processing"]), exists(cancelled)),
    );
  const [done] = await db.batch([cancel, close]);
  if (done.length === 0) return false;
  const once = isEarly ? [] : order.items.filter(({ onceQuantity }) => onceQuantity > 0);
  // Goods of a shipment that was already frozen stay reserved for it.
  const returned = isEarly && order.frozenAt === subscription.frozenAt ? [] : order.items;
  await db.batch([
    entered(db, {
      subscriptionId: id,
      kind: "cancelled",
      happenedAt: at,
      orderId: order.id,
      period: order.period,
      text: isEarly ? "Envoi immédiat abandonné" : "Commande annulée, faute de paiement",
    }),
    ...returned.map(({ variantCode, quantity }) =>
      db
        .update(variants)
        .set({ stock: sql`${variants.stock} + ${quantity}` })
        .where(eq(variants.code, variantCode)),
    ),
    ...once.map(({ variantCode, onceQuantity }) =>
      db
        .insert(subscriptionItems)
        .values({ subscriptionId: id, variantCode, quantity: onceQuantity, once: true })
        .onConflictDoUpdate({
          target: [subscriptionItems.subscriptionId, subscriptionItems.variantCode, subscriptionItems.once],
          set: { quantity: sql`${subscriptionItems.quantity} + ${onceQuantity}` },
        }),
    ),
  ]);
  return true;
}

export async function stopAfterRefusals(c: Context<SandboxEnv>, subscription: Subscription, at: string) {
  const db = c.get("db");
  const { id, abortedAt } = subscription;
  const state = abortedAt === null ? "paused" : "stopped";
  await db.batch([
    db
      .update(subscriptions)
      .set({ state, pausedUntil: null })
      .where(
        and(
          eq(subscriptions.id, id),
          inArray(subscriptions.state, ["payment_failed", "awaiting_payment", "processing"]),
        ),
      ),
    entered(db, {
      subscriptionId: id,
      kind: state,
      happenedAt: at,
      text: `${state === "paused" ? "Mis en pause" : "Fin"} : la commande n’a pas été payée`,
    }),
    followSubscriber(db, subscription),
  ]);
}
