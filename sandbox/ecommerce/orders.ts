import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { orders as orderTable, payments } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { answerPage, askedPage } from "./collection-page.ts";
import { couponChange } from "./coupons.ts";
import { dialectIn } from "./dialect-store.ts";
import { type Dialect, isSince } from "./dialects.ts";
import { idOf } from "./iri.ts";
import { addressChange, addressing } from "./order-addresses.ts";
import { orderJson } from "./order-json.ts";
import { answerProcessed } from "./order-processor.ts";
import {
  countPlacedOrders,
  listPlacedOrders,
  type Order,
  reloadOrder,
  requireCart,
  requireOrder,
} from "./order-store.ts";
import { hydraError, notFound } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { lastCartOf } from "./sessions.ts";
import { randomToken } from "./tokens.ts";

const newOrder = z.object({ localeCode: z.string(), channelCode: z.string() });
const assignment = z.object({ customer: z.string() });
const update = z.partial(z.extend(addressing, { customer: z.string(), couponCode: z.nullable(z.string()) }));

export const orders = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { localeCode, channelCode } = await readBody(c, newOrder);
    const dialect = dialectIn(c.get("settings"));
    requireLocale(dialect, localeCode);
    const customerId = c.get("account")?.id ?? null;
    const filled = dialect !== "specification" && customerId && (await lastCartOf(c.get("db"), customerId));
    const order = filled || (await createOrder(c, { localeCode, channelCode, customerId }));
    return linkedData(c, orderJson(await reloadOrder(c, order)), 201);
  })
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const { itemsPerPage, first } = askedPage(c);
    const db = c.get("db");
    const [placed, total] = await Promise.all([
      listPlacedOrders(db, id, { limit: itemsPerPage, offset: first }),
      countPlacedOrders(db, id),
    ]);
    return answerPage(c, { type: "Order", path: "orders", members: placed.map(orderJson), total });
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
    await c.get("db").update(orderTable).set(change).where(eq(orderTable.id, cart.id));
    return answerProcessed(c, cart);
  });

/** Channels of Sylius name their locale with an underscore, and know no other. */
function requireLocale(dialect: Dialect, localeCode: string): void {
  if (localeCode === "fr_FR" || (localeCode === "fr-FR" && dialect === "specification")) return;
  throw hydraError(500, `Cannot pick up cart, locale code "${localeCode}" does not exist.`);
}

async function createOrder(
  c: Context<SandboxEnv>,
  order: { localeCode: string; channelCode: string; customerId: number | null },
): Promise<{ tokenValue: string }> {
  const tokenValue = randomToken();
  const db = c.get("db");
  const { id } = await db
    .insert(orderTable)
    .values({ tokenValue, ...order, createdAt: clock.date().toISOString() })
    .returning({ id: orderTable.id })
    .get();
  await db.insert(payments).values({ orderId: id });
  return { tokenValue };
}

/** Later versions keep addresses and customer if they are not sent, but drop the coupon. */
async function readUpdate(c: Context<SandboxEnv>, cart: Order) {
  if (!isSince(dialectIn(c.get("settings")), "1.11")) {
    return customerChange(c, (await readBody(c, assignment)).customer);
  }
  const { customer, couponCode = null, billingAddress, ...address } = await readBody(c, update);
  return {
    ...(customer !== undefined && customerChange(c, customer)),
    ...(billingAddress !== undefined && addressChange({ billingAddress, ...address })),
    ...(await couponChange(c.get("db"), cart, couponCode)),
  };
}

function customerChange(c: Context<SandboxEnv>, customer: string): { customerId: number } {
  const { id } = requireAccount(c);
  if (idOf(customer) !== String(id)) throw notFound("Ce client n’existe pas.");
  return { customerId: id };
}
