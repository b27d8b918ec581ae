import type { Order } from "../../../shared/order/order.ts";

/** Beside the API, whose orders do not name their coupon from version 1.11 on. */
export interface AcceptedCoupons {
  /** The code that the API has accepted for a cart. */
  accepted: (token: string) => string | undefined;
  /** The API takes the code no more. */
  givenUp: () => void;
}

export const noCoupons: AcceptedCoupons = { accepted: () => undefined, givenUp: () => {} };

/** The accepted code stays until the API says otherwise. */
export const withCoupon =
  ({ accepted }: AcceptedCoupons) =>
  <T extends Order>(order: T): T =>
    order.coupon === null && order.isCouponTold === false
      ? { ...order, coupon: accepted(order.token) ?? null }
      : order;
