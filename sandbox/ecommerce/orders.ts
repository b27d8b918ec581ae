import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { orders as orderTable } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { positiveNumber } from "../positive-number.ts";
import { requireAccount } from "./bearer.ts";
import { apiPath, idOf } from "./iri.ts";
import { orderJson } from "./order-json.ts";
import { listPlacedOrders, reloadOrder, requireCart, requireOrder } from "./order-store.ts";
import { notFound } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { randomToken } from "./tokens.ts";

const newOrder = z.object({ localeCode: z.string(), channelCode: z.string() });
const assignment = z.object({ customer: z.string() });

export const orders = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { localeCode, channelCode } = await readBody(c, newOrder);
    const tokenValue = randomToken();
    await c
      .get("db")
      .insert(orderTable)
      .values({
        tokenValue,
        localeCode,
        channelCode,
        customerId: c.get("account")?.id ?? null,
        createdAt: new Date().toISOString(),
      });
    return linkedData(c, orderJson(await reloadOrder(c, { tokenValue })), 201);
  })
  /** Placed orders of the customer, the newest first. */
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const page = positiveNumber(c.req.query("page"), 1);
    const itemsPerPage = Math.min(100, positiveNumber(c.req.query("itemsPerPage"), 10));
    const placed = await listPlacedOrders(c.get("db"), id);
    const shown = placed.slice((page - 1) * itemsPerPage, page * itemsPerPage);
    const hasNext = placed.length > page * itemsPerPage;
    return linkedData(c, {
      "@context": `${apiPath}/contexts/Order`,
      "@id": `${apiPath}/shop/orders`,
      "@type": "hydra:Collection",
      "hydra:member": shown.map(orderJson),
      "hydra:totalItems": placed.length,
      "hydra:view": {
        "@id": pageIri(page),
        "@type": "hydra:PartialCollectionView",
        ...(hasNext && { "hydra:next": pageIri(page + 1) }),
      },
    });

    function pageIri(number: number): string {
      return `${apiPath}/shop/orders?page=${number}&itemsPerPage=${itemsPerPage}`;
    }
  })
  .get("/:token", async (c) => linkedData(c, orderJson(await requireOrder(c))))
  .delete("/:token", async (c) => {
    const { id } = await requireCart(c);
    await c.get("db").delete(orderTable).where(eq(orderTable.id, id));
    return c.body(null, 204);
  })
  /** Attaches the logged-in customer (spec 4, session). */
  .put("/:token", async (c) => {
    const account = requireAccount(c);
    const cart = await requireCart(c);
    const { customer } = await readBody(c, assignment);
    if (idOf(customer) !== String(account.id)) throw notFound("Ce client n'existe pas.");
    await c.get("db").update(orderTable).set({ customerId: account.id }).where(eq(orderTable.id, cart.id));
    return linkedData(c, orderJson(await reloadOrder(c, cart)));
  });
