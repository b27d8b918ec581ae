import * as clock from "../../shared/time/clock.ts";
import { rewardOf } from "./coupon-rules.ts";
import { type Goods, goodsOf, type Line } from "./goods.ts";
import type { FreeProduct, Reward } from "./rewards.ts";

interface Promotion {
  minimum: number;
  reward: Reward;
}

export const promotions: readonly Promotion[] = [
  {
    minimum: 8000,
    reward: {
      kind: "product",
      product: { productName: "Échantillon de friandises", variantName: "30 g", quantity: 1 },
    },
  },
  { minimum: 12_000, reward: { kind: "amount", amount: 500 } },
];

export interface PromotedOrder {
  items: readonly Line[];
  couponCode: string | null;
  checkoutCompletedAt: string | null;
  frozenAt?: string | null;
}

/** A placed order keeps its coupon after the coupon's end. */
export function rewardsOf(order: PromotedOrder, now: Date): Reward[] {
  const goods = goodsOf(order.items);
  const settledAt = order.frozenAt ?? order.checkoutCompletedAt;
  const day = settledAt === null ? now : new Date(settledAt);
  const ofCoupon = rewardOf(order.couponCode, goods, day);
  return [...(ofCoupon ? [ofCoupon] : []), ...promotionsFor(goods).map(({ reward }) => reward)];
}

export function freeProductsOf(order: PromotedOrder, now = clock.date()): FreeProduct[] {
  return rewardsOf(order, now).flatMap((reward) => (reward.kind === "product" ? [reward.product] : []));
}

function promotionsFor({ total }: Goods): Promotion[] {
  return promotions.filter(({ minimum }) => total >= minimum);
}
