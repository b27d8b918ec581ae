import { and, eq, exists, gte, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../database/open.ts";
import { orders, payments } from "../database/schema/orders.ts";
import { subscriptions } from "../database/schema/subscriptions.ts";
import { carrierOf } from "../ecommerce/carriers.ts";
import { sendPaymentMail, sendShipmentMail } from "../ecommerce/mails/order-mails.ts";
import { reloadOrder } from "../ecommerce/order-store.ts";
import { paidOn } from "../ecommerce/shipping-day.ts";
import { entered } from "../ecommerce/subscriptions/ledger.ts";
import { settleSubscriptions } from "../ecommerce/subscriptions/settle.ts";
import { newTrackingCode } from "../ecommerce/tracking.ts";
import type { SandboxEnv } from "../env.ts";
import type { ClockEvent } from "./clock-events.ts";
import { milestones, nextChange, type OrderEvent } from "./order-events.ts";

const followedFor = 8 * 24 * 3600_000;

type Row = Awaited<ReturnType<typeof followedOrders>>[number];

export async function orderClockEvents(db: Database, since: Date): Promise<ClockEvent[]> {
  const followed = await followedOrders(db, new Date(since.getTime() - followedFor));
  return followed.flatMap((order) => {
    const next = nextChange(order);
    const isFetched = carrierOf(order.shippingMethod)?.kind === "shop";
    return [
      ...milestones(order)
        .filter(({ kind, at }) => at >= since && !(isFetched && kind !== "invoice"))
        .map((event) => ({ ...event, text: textOf(event, order) })),
      ...(next ? [changeOf(next, order)] : []),
    ];
  });
}

function followedOrders(db: Database, shippedSince: Date) {
  return db.query.orders.findMany({
    where: and(
      isNotNull(orders.checkoutCompletedAt),
      notInArray(orders.state, ["cart", "cancelled"]),
      or(isNull(orders.deliveredAt), gte(orders.shippedAt, shippedSince.toISOString())),
    ),
    with: { payments: true },
  });
}

function changeOf(event: OrderEvent, order: Row): ClockEvent {
  const at = event.at.toISOString();
  const changes: Partial<Record<OrderEvent["kind"], (c: Context<SandboxEnv>) => Promise<boolean>>> = {
    payment: (c) => receivePayment(c, order, at),
    shipment: (c) => ship(c, order, at),
    delivery: (c) => deliver(c, order, at),
  };
  return {
    ...event,
    text: textOf(event, order),
    ...(changes[event.kind] && { happen: changes[event.kind] }),
  };
}

async function receivePayment(c: Context<SandboxEnv>, order: Row, at: string): Promise<boolean> {
  const db = c.get("db");
  const live = and(eq(payments.id, order.payments.at(-1)?.id ?? 0), eq(payments.state, "new"));
  const isLive = exists(db.select({ id: payments.id }).from(payments).where(live));
  const [paid] = await db.batch([
    db
      .update(orders)
      .set(paidOn(new Date(at)))
      .where(and(eq(orders.id, order.id), eq(orders.paymentState, "awaiting_payment"), isLive))
      .returning({ id: orders.id }),
    db.update(payments).set({ state: "completed", completedAt: at }).where(live),
  ]);
  if (paid.length === 0) return false;
  const reloaded = await reloadOrder(c, order);
  await sendPaymentMail(c, reloaded, at);
  await settleSubscriptions(c, reloaded, at);
  return true;
}

async function ship(c: Context<SandboxEnv>, order: Row, at: string): Promise<boolean> {
  const db = c.get("db");
  const waiting = and(
    eq(orders.id, order.id),
    eq(orders.state, "new"),
    eq(orders.paymentState, "paid"),
    eq(orders.shippingState, "ready"),
  );
  const isWaiting = exists(db.select({ id: orders.id }).from(orders).where(waiting));
  const sent = { state: "fulfilled", shippingState: "shipped", shippedAt: at };
  const [, left] = await db.batch([
    db
      .update(subscriptions)
      .set({ shippedCount: sql`${subscriptions.shippedCount} + 1` })
      .where(and(isOf(order), isWaiting)),
    db
      .update(orders)
      .set({ ...sent, trackingCode: newTrackingCode(order) })
      .where(waiting)
      .returning({ id: orders.id }),
  ]);
  if (left.length === 0) return false;
  await enterShipment(db, order, at);
  await sendShipmentMail(c, await reloadOrder(c, order), at);
  return true;
}

async function enterShipment(db: Database, order: Row, at: string): Promise<void> {
  const { id: orderId, period } = order;
  const sent = await db.query.subscriptions.findMany({ where: isOf(order), columns: { id: true } });
  for (const { id: subscriptionId } of sent)
    await entered(db, {
      subscriptionId,
      kind: "shipped",
      happenedAt: at,
      orderId,
      period,
      text: "Colis parti",
    });
}

const isOf = ({ id, subscriptionId }: Row) =>
  or(eq(subscriptions.id, subscriptionId ?? 0), eq(subscriptions.originOrderId, id));

async function deliver(c: Context<SandboxEnv>, order: Row, at: string): Promise<boolean> {
  const delivered = await c
    .get("db")
    .update(orders)
    .set({ deliveredAt: at })
    .where(and(eq(orders.id, order.id), isNull(orders.deliveredAt)))
    .returning({ id: orders.id });
  return delivered.length > 0;
}

function textOf({ kind }: OrderEvent, { number, shippingMethod }: Row): string {
  const isFetched = carrierOf(shippingMethod)?.kind === "shop";
  const texts: Record<OrderEvent["kind"], string> = {
    payment: "le paiement arrive",
    shipment: isFetched ? "elle est prête au magasin" : "le colis part",
    transit: "le colis est en transit",
    out: "le colis est en cours de livraison",
    delivery: isFetched ? "elle est retirée" : "le colis est livré",
    invoice: "la facture est disponible",
  };
  return `Commande ${number} : ${texts[kind]}`;
}
