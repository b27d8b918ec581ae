import { asc, eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { freezeDue } from "../clock/subscription-clock-events.ts";
import { closeDown, reopen } from "../database/closures.ts";
import { subscriptionEvents } from "../database/schema/subscription-events.ts";
import { subscriptions } from "../database/schema/subscriptions.ts";
import { findCoupon } from "../ecommerce/coupon-rules.ts";
import { findPickupPoint } from "../ecommerce/pickup-point-list.ts";
import { findSubscriptions } from "../ecommerce/subscriptions/followed-subscriptions.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput } from "../html/form.ts";
import { htmlDocument } from "../html/html-document.ts";
import { dayOf, endOf, endOfMonth } from "../paris-days.ts";
import { ledgerPart, subscriptionTable } from "./subscription-parts.ts";

const closure = z.object({
  kind: z.enum(["coupon", "pickup-point"]),
  key: z.string(),
  change: z._default(z.enum(["close", "reopen"]), "close"),
});

const cardChange = z.object({
  answer: z.optional(z.enum(["completed", "failed", "authentication", "timeout"])),
  expires: z.optional(z.enum(["before", "this-month"])),
});

export const subscriptionPages = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const db = c.get("db");
    const [all, events] = await Promise.all([findSubscriptions(db, undefined), readLedger(c)]);
    return c.html(
      htmlDocument(
        "Abonnements – doublures",
        html`<header><h1>Abonnements</h1><a href="/_sandbox/">Toutes les doublures</a></header>
        <main>${subscriptionTable(all, clock.date())} ${ledgerPart(all, events.toReversed())}</main>`,
      ),
    );
  })
  .get("/ledger", async (c) => c.json({ events: await readLedger(c) }))
  .post("/closures", async (c) => {
    const { kind, key, change } = await readInput(c, closure);
    const code = kind === "coupon" ? findCoupon(key)?.code : findPickupPoint(key)?.id;
    if (code === undefined) throw new HTTPException(404, { message: "Ni code promo, ni point de retrait." });
    await freezeDue(c);
    await (change === "close" ? closeDown : reopen)(c.get("db"), kind, code);
    return seeSubscriptions(c) ?? c.json({ kind, key: code, change });
  })
  .post("/:id/card", async (c) => {
    const { answer, expires } = await readInput(c, cardChange);
    const { card } = subscriptions;
    const month = dayOf(clock.date()).slice(0, 7);
    const end = expires === "before" ? lastMonthEnd(month) : endOfMonth(`${month}-01`);
    const changes = [
      ...(answer ? [sql`'$.answer', ${answer}`] : []),
      ...(expires ? [sql`'$.expiresAt', ${end}`] : []),
    ];
    const where = eq(subscriptions.id, Number(c.req.param("id")) || 0);
    if (changes.length > 0)
      await c
        .get("db")
        .update(subscriptions)
        .set({ card: sql`json_set(${card}, ${sql.join(changes, sql`, `)})` })
        .where(where);
    const changed = await c.get("db").query.subscriptions.findFirst({ where });
    if (!changed) throw new HTTPException(404, { message: "Cet abonnement n’existe pas." });
    return seeSubscriptions(c) ?? c.json({ card: changed.card });
  });

const lastMonthEnd = (month: string) =>
  endOf(new Date(Date.parse(`${month}-01`) - 1).toISOString().slice(0, 10));

function readLedger(c: Context<SandboxEnv>) {
  const id = Number(c.req.query("subscription"));
  return c.get("db").query.subscriptionEvents.findMany({
    ...(id ? { where: eq(subscriptionEvents.subscriptionId, id) } : {}),
    with: { order: { columns: { tokenValue: true, number: true } } },
    orderBy: [asc(subscriptionEvents.happenedAt), asc(subscriptionEvents.id)],
  });
}

function seeSubscriptions(c: Context<SandboxEnv>): Response | undefined {
  const isForm = /form/.test(c.req.header("content-type") ?? "");
  return isForm ? c.redirect("/_sandbox/subscriptions/", 303) : undefined;
}
