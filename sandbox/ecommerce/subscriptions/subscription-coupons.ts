import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import type { SandboxEnv } from "../../env.ts";
import { findCoupon, refusalOf } from "../coupon-rules.ts";
import { goodsOf } from "../goods.ts";
import { invalid, notFound, refuse } from "../problems.ts";
import { lockFaults } from "./change-rules.ts";
import {
  answerChanged,
  decision,
  readChange,
  readRemoval,
  writeSubscription,
} from "./change-subscription.ts";
import { nextLines } from "./subscription-rules.ts";

export const subscriptionCoupons = new Hono<SandboxEnv>()
  .post("/:id/coupons", async (c) => {
    const { subscription, change } = await readChange(c, z.extend(decision, { couponCode: z.string() }));
    const now = clock.date();
    refuse(lockFaults(subscription, now));
    const refusal = refusalOf(change.couponCode, goodsOf(nextLines(subscription)), now);
    if (refusal !== null) throw invalid({ path: "couponCode", message: refusal });
    await writeSubscription(c, subscription, { couponCodes: codesOf(change.couponCode) });
    return answerChanged(c, subscription);
  })
  .delete("/:id/coupons/:code", async (c) => {
    const subscription = await readRemoval(c);
    const { couponCodes } = subscription;
    const [code] = codesOf(c.req.param("code"));
    if (code === undefined || !couponCodes.includes(code)) {
      throw notFound("Ce code promo n’est pas appliqué à cet abonnement.");
    }
    refuse(lockFaults(subscription, clock.date()));
    await writeSubscription(c, subscription, { couponCodes: couponCodes.filter((one) => one !== code) });
    return answerChanged(c, subscription);
  });

const codesOf = (code: string): string[] => {
  const coupon = findCoupon(code);
  return coupon ? [coupon.code] : [];
};
