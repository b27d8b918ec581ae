import type { Reward } from "./rewards.ts";

export interface Coupon {
  code: string;
  reward: Reward;
  /** Least amount of goods, in whole minor units. */
  minimum: number;
  /** False where a cart with a subscription cannot have it. */
  subscriptions: boolean;
  /**
   * Days until it begins, counted from the day it is tried, so that it never begins; 0 for one that has
   * begun.
   */
  startsIn: number;
  /** ISO 8601; null for no end. */
  endsAt: string | null;
  usedUp: boolean;
}

/**
 * One coupon for each outcome of a code. No reduction reaches a third of the goods, which the law forbids for
 * feed; a replacement is not a reduction.
 */
export const coupons: readonly Coupon[] = [
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
