import { and, asc, desc, eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../../database/open.ts";
import { orders } from "../../database/schema/orders.ts";
import { subscriptionItems, subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { requireAccount } from "../bearer.ts";
import { notFound } from "../problems.ts";

export type Subscription = Awaited<ReturnType<typeof listSubscriptions>>[number];

export function listSubscriptions(db: Database, customerId: number) {
  return db.query.subscriptions.findMany({
    where: eq(subscriptions.customerId, customerId),
    with: withItems,
    orderBy: [desc(subscriptions.createdAt), desc(subscriptions.id)],
  });
}

export async function requireSubscription(c: Context<SandboxEnv>): Promise<Subscription> {
  const { id } = requireAccount(c);
  const number = Number(c.req.param("id")) || 0;
  const subscription = await c.get("db").query.subscriptions.findFirst({
    where: and(eq(subscriptions.id, number), eq(subscriptions.customerId, id)),
    with: withItems,
  });
  if (!subscription) throw notFound("Cet abonnement n’existe pas.");
  return subscription;
}

export type PendingOrder = Pick<
  typeof orders.$inferSelect,
  "id" | "tokenValue" | "number" | "paymentState" | "subscriptionId" | "shipsAt"
>;

/** An order may have begun more than one subscription. */
export const isPendingOf = (order: PendingOrder, { id, originOrderId }: Subscription): boolean =>
  order.subscriptionId === id || order.id === originOrderId;

export function pendingOrders(db: Database, customerId: number): Promise<PendingOrder[]> {
  return db.query.orders.findMany({
    columns: {
      id: true,
      tokenValue: true,
      number: true,
      paymentState: true,
      subscriptionId: true,
      shipsAt: true,
    },
    where: and(eq(orders.customerId, customerId), eq(orders.state, "new"), eq(orders.shippingState, "ready")),
    orderBy: desc(orders.id),
  });
}

const withItems = { items: { with: { variant: true }, orderBy: asc(subscriptionItems.id) } } as const;
