import { rewardOf } from "./coupon-rules.ts";
import { type Goods, goodsOf, type Line } from "./goods.ts";
import type { FreeProduct, Reward } from "./rewards.ts";

interface Promotion {
  /** Least amount of goods it asks for, in whole minor units. */
  minimum: number;
  reward: Reward;
}

/** What every order gets from an amount of goods on, without a code. */
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
}

/** Everything that is in effect on an order. A placed one keeps the coupon of its day, whatever has ended since. */
export function rewardsOf(order: PromotedOrder, now: Date): Reward[] {
  const goods = goodsOf(order.items);
  const day = order.checkoutCompletedAt === null ? now : new Date(order.checkoutCompletedAt);
  const ofCoupon = rewardOf(order.couponCode, goods, day);
  return [...(ofCoupon ? [ofCoupon] : []), ...promotionsFor(goods).map(({ reward }) => reward)];
}

/** Products that travel with an order for nothing. */
export function freeProductsOf(order: PromotedOrder, now = new Date()): FreeProduct[] {
  return rewardsOf(order, now).flatMap((reward) => (reward.kind === "product" ? [reward.product] : []));
}

function promotionsFor({ total }: Goods): Promotion[] {
  return promotions.filter(({ minimum }) => total >= minimum);
}
