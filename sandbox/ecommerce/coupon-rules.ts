import { formatDate } from "../../shared/time/dates.ts";
import { closedSince } from "../database/closures.ts";
import { type Coupon, coupons } from "./coupon-list.ts";
import { inEuros } from "./euros.ts";
import type { Goods } from "./goods.ts";
import type { Reward } from "./rewards.ts";
import { isWelcomeCode, welcomeOffer } from "./welcome-code.ts";

/**
 * Codes ignore case, like MySQL's collation under Sylius. Welcome codes also have to pass `welcomeRefusal`.
 */
export function findCoupon(code: string): Coupon | undefined {
  const wanted = code.trim().toUpperCase();
  const found = isWelcomeCode(wanted)
    ? { ...welcomeOffer, code: wanted }
    : coupons.find((coupon) => coupon.code === wanted);
  return found && { ...found, endsAt: closedSince("coupon", found.code) ?? found.endsAt };
}

export function refusalOf(code: string, goods: Goods, now: Date): string | null {
  if (!code.trim()) return "Saisissez un code promo.";
  const coupon = findCoupon(code);
  if (!coupon) return "Ce code promo n’existe pas. Vérifiez qu’il est bien écrit.";
  return obstacles.map((obstacle) => obstacle(coupon, goods, now)).find((found) => found !== null) ?? null;
}

/** A coupon that no longer meets its condition stays on the order and gives nothing meanwhile. */
export function rewardOf(code: string | null, goods: Goods, now: Date): Reward | null {
  const coupon = code === null ? undefined : findCoupon(code);
  if (!coupon || refusalOf(coupon.code, goods, now) !== null) return null;
  return coupon.reward;
}

const obstacles: readonly ((coupon: Coupon, goods: Goods, now: Date) => string | null)[] = [
  ({ code, startsIn }, _, now) =>
    startsIn > 0
      ? `Le code « ${code} » n’est pas encore valable : essayez-le à partir du ${formatDate(daysAfter(now, startsIn))}.`
      : null,
  ({ code, endsAt }, _, now) =>
    endsAt !== null && new Date(endsAt) <= now
      ? `Le code « ${code} » a expiré le ${lastDayBefore(endsAt)}. Essayez un autre code.`
      : null,
  ({ code, usedUp }) =>
    usedUp ? `Le code « ${code} » a déjà servi autant de fois que prévu. Essayez un autre code.` : null,
  ({ code, subscriptions }, { subscribed }) =>
    subscribed && !subscriptions
      ? `Le code « ${code} » ne s’applique pas aux abonnements : passez vos produits en achat unique pour l’utiliser.`
      : null,
  ({ code, minimum }, { total }) =>
    total < minimum
      ? `Le code « ${code} » s’applique à partir de ${inEuros(minimum)} de produits : il vous manque ${inEuros(minimum - total)}.`
      : null,
];

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}

export function lastDayBefore(end: string): string {
  return formatDate(new Date(new Date(end).getTime() - 1));
}
