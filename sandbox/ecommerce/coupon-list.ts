import type { Reward } from "./rewards.ts";

export interface Coupon {
  code: string;
  reward: Reward;
  /** Least amount of goods it asks for, in whole minor units. */
  minimum: number;
  /** False where a cart with a subscription cannot have it. */
  subscriptions: boolean;
  /** Days until it begins, counted from the day it is tried: such a coupon never does. 0 for one that has begun. */
  startsIn: number;
  /** When it is over; null for never. */
  endsAt: string | null;
  usedUp: boolean;
}

/**
 * One coupon for every fate a code can meet; no offer takes a third of the goods, which the law does not allow for feed.
 * A replacement is none: it was paid for.
 */
export const coupons: readonly Coupon[] = [
  /** The shop's welcome (spec 9: 5 euro on the first order). */
  coupon("BIENVENUE", { kind: "amount", amount: 500 }, { minimum: 3000, subscriptions: false }),
  coupon("FIDELE10", { kind: "percent", percent: 10 }, { minimum: 2000 }),
  coupon("LIVRAISON", { kind: "shipping" }),
  coupon("REMPLACE", { kind: "replacement" }, { subscriptions: false }),
  coupon(
    "CHIOT2026",
    {
      kind: "product",
      product: { productName: "Sachet de croquettes chiot", variantName: "300 g", quantity: 1 },
    },
    { minimum: 2500 },
  ),
  coupon("ETE2025", { kind: "amount", amount: 500 }, { endsAt: "2025-09-01T00:00:00+02:00" }),
  coupon("COMPLET", { kind: "amount", amount: 300 }, { usedUp: true }),
  coupon("DEMAIN", { kind: "amount", amount: 300 }, { startsIn: 1 }),
];

function coupon(code: string, reward: Reward, conditions: Partial<Coupon> = {}): Coupon {
  return {
    code,
    reward,
    minimum: 0,
    subscriptions: true,
    startsIn: 0,
    endsAt: null,
    usedUp: false,
    ...conditions,
  };
}
