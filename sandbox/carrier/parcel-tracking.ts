import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as clock from "../../shared/time/clock.ts";
import { orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { trackingPage, unknownParcelPage } from "./tracking-page.ts";

/** Public page: the number alone gives access, so the page shows nothing of the order. */
export const parcelTracking = new Hono<SandboxEnv>().get("/:code", async (c) => {
  const code = c.req.param("code");
  const order = await c.get("db").query.orders.findFirst({ where: eq(orders.trackingCode, code) });
  return order
    ? c.html(trackingPage({ ...order, code }, clock.date()))
    : c.html(unknownParcelPage(code), 404);
});
