import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { findCoupon, refusalOf } from "./coupon-rules.ts";
import { goodsOf } from "./goods.ts";
import { answerProcessed } from "./order-processor.ts";
import { type Order, requireCart } from "./order-store.ts";
import { invalid, notFound } from "./problems.ts";
import { readBody } from "./request.ts";
import { welcomeRefusal } from "./welcome-coupons.ts";

const application = z.object({ couponCode: z.string() });

export const coupons = new Hono<SandboxEnv>()
  .patch("/:token/apply-coupon", async (c) => {
    const cart = await requireCart(c);
    const { couponCode } = await readBody(c, application);
    const change = await couponChange(c.get("db"), cart, couponCode);
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

export async function couponChange(
  db: Database,
  cart: Order,
  couponCode: string | null,
): Promise<{ couponCode: string | null }> {
  if (couponCode === null) return { couponCode };
  const refusal =
    (await welcomeRefusal(db, cart, couponCode)) ?? refusalOf(couponCode, goodsOf(cart.items), clock.date());
  if (refusal !== null) throw invalid({ path: "couponCode", message: refusal });
  return { couponCode: findCoupon(couponCode)?.code ?? null };
}
