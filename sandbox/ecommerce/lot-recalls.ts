import { and, desc, eq, gte, inArray, isNotNull, lte, ne } from "drizzle-orm";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { variants } from "../database/schema/catalogue.ts";
import { customers } from "../database/schema/customers.ts";
import { orderItems, orders } from "../database/schema/orders.ts";
import { lotRecalls as table } from "../database/schema/recalls.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../html/form.ts";
import { dayOf } from "../paris-days.ts";
import { apiPath, iri } from "./iri.ts";
import { sendRecallMail } from "./mails/recall-mail.ts";
import { linkedData } from "./request.ts";

export type StoredRecall = typeof table.$inferSelect;

export const storedRecalls = (db: Database): Promise<StoredRecall[]> =>
  db.query.lotRecalls.findMany({ orderBy: [desc(table.publishedAt), desc(table.id)] });

export const lotRecalls = new Hono<SandboxEnv>().get("/", async (c) => {
  const stored = await storedRecalls(c.get("db"));
  return linkedData(c, {
    "@context": `${apiPath}/contexts/LotRecall`,
    "@id": `${apiPath}/shop/lot-recalls`,
    "@type": "hydra:Collection",
    "hydra:member": stored.map(({ id, variantCode, lots, text, publishedAt }) => ({
      "@id": iri("lot-recalls", id),
      "@type": "LotRecall",
      variant: iri("product-variants", variantCode),
      lots,
      since: dayOf(publishedAt),
      text,
    })),
    "hydra:totalItems": stored.length,
  });
});

const words = z.string().check(z.trim(), z.minLength(1));
const published = z.object({ variant: words, lots: words, text: words });

export const recallAdministration = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { variant: code, lots, text } = await readInput(c, published);
    const db = c.get("db");
    const variant = await db.query.variants.findFirst({ where: eq(variants.code, code) });
    if (!variant) throw new HTTPException(404, { message: "Ce format n’existe pas." });
    const [recall] = await db
      .insert(table)
      .values({
        variantCode: code,
        lots: lots.split(",").flatMap((lot) => lot.trim() || []),
        text,
        publishedAt: clock.date().toISOString(),
      })
      .returning();
    if (!recall) throw new Error("the recall is not stored");
    const buyers = await buyersOf(db, recall);
    for (const buyer of buyers) await sendRecallMail(c, recall, variant, buyer);
    return seeIndex(c, "rappels") ?? c.json({ ...recall, told: buyers.length });
  })
  .post("/withdraw", async (c) => {
    const { id } = await readInput(c, z.object({ id: z.coerce.number() }));
    await c.get("db").delete(table).where(eq(table.id, id));
    return seeIndex(c, "rappels") ?? c.json({ id });
  });

const kept = 2 * 365 * 86_400_000;

export interface Buyer {
  email: string;
  firstName: string;
  number: string;
}

async function buyersOf(db: Database, { variantCode, publishedAt }: StoredRecall): Promise<Buyer[]> {
  const holding = db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.variantCode, variantCode));
  const rows = await db
    .select({ email: customers.email, firstName: customers.firstName, number: orders.number })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        inArray(orders.id, holding),
        ne(orders.state, "cart"),
        ne(orders.state, "cancelled"),
        isNotNull(orders.checkoutCompletedAt),
        lte(orders.checkoutCompletedAt, publishedAt),
        gte(orders.checkoutCompletedAt, new Date(Date.parse(publishedAt) - kept).toISOString()),
      ),
    )
    .orderBy(desc(orders.checkoutCompletedAt));
  const latest = new Map<string, Buyer>();
  for (const { number, ...person } of rows)
    if (!latest.has(person.email)) latest.set(person.email, { ...person, number: number ?? "" });
  return [...latest.values()];
}
