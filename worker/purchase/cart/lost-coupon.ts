import type { Order } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { couponOf, forgetCoupon, rememberCoupon } from "../../session/cart-coupon.ts";
import { isVisit } from "../../session/visitor/visit.ts";
import { checkoutNotices } from "../texts.ts";

const t = translator(checkoutNotices);

type Reduced = Pick<Order, "token" | "coupon" | "promotionReduction" | "isCouponTold">;

export function noteCoupon(c: AppContext, order: Reduced, code: string): void {
  rememberCoupon(c, {
    token: order.token,
    code,
    isTold: order.isCouponTold !== false,
    isReduced: isReduced(order),
  });
}

export function noteLostCoupon(c: AppContext, order: Reduced): void {
  const lost = lossIn(c, order);
  if (lost) c.var.session.lostCoupon = lost;
}

function lossIn(c: AppContext, order: Reduced): string | undefined {
  const known = couponOf(c, order.token);
  if (!known || !isVisit(c)) return undefined;
  const { code } = known;
  if (known.isTold && order.isCouponTold !== false) {
    if (order.coupon) return undefined;
    forgetCoupon(c);
    return t("couponLost", { code });
  }
  if (isReduced(order) === known.isReduced) return undefined;
  // The code stays: its reduction may come back with another article.
  rememberCoupon(c, { ...known, isReduced: !known.isReduced });
  return known.isReduced ? t("reductionLost", { code }) : undefined;
}

const isReduced = ({ promotionReduction }: Reduced): boolean => (promotionReduction ?? 0) < 0;
