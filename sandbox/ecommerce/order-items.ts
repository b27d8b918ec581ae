import { and, eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { variants } from "../database/schema/catalogue.ts";
import { orderItems as itemTable } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { intervalFaults } from "./frequencies.ts";
import { idOf } from "./iri.ts";
import { answerProcessed, processOrder } from "./order-processor.ts";
import { type Order, type OrderLine, requireCart } from "./order-store.ts";
import { unitPriceOf } from "./prices.ts";
import { invalid, missingFields, notFound, refuse } from "./problems.ts";
import { additionFaults, changeFaults } from "./quantity-rules.ts";
import { linkedData, readBody } from "./request.ts";

type Variant = OrderLine["variant"];

const addition = z.object({
  productVariant: z.string(),
  quantity: z.int(),
  subscriptionInterval: z._default(z.int(), 0),
  sourceItemList: z.nullish(z.string()),
  upsell: z.nullish(z.boolean()),
});
const change = z.object({ quantity: z.optional(z.int()), subscriptionInterval: z.optional(z.int()) });

export const orderItems = new Hono<SandboxEnv>()
  .on(["PATCH", "POST"], "/:token/items", addItem)
  .patch("/:token/items/:id", async (c) => {
    const cart = await requireCart(c);
    const item = requireLine(c, cart);
    const { quantity = item.quantity, subscriptionInterval = item.subscriptionInterval } =
      await readChange(c);
    const db = c.get("db");
    const isSame = subscriptionInterval === item.subscriptionInterval;
    refuse([
      ...changeFaults(quantity, item.quantity, item.variant),
      ...(isSame ? [] : await intervalFaults(db, subscriptionInterval)),
    ]);
    await db.update(itemTable).set({ quantity, subscriptionInterval }).where(eq(itemTable.id, item.id));
    return answerProcessed(c, cart);
  })
  /** Sylius answers `{}` here, so the order has to be loaded again. */
  .delete("/:token/items/:id", async (c) => {
    const cart = await requireCart(c);
    const item = requireLine(c, cart);
    await c.get("db").delete(itemTable).where(eq(itemTable.id, item.id));
    await processOrder(c, cart);
    return linkedData(c, {});
  });

/** The statement that writes checks the stock again, so that parallel additions cannot exceed it. */
async function addItem(c: Context<SandboxEnv>): Promise<Response> {
  const cart = await requireCart(c);
  const added = await readBody(c, addition);
  const variant = await requireSellable(c, idOf(added.productVariant));
  const inCart = cart.items.find((item) => item.variantCode === variant.code)?.quantity ?? 0;
  refuse([
    ...additionFaults(added.quantity, inCart, variant),
    ...(await intervalFaults(c.get("db"), added.subscriptionInterval)),
  ]);

  const line = {
    subscriptionInterval: added.subscriptionInterval,
    unitPrice: unitPriceOf(variant, added.subscriptionInterval),
    originalUnitPrice: variant.price,
    sourceItemList: added.sourceItemList ?? null,
    upsell: added.upsell ?? false,
  };
  const together = sql`${itemTable.quantity} + ${added.quantity}`;
  const written = await c
    .get("db")
    .insert(itemTable)
    .values({ ...line, orderId: cart.id, variantCode: variant.code, quantity: added.quantity })
    .onConflictDoUpdate({
      target: [itemTable.orderId, itemTable.variantCode],
      set: { ...line, quantity: together },
      setWhere: sql`${together} <= ${variant.stock}`,
    })
    .returning({ id: itemTable.id });
  if (written.length === 0) refuse(additionFaults(added.quantity, variant.stock, variant));
  return answerProcessed(c, cart);
}

async function readChange(c: Context<SandboxEnv>) {
  const body = await readBody(c, change);
  // Both fields are required, because many APIs take a missing interval for a one-off purchase.
  if (body.subscriptionInterval === undefined) throw missingFields(["subscriptionInterval"]);
  return body;
}

function requireLine(c: Context<SandboxEnv>, cart: Order): OrderLine {
  const item = cart.items.find(({ id }) => String(id) === c.req.param("id"));
  if (!item) throw notFound("Cette ligne n’est plus dans le panier.");
  return item;
}

/** @throws {Invalid} at `productVariant` */
export async function requireSellable(c: Context<SandboxEnv>, code: string): Promise<Variant> {
  const variant = await c
    .get("db")
    .query.variants.findFirst({ where: and(eq(variants.code, code), eq(variants.sellable, true)) });
  if (!variant) throw invalid({ path: "productVariant", message: `Le format ${code} n’est pas en vente.` });
  return variant;
}
