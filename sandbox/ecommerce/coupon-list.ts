import type { Reward } from "./rewards.ts";

export interface Coupon {
  code: string;
  reward: Reward;
  minimum: number;
  subscriptions: boolean;
  /**
   * Days until the coupon begins, counted anew at each try, so that it never begins; 0 for one that has
   * begun.
   */
  startsIn: number;
  endsAt: string | null;
  usedUp: boolean;
  /** Only valid for customers who have not ordered yet. */
  firstOrder: boolean;
}

/** Feed must not be reduced by more than 34 % (law 2025-337), so no coupon reaches a third of the goods. */
export const coupons: readonly Coupon[] = [
  coupon(
    "BIENVENUE",
    { kind: "amount", amount: 500 },
    { minimum: 3000, subscriptions: false, firstOrder: true },
  ),
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
    firstOrder: false,
    ...conditions,
  };
}
