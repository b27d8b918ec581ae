import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { orders } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { findCoupon, refusalOf } from "./coupon-rules.ts";
import { orderJson } from "./order-json.ts";
import { reloadOrder, requireCart } from "./order-store.ts";
import { totalsOf } from "./prices.ts";
import { invalid, notFound } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";

const application = z.object({ couponCode: z.string() });

export const coupons = new Hono<SandboxEnv>()
  .patch("/:token/apply-coupon", async (c) => {
    const cart = await requireCart(c);
    const { couponCode } = await readBody(c, application);
    const refusal = refusalOf(couponCode, totalsOf(cart.items, null).itemsTotal, new Date());
    if (refusal !== null) throw invalid({ path: "couponCode", message: refusal });
    const code = findCoupon(couponCode)?.code ?? null;
    await c.get("db").update(orders).set({ couponCode: code }).where(eq(orders.id, cart.id));
    return linkedData(c, orderJson(await reloadOrder(c, cart)));
  })
  .delete("/:token/coupon/:code", async (c) => {
    const cart = await requireCart(c);
    if (cart.couponCode === null || findCoupon(c.req.param("code"))?.code !== cart.couponCode) {
      throw notFound("Ce code promo n'est pas appliqué à cette commande.");
    }
    await c.get("db").update(orders).set({ couponCode: null }).where(eq(orders.id, cart.id));
    return linkedData(c, orderJson(await reloadOrder(c, cart)));
  });
