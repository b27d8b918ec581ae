import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import { orders, refreshTokens, variants } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../pages/form.ts";
import { accountByEmail } from "./accounts.ts";
import { orderStates, statesOf } from "./order-states.ts";
import { openSession } from "./sessions.ts";

const newState = z.object({ state: z.enum(orderStates) });
const login = z.object({ email: z.string(), expiresIn: z.optional(z.coerce.number()) });
const stockChange = z.object({
  stock: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  price: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});

/** What the back office of the e-commerce API would do; the tests and the demonstrations do it here. */
export const administration = new Hono<SandboxEnv>()
  .post("/orders/:token/state", async (c) => {
    const { state } = await readInput(c, newState);
    const checkoutCompletedAt = state === "cart" ? null : new Date().toISOString();
    const where = eq(orders.tokenValue, c.req.param("token"));
    const [changed] = await c
      .get("db")
      .update(orders)
      .set({ ...statesOf(state), checkoutCompletedAt })
      .where(where)
      .returning();
    if (!changed) throw absent("Cette commande n'existe pas.");
    return seeIndex(c) ?? c.json(changed);
  })
  /** A login without its password; `expiresIn` seconds make a token that is about to end, or has ended when negative. */
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
    const change = await readInput(c, stockChange);
    const where = eq(variants.code, c.req.param("code"));
    const [changed] = await c.get("db").update(variants).set(change).where(where).returning();
    if (!changed) throw absent("Ce format n'existe pas.");
    return seeIndex(c) ?? c.json(changed);
  });

function absent(message: string): HTTPException {
  return new HTTPException(404, { message });
}
