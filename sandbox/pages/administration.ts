import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { freezeDue } from "../clock/subscription-clock-events.ts";
import { publishStock } from "../content-system/publish.ts";
import { frequencies, variants } from "../database/schema/catalogue.ts";
import { refreshTokens } from "../database/schema/customers.ts";
import { orders } from "../database/schema/orders.ts";
import { accountByEmail } from "../ecommerce/accounts.ts";
import { dialectIn, setDialect } from "../ecommerce/dialect-store.ts";
import { dialects } from "../ecommerce/dialects.ts";
import { sendPaymentMail } from "../ecommerce/mails/order-mails.ts";
import { methodLists, setMethodList } from "../ecommerce/offered-methods.ts";
import { type OrderState, orderStates, statesOf } from "../ecommerce/order-states.ts";
import { reloadOrder } from "../ecommerce/order-store.ts";
import { subscriptionPriceOf } from "../ecommerce/prices.ts";
import { openSession } from "../ecommerce/sessions.ts";
import { tellStockReturn } from "../ecommerce/stock-notifications.ts";
import { tellNewPrices } from "../ecommerce/subscriptions/price-changes.ts";
import { settleSubscriptions } from "../ecommerce/subscriptions/settle.ts";
import { newTrackingCode } from "../ecommerce/tracking.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../html/form.ts";
import { wholeNumber } from "../html/whole-number.ts";

const newState = z.object({ state: z.enum(orderStates) });
const login = z.object({ email: z.string(), expiresIn: z.optional(z.coerce.number()) });
const variantChange = z.object({ stock: wholeNumber, price: wholeNumber });
const namedVariantChange = z.extend(variantChange, { code: z.string() });
const days = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366));
const frequency = z.object({
  days,
  label: z.string().check(z.trim(), z.minLength(1)),
  position: wholeNumber,
  description: z.optional(z.string()),
});
const methodList = z.object({ list: z.enum(methodLists) });
const spoken = z.object({ dialect: z.enum(dialects) });

export const administration = new Hono<SandboxEnv>()
  .post("/orders/:token/state", async (c) => {
    const { state } = await readInput(c, newState);
    const checkoutCompletedAt = state === "cart" ? null : clock.date().toISOString();
    const where = eq(orders.tokenValue, c.req.param("token"));
    const before = await c.get("db").query.orders.findFirst({ where });
    const [changed] = await c
      .get("db")
      .update(orders)
      .set({ ...statesOf(state), checkoutCompletedAt, ...(before && shippingOf(state, before)) })
      .where(where)
      .returning();
    if (!changed) throw absent("Cette commande n’existe pas.");
    if (before?.paymentState === "awaiting_payment" && changed.paymentState === "paid") {
      await sendPaymentMail(c, await reloadOrder(c, changed));
    }
    if (before?.paymentState === "awaiting_payment")
      await settleSubscriptions(c, await reloadOrder(c, changed), clock.date().toISOString());
    return seeIndex(c) ?? c.json(changed);
  })
  /** `expiresIn` is in seconds; a negative one gives an expired token. */
  .post("/login", async (c) => {
    const { email, expiresIn } = await readInput(c, login);
    const account = await accountByEmail(c.get("db"), email);
    if (!account) throw absent("Aucun compte avec cette adresse e-mail.");
    return c.json(await openSession(c, account, expiresIn));
  })
  .post("/refresh-tokens/expire", async (c) => {
    await c
      .get("db")
      .update(refreshTokens)
      .set({ expiresAt: new Date(0).toISOString() });
    return seeIndex(c) ?? c.body(null, 204);
  })
  .post("/variants/:code", async (c) => {
    const changed = await changeVariant(c, c.req.param("code"), await readInput(c, variantChange));
    return seeIndex(c) ?? c.json(changed);
  })
  .post("/variants", async (c) => {
    const { code, ...change } = await readInput(c, namedVariantChange);
    const changed = await changeVariant(c, code.trim(), change);
    return seeIndex(c) ?? c.json(changed);
  })
  .post("/frequencies", async (c) => {
    const { position, description, ...given } = await readInput(c, frequency);
    const row = { ...given, position: position ?? 1000 + given.days, description: description || null };
    await c
      .get("db")
      .insert(frequencies)
      .values(row)
      .onConflictDoUpdate({ target: frequencies.days, set: row });
    return seeIndex(c) ?? c.json(row);
  })
  .post("/frequencies/remove", async (c) => {
    const { days: removed } = await readInput(c, z.object({ days }));
    await c.get("db").delete(frequencies).where(eq(frequencies.days, removed));
    return seeIndex(c) ?? c.json({ days: removed });
  })
  .post("/payment-methods", async (c) => {
    const { list } = await readInput(c, methodList);
    await setMethodList(c.get("db"), list);
    return seeIndex(c) ?? c.json({ list });
  })
  .get("/dialect", async (c) => c.json({ dialect: dialectIn(c.get("settings")) }))
  .post("/dialect", async (c) => {
    const { dialect } = await readInput(c, spoken);
    await setDialect(c.get("db"), dialect);
    return seeIndex(c) ?? c.json({ dialect });
  });

function shippingOf(state: OrderState, order: typeof orders.$inferSelect) {
  return statesOf(state).shippingState === "shipped"
    ? { shippedAt: clock.date().toISOString(), trackingCode: newTrackingCode(order) }
    : { shipsAt: null, shippedAt: null, deliveredAt: null, trackingCode: null };
}

/** A new stock is pushed to the content system and to waiting customers. */
async function changeVariant(
  c: Context<SandboxEnv>,
  code: string,
  { stock, price }: z.infer<typeof variantChange>,
) {
  const db = c.get("db");
  const change = {
    ...(stock !== undefined && { stock }),
    ...(price !== undefined && { price, subscriptionPrice: subscriptionPriceOf(price) }),
  };
  const where = eq(variants.code, code);
  await freezeDue(c);
  const write = () => db.update(variants).set(change).where(where);
  if (price !== undefined) await tellNewPrices(c, write);
  else if (stock !== undefined) await write();
  const changed = await db.query.variants.findFirst({ where });
  if (!changed) throw absent("Ce format n’existe pas.");
  if (stock !== undefined) {
    await publishStock(c, changed);
    await tellStockReturn(c, changed);
  }
  return changed;
}

function absent(message: string): HTTPException {
  return new HTTPException(404, { message });
}
