interface Coupon {
  code: string;
  /** Whole minor units taken off the goods. */
  amount: number;
  /** Least amount of goods it asks for. */
  minimum: number;
  endsAt: string | null;
}

const coupons: readonly Coupon[] = [
  /** The newsletter's welcome (spec 9: 5 euro on the first order). */
  { code: "BIENVENUE", amount: 500, minimum: 3000, endsAt: null },
  { code: "ETE2025", amount: 500, minimum: 0, endsAt: "2025-09-01T00:00:00.000Z" },
];

/** Codes are read without case, as MySQL's collation does for Sylius. */
export function findCoupon(code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === code.trim().toUpperCase());
}

/** Why a code cannot be applied to these goods, in a sentence for the shopper; null when it can. */
export function refusalOf(code: string, goods: number, now: Date): string | null {
  const coupon = findCoupon(code);
  if (!coupon) return `Le code promo « ${code} » n'existe pas.`;
  if (hasEnded(coupon, now)) return `Le code promo « ${coupon.code} » a expiré.`;
  if (goods < coupon.minimum) {
    return `Le code promo « ${coupon.code} » s'applique à partir de ${coupon.minimum / 100} € d'achats.`;
  }
  return null;
}

/** Negative or zero: a coupon stays on the order while its goods are too few, without effect. */
export function reductionOf(code: string | null, goods: number, now: Date): number {
  const coupon = code === null ? undefined : findCoupon(code);
  if (!coupon || goods === 0 || refusalOf(coupon.code, goods, now) !== null) return 0;
  return -Math.min(coupon.amount, goods);
}

function hasEnded({ endsAt }: Coupon, now: Date): boolean {
  return endsAt !== null && endsAt <= now.toISOString();
}
