import { and, asc, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../../database/open.ts";
import { orders } from "../../database/schema/orders.ts";
import { subscriptionItems, subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { findOrder, type Order } from "../order-store.ts";
import { notFound } from "../problems.ts";
import type { Subscription } from "./subscription-store.ts";

export function findSubscriptions(db: Database, where: SQL | undefined): Promise<Subscription[]> {
  return db.query.subscriptions.findMany({
    where,
    with: { items: { with: { variant: true }, orderBy: asc(subscriptionItems.id) } },
  });
}

export async function reloadSubscription(
  c: Context<SandboxEnv>,
  { id }: { id: number },
): Promise<Subscription> {
  const [subscription] = await findSubscriptions(c.get("db"), eq(subscriptions.id, id));
  if (!subscription) throw notFound("Cet abonnement n’existe pas.");
  return subscription;
}

export async function findUnpaidOrder(
  db: Database,
  { id }: Pick<Subscription, "id">,
): Promise<Order | undefined> {
  const unpaid = await db.query.orders.findFirst({
    columns: { tokenValue: true },
    where: and(
      eq(orders.subscriptionId, id),
      eq(orders.state, "new"),
      eq(orders.paymentState, "awaiting_payment"),
      isNotNull(orders.nextChargeAt),
    ),
    orderBy: desc(orders.id),
  });
  return unpaid && findOrder(db, unpaid.tokenValue);
}
