import { and, desc, eq, exists } from "drizzle-orm";
import type { Context } from "hono";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { refreshTokens } from "../database/schema/customers.ts";
import { orderItems, orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import type { CustomerAccount } from "./accounts.ts";
import { userJson } from "./customer-json.ts";
import { iri } from "./iri.ts";
import { mintAccessToken, randomToken, refreshTokenLife } from "./tokens.ts";

export async function openSession(c: Context<SandboxEnv>, account: CustomerAccount, life?: number) {
  const db = c.get("db");
  const refreshToken = randomToken() + randomToken();
  const expiresAt = new Date(clock.now() + refreshTokenLife * 1000).toISOString();
  await db.insert(refreshTokens).values({ token: refreshToken, customerId: account.id, expiresAt });
  const cart = await lastCartOf(db, account.id);
  return {
    token: await mintAccessToken(account.customer.email, c.env.JWT_SECRET, life),
    refresh_token: refreshToken,
    customer: iri("customers", account.id),
    user: userJson(account),
    ...(cart && { cart: iri("orders", cart.tokenValue) }),
  };
}

export function lastCartOf(db: Database, customerId: number) {
  const lines = db.select().from(orderItems).where(eq(orderItems.orderId, orders.id));
  return db
    .select({ tokenValue: orders.tokenValue })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.state, "cart"), exists(lines)))
    .orderBy(desc(orders.id))
    .get();
}
