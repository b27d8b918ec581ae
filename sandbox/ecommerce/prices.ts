import { subscriptionDiscount } from "../../shared/frequency/frequency.ts";
import * as clock from "../../shared/time/clock.ts";
import { carrierOf, carriersFor } from "./carriers.ts";
import { goodsOf } from "./goods.ts";
import { type PromotedOrder, rewardsOf } from "./promotion-rules.ts";
import { reductionBy } from "./rewards.ts";
import { countryOf, vatIncludedIn } from "./vat.ts";

/** Whole minor units. */
export const fees = {
  freeShippingFrom: 4900,
  service: 190,
  freeServiceFrom: 1500,
} as const;

/** Mimics Sylius: `itemsTotal` is after promotions. */
export interface Totals {
  itemsSubtotal: number;
  itemsTotal: number;
  orderPromotionTotal: number;
  shippingTotal: number;
  serviceTotal: number;
  taxTotal: number;
  total: number;
}

export interface PricedOrder extends PromotedOrder {
  channelCode: string;
  shippingMethod: string | null;
  shippingAddress: { countryCode: string; postcode?: string | null } | null;
}

export function subscriptionPriceOf(price: number): number {
  return Math.round((price * (100 - subscriptionDiscount)) / 100);
}

export function unitPriceOf(variant: { price: number; subscriptionPrice: number }, interval: number): number {
  return interval > 0 ? variant.subscriptionPrice : variant.price;
}

/** Fees depend on the goods before promotions, so that a coupon never makes shipping dearer. */
export function totalsOf(order: PricedOrder, now = clock.date()): Totals {
  const goods = goodsOf(order.items);
  const rewards = rewardsOf(order, now);
  const reductions = rewards.reduce((sum, reward) => sum + reductionBy(reward, goods), 0);
  const isWorthless = goods.total === 0;
  const isReplacement = rewards.some(({ kind }) => kind === "replacement");

  const itemsSubtotal = goods.total;
  const orderPromotionTotal = 0 - Math.min(reductions, itemsSubtotal);
  const itemsTotal = itemsSubtotal + orderPromotionTotal;
  const shippingTotal = shippingFeeOf(order, now);
  const serviceTotal =
    isWorthless || isReplacement || itemsSubtotal >= fees.freeServiceFrom ? 0 : fees.service;
  const total = itemsTotal + shippingTotal + serviceTotal;
  const taxTotal = vatIncludedIn(total, countryOf(order));
  return { itemsSubtotal, itemsTotal, orderPromotionTotal, shippingTotal, serviceTotal, taxTotal, total };
}

/** Mimics Sylius: rounded shares, then the rest goes a cent each to the first lines. */
export function distributed(reduction: number, values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return values.map(() => 0);
  const shares = values.map((value) => Math.round((reduction * value) / whole) || 0);
  const rest = reduction - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, place) => (place < Math.abs(rest) ? share + Math.sign(rest) : share));
}

export function shippingFeeOf(order: PricedOrder, now = clock.date()): number {
  const isOffered =
    order.items.length === 0 ||
    goodsOf(order.items).total >= fees.freeShippingFrom ||
    rewardsOf(order, now).some(({ kind }) => kind === "shipping" || kind === "replacement");
  if (isOffered) return 0;
  const postcode = order.shippingAddress?.postcode;
  const offered = carriersFor({ country: countryOf(order), postcode, weight: 0 });
  const carrier = carrierOf(order.shippingMethod) ?? offered[0];
  return carrier?.price ?? 0;
}
