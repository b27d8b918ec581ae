import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../database/open.ts";
import { orderItems, orders, payments } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { notFound } from "./problems.ts";

export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type OrderLine = Order["items"][number];

/** A customer's order is 404 for everybody else; an anonymous cart needs only its token. */
export async function requireOrder(
  c: Context<SandboxEnv>,
  token = c.req.param("token") ?? "",
): Promise<Order> {
  const order = await findOrder(c.get("db"), token);
  if (!order || (order.customerId !== null && order.customerId !== c.get("account")?.id)) {
    throw notFound("Cette commande n’existe pas.");
  }
  return order;
}

export async function requireCart(c: Context<SandboxEnv>, token?: string): Promise<Order> {
  const order = await requireOrder(c, token);
  if (order.state !== "cart") throw notFound("Cette commande n’est plus un panier.");
  return order;
}

export async function reloadOrder(
  c: Context<SandboxEnv>,
  { tokenValue }: { tokenValue: string },
): Promise<Order> {
  const order = await findOrder(c.get("db"), tokenValue);
  if (!order) throw notFound("Cette commande n’existe pas.");
  return order;
}

export function listPlacedOrders(
  db: Database,
  customerId: number,
  page: { limit: number; offset: number },
): Promise<Order[]> {
  return db.query.orders.findMany({
    where: isPlacedBy(customerId),
    with: withLines,
    orderBy: [desc(orders.checkoutCompletedAt), desc(orders.id)],
    ...page,
  });
}

export function countPlacedOrders(db: Database, customerId: number): Promise<number> {
  return db.$count(orders, isPlacedBy(customerId));
}

function isPlacedBy(customerId: number) {
  return and(eq(orders.customerId, customerId), ne(orders.state, "cart"));
}

export function findOrder(db: Database, tokenValue: string) {
  return db.query.orders.findFirst({ where: eq(orders.tokenValue, tokenValue), with: withLines });
}

export function findOrderById(db: Database, id: number) {
  return db.query.orders.findFirst({ where: eq(orders.id, id), with: withLines });
}

export const withLines = {
  items: { with: { variant: true }, orderBy: asc(orderItems.id) },
  payments: { orderBy: asc(payments.id) },
} as const;
