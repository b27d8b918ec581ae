import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { orders as orderTable, payments } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { collectionPage } from "./collection-page.ts";
import { couponChange } from "./coupons.ts";
import { readDialect } from "./dialect-store.ts";
import { idOf } from "./iri.ts";
import { addressChange, addressing } from "./order-addresses.ts";
import { orderJson } from "./order-json.ts";
import { answerProcessed } from "./order-processor.ts";
import { listPlacedOrders, type Order, reloadOrder, requireCart, requireOrder } from "./order-store.ts";
import { notFound } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { randomToken } from "./tokens.ts";

const newOrder = z.object({ localeCode: z.string(), channelCode: z.string() });
const assignment = z.object({ customer: z.string() });
const update = z.partial(z.extend(addressing, { customer: z.string(), couponCode: z.nullable(z.string()) }));

export const orders = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { localeCode, channelCode } = await readBody(c, newOrder);
    const tokenValue = randomToken();
    const db = c.get("db");
    const { id } = await db
      .insert(orderTable)
      .values({
        tokenValue,
        localeCode,
        channelCode,
        customerId: c.get("account")?.id ?? null,
        createdAt: new Date().toISOString(),
      })
      .returning({ id: orderTable.id })
      .get();
    await db.insert(payments).values({ orderId: id });
    return linkedData(c, orderJson(await reloadOrder(c, { tokenValue })), 201);
  })
  /** The newest first. */
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const members = (await listPlacedOrders(c.get("db"), id)).map(orderJson);
    return collectionPage(c, { type: "Order", path: "orders", members });
  })
  .get("/:token", async (c) => linkedData(c, orderJson(await requireOrder(c))))
  .delete("/:token", async (c) => {
    const { id } = await requireCart(c);
    await c.get("db").delete(orderTable).where(eq(orderTable.id, id));
    return c.body(null, 204);
  })
  .put("/:token", async (c) => {
    const cart = await requireCart(c);
    const change = await readUpdate(c, cart);
    if (Object.keys(change).length > 0) {
      await c.get("db").update(orderTable).set(change).where(eq(orderTable.id, cart.id));
    }
    return answerProcessed(c, cart);
  });

/** In version 1.10 only the customer; after it, the addresses and the coupon too. */
async function readUpdate(c: Context<SandboxEnv>, cart: Order) {
  if ((await readDialect(c.get("db"))) === "1.10") {
    return customerChange(c, (await readBody(c, assignment)).customer);
  }
  const { customer, couponCode, billingAddress, ...address } = await readBody(c, update);
  return {
    ...(customer !== undefined && customerChange(c, customer)),
    ...(billingAddress !== undefined && addressChange({ billingAddress, ...address })),
    ...(couponCode !== undefined && couponChange(cart, couponCode)),
  };
}

/** Attaches the logged-in customer (spec 4, session). */
function customerChange(c: Context<SandboxEnv>, customer: string): { customerId: number } {
  const { id } = requireAccount(c);
  if (idOf(customer) !== String(id)) throw notFound("Ce client n’existe pas.");
  return { customerId: id };
}
