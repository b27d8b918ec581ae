import { and, eq, gt, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { variants } from "../database/schema/catalogue.ts";
import { stockNotifications as table } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { personFaults } from "./customer-rules.ts";
import { sendStockMail } from "./mails/stock-mail.ts";
import { notFound, refuse } from "./problems.ts";
import { stockOf } from "./quantity-rules.ts";
import { readBody } from "./request.ts";

/** Days: `told` allows one mail per format and e-mail, and requests older than `waiting` are deleted. */
const bounds = { told: 1, waiting: 365 } as const;

/** Always 204, so that nobody learns who is waiting. */
export const stockNotifications = new Hono<SandboxEnv>().post("/:code/stock-notifications", async (c) => {
  const body = await readBody(c, z.object({ email: z.string() }));
  const code = c.req.param("code");
  const variant = await c.get("db").query.variants.findFirst({ where: eq(variants.code, code) });
  if (!variant?.sellable) throw notFound("Ce format n’existe pas.");
  refuse(personFaults(body));
  const createdAt = clock.date().toISOString();
  await c
    .get("db")
    .insert(table)
    .values({ variantCode: code, email: body.email.trim().toLowerCase(), createdAt })
    .onConflictDoUpdate({ target: [table.variantCode, table.email], set: { createdAt } });
  await tellStockReturn(c, variant);
  return c.body(null, 204);
});

export const isWaiting: SQL | undefined = or(isNull(table.toldAt), gt(table.createdAt, table.toldAt));

/** Rows are marked before their mails are sent, so that nobody gets two. */
export async function tellStockReturn(
  c: Context<SandboxEnv>,
  variant: typeof variants.$inferSelect,
): Promise<void> {
  const db = c.get("db");
  await deleteOverdue(db);
  if (stockOf(variant) === 0) return;
  const due = or(isNull(table.toldAt), and(isWaiting, lt(table.toldAt, daysAgo(bounds.told))));
  const told = await db
    .update(table)
    .set({ toldAt: clock.date().toISOString() })
    .where(and(eq(table.variantCode, variant.code), due))
    .returning();
  for (const { email } of told) await sendStockMail(c, email, variant);
}

async function deleteOverdue(db: Database): Promise<void> {
  const isMark = and(lt(table.toldAt, daysAgo(bounds.told)), lte(table.createdAt, table.toldAt));
  await db.delete(table).where(or(isMark, lt(table.createdAt, daysAgo(bounds.waiting))));
}

const daysAgo = (days: number) => new Date(clock.now() - days * 86_400_000).toISOString();
