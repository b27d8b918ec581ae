import type { Goods } from "./goods.ts";

export interface FreeProduct {
  productName: string;
  variantName: string;
  quantity: number;
}

export type Reward =
  | { kind: "amount"; amount: number }
  | { kind: "percent"; percent: number }
  | { kind: "shipping" }
  | { kind: "replacement" }
  | { kind: "product"; product: FreeProduct };

export function reductionBy(reward: Reward, goods: Goods): number {
  if (reward.kind === "amount") return reward.amount;
  if (reward.kind === "percent") return Math.round((goods.total * reward.percent) / 100);
  return reward.kind === "replacement" ? goods.total : 0;
}
