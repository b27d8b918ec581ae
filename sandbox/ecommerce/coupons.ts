import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { orders } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { findCoupon, refusalOf } from "./coupon-rules.ts";
import { goodsOf } from "./goods.ts";
import { answerProcessed } from "./order-processor.ts";
import { type Order, requireCart } from "./order-store.ts";
import { invalid, notFound } from "./problems.ts";
import { readBody } from "./request.ts";

const application = z.object({ couponCode: z.string() });

export const coupons = new Hono<SandboxEnv>()
  .patch("/:token/apply-coupon", async (c) => {
    const cart = await requireCart(c);
    const { couponCode } = await readBody(c, application);
    const change = couponChange(cart, couponCode);
    await c.get("db").update(orders).set(change).where(eq(orders.id, cart.id));
    return answerProcessed(c, cart);
  })
  .delete("/:token/coupon/:code", async (c) => {
    const cart = await requireCart(c);
    if (cart.couponCode === null || findCoupon(c.req.param("code"))?.code !== cart.couponCode) {
      throw notFound("Ce code promo n’est pas appliqué à cette commande.");
    }
    await c.get("db").update(orders).set({ couponCode: null }).where(eq(orders.id, cart.id));
    return answerProcessed(c, cart);
  });

export function couponChange(cart: Order, couponCode: string | null): { couponCode: string | null } {
  if (couponCode === null) return { couponCode };
  const refusal = refusalOf(couponCode, goodsOf(cart.items), new Date());
  if (refusal !== null) throw invalid({ path: "couponCode", message: refusal });
  return { couponCode: findCoupon(couponCode)?.code ?? null };
}
