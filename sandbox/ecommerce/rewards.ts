import type { Goods } from "./goods.ts";

export interface FreeProduct {
  productName: string;
  variantName: string;
  quantity: number;
}

/** What a coupon or a promotion gives. Amounts are whole minor units; a percentage is of the goods. */
export type Reward =
  | { kind: "amount"; amount: number }
  | { kind: "percent"; percent: number }
  | { kind: "shipping" }
  /** A parcel in the place of one that was lost: nothing is to be paid. */
  | { kind: "replacement" }
  | { kind: "product"; product: FreeProduct };

/** What a reward takes off the goods, zero or more. */
export function reductionBy(reward: Reward, goods: Goods): number {
  if (reward.kind === "amount") return reward.amount;
  if (reward.kind === "percent") return Math.round((goods.total * reward.percent) / 100);
  return reward.kind === "replacement" ? goods.total : 0;
}
