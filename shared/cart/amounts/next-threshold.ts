import type { Cart } from "../cart.ts";
import { goodsIn } from "./amount-rows.ts";

/** Whole minor units. `fee` is what a small order costs; without it the threshold is that of free delivery. */
export interface Threshold {
  goods: number;
  from: number;
  fee?: number;
}

type Totals = Pick<Cart, "accounting" | "delivery">;

/** Null unless the order pays a fee because its goods are below a known amount. */
export function smallOrder({ accounting, delivery }: Totals): Required<Threshold> | null {
  const goods = goodsIn(accounting);
  const from = delivery?.serviceFreeFrom ?? null;
  const fee = accounting.serviceFees;
  return fee && from !== null && goods !== null && goods < from ? { goods, from, fee } : null;
}

/** One at a time: the fee of a small order first, then free delivery, which may be reached. */
export function nextThreshold(cart: Totals): Threshold | null {
  const small = smallOrder(cart);
  if (small) return small;
  const from = cart.delivery?.freeFrom ?? null;
  const { shippingFees } = cart.accounting;
  const goods = goodsIn(cart.accounting);
  if (from === null || goods === null || shippingFees === null) return null;
  if (shippingFees === 0) return { goods: from, from };
  return goods < from ? { goods, from } : null;
}
