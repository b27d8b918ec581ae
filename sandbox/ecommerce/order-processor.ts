import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { orderItems, orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { settledState } from "./checkout-states.ts";
import { orderJson } from "./order-json.ts";
import { type Order, type OrderLine, reloadOrder } from "./order-store.ts";
import { unitPriceOf } from "./prices.ts";
import { linkedData } from "./request.ts";

/** Mimics Sylius: a new price shows after the next change of a cart, and never in a placed order. */
export async function answerProcessed(c: Context<SandboxEnv>, cart: Order, status?: 200 | 201) {
  return linkedData(c, orderJson(await processOrder(c, cart)), status);
}

export async function processOrder(c: Context<SandboxEnv>, cart: Order): Promise<Order> {
  const order = await reloadOrder(c, cart);
  const settled = { ...order, items: await Promise.all(order.items.map((line) => settlePrices(c, line))) };
  const checkoutState = settledState(settled);
  if (checkoutState !== order.checkoutState) {
    await c.get("db").update(orders).set({ checkoutState }).where(eq(orders.id, order.id));
  }
  return { ...settled, checkoutState };
}

async function settlePrices(c: Context<SandboxEnv>, line: OrderLine): Promise<OrderLine> {
  const unitPrice = unitPriceOf(line.variant, line.subscriptionInterval);
  const originalUnitPrice = line.variant.price;
  if (line.unitPrice === unitPrice && line.originalUnitPrice === originalUnitPrice) return line;
  const prices = { unitPrice, originalUnitPrice };
  await c.get("db").update(orderItems).set(prices).where(eq(orderItems.id, line.id));
  return { ...line, ...prices };
}
