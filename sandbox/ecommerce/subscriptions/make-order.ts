import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "hono";
import { customers } from "../../database/schema/customers.ts";
import { orderItems, orders, payments } from "../../database/schema/orders.ts";
import {
  type FrozenShipment,
  subscriptionItems,
  subscriptions,
} from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { findOrder, type Order } from "../order-store.ts";
import { totalsOf } from "../prices.ts";
import { randomToken } from "../tokens.ts";
import { entered } from "./ledger.ts";
import { advanceOf } from "./plan.ts";
import { pricedOrderOf } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

interface Making {
  shipment: FrozenShipment;
  frozenAt: string;
  at: string;
  nextChargeAt: string;
  advances: boolean;
}

const linesAtOnce = 10;

/** The unique index refuses a second order of a period. @returns null if there is one already */
export async function makeOrder(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { shipment, frozenAt, at, nextChargeAt, advances }: Making,
): Promise<Order | null> {
  const { id: subscriptionId, customerId, period } = subscription;
  const { couponCode, shippingMethod, pickupPoint, shippingAddress, billingAddress } = shipment;
  const db = c.get("db");
  const tokenValue = randomToken();
  const orderId = sql<number>`(select ${orders.id} from ${orders} where ${orders.tokenValue} = ${tokenValue})`;
  const making = [
    db.insert(orders).values({
      tokenValue,
      state: "new",
      checkoutState: "completed",
      paymentState: "awaiting_payment",
      shippingState: "ready",
      localeCode: "fr-FR",
      channelCode: "museau_fr",
      customerId,
      couponCode,
      billingAddress,
      shippingAddress,
      shippingMethod,
      pickupPoint,
      createdAt: at,
      checkoutCompletedAt: at,
      subscriptionId,
      period,
      frozenAt,
      nextChargeAt,
    }),
    db
      .update(orders)
      .set({ number: sql`printf('MUS%07d', ${orders.id})` })
      .where(eq(orders.tokenValue, tokenValue)),
    ...chunksOf(linesOf(shipment, subscription), linesAtOnce).map((lines) =>
      db.insert(orderItems).values(lines.map((line) => ({ ...line, orderId }))),
    ),
    db.insert(payments).values({ orderId, method: subscription.paymentMethod, state: "new", chosenAt: at }),
    db.update(customers).set({ lastOrderDate: at }).where(eq(customers.id, customerId)),
    entered(db, {
      subscriptionId,
      kind: "ordered",
      happenedAt: at,
      period,
      orderId,
      amount: totalsOf(pricedOrderOf({ ...subscription, frozen: shipment, frozenAt }, new Date(at))).total,
      text: advances ? "Commande créée" : "Commande créée à la demande du client",
      by: advances ? "shop" : "customer",
    }),
    ...(advances ? advance(c, subscription, shipment) : []),
  ] as const;
  try {
    await db.batch(making);
  } catch (cause) {
    const other = await db.query.orders.findFirst({
      where: and(eq(orders.subscriptionId, subscriptionId), eq(orders.period, period)),
    });
    if (other) return null;
    throw cause;
  }
  return (await findOrder(db, tokenValue)) ?? null;
}

export function advance(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { lines }: { lines: readonly { itemId: number; once: boolean }[] },
  from?: string,
) {
  const db = c.get("db");
  const once = lines.filter((line) => line.once).map(({ itemId }) => itemId);
  return [
    db
      .update(subscriptions)
      .set(advanceOf(subscription, from))
      .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.period, subscription.period))),
    ...chunksOf(once, linesAtOnce).map((ids) =>
      db.delete(subscriptionItems).where(inArray(subscriptionItems.id, ids)),
    ),
  ];
}

function linesOf({ lines }: FrozenShipment, { subscriptionInterval }: Subscription) {
  return [...Map.groupBy(lines, ({ variantCode }) => variantCode)].flatMap(([variantCode, same]) => {
    const [first] = same;
    if (!first) return [];
    return {
      variantCode,
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
      onceQuantity: same.reduce((sum, { quantity, once }) => sum + (once ? quantity : 0), 0),
      subscriptionInterval: same.every(({ once }) => once) ? 0 : subscriptionInterval,
      unitPrice: first.unitPrice,
      originalUnitPrice: first.originalUnitPrice,
    };
  });
}

function chunksOf<T>(rows: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / length) }, (_, index) =>
    rows.slice(index * length, (index + 1) * length),
  );
}
