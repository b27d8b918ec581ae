import type { Order } from "../../../shared/order/order.ts";

/** Remembers accepted coupon codes, because orders of Sylius 1.11 and later do not name their coupon. */
export interface AcceptedCoupons {
  accepted: (token: string) => string | undefined;
  givenUp: () => void;
}

export const noCoupons: AcceptedCoupons = { accepted: () => undefined, givenUp: () => {} };

export const withCoupon =
  ({ accepted }: AcceptedCoupons) =>
  <T extends Order>(order: T): T =>
    order.coupon === null && order.isCouponTold === false
      ? { ...order, coupon: accepted(order.token) ?? null }
      : order;
