import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { variants } from "../database/schema/catalogue.ts";
import { stockNotifications as table } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { sendStockMail } from "../mailbox/stock-mail.ts";
import { personFaults } from "./customer-rules.ts";
import { notFound, refuse } from "./problems.ts";
import { stockOf } from "./quantity-rules.ts";
import { readBody } from "./request.ts";

/** 204 whether or not the e-mail waits already, so that nobody learns who does. */
export const stockNotifications = new Hono<SandboxEnv>().post("/:code/stock-notifications", async (c) => {
  const body = await readBody(c, z.object({ email: z.string() }));
  const code = c.req.param("code");
  const variant = await c.get("db").query.variants.findFirst({ where: eq(variants.code, code) });
  if (!variant?.sellable) throw notFound("Ce format n’existe pas.");
  refuse(personFaults(body));
  const row = {
    variantCode: code,
    email: body.email.trim().toLowerCase(),
    createdAt: new Date().toISOString(),
  };
  await c.get("db").insert(table).values(row).onConflictDoNothing();
  await tellStockReturn(c, variant);
  return c.body(null, 204);
});

/** One mail to each who waits for a format that is in stock; their e-mails are deleted first, so that none comes twice. */
export async function tellStockReturn(
  c: Context<SandboxEnv>,
  variant: typeof variants.$inferSelect,
): Promise<void> {
  if (stockOf(variant) === 0) return;
  const waiting = await c.get("db").delete(table).where(eq(table.variantCode, variant.code)).returning();
  for (const { email } of waiting) await sendStockMail(c, email, variant);
}
