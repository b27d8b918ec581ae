import { subscriptionDiscount } from "../../shared/subscription/subscription.ts";
import * as clock from "../../shared/time/clock.ts";
import { carrierOf, carriersFor } from "./carriers.ts";
import { goodsOf } from "./goods.ts";
import { type PromotedOrder, rewardsOf } from "./promotion-rules.ts";
import { reductionBy } from "./rewards.ts";
import { countryOf, vatIncludedIn } from "./vat.ts";

/** Whole minor units (spec 3). */
export const fees = {
  freeShippingFrom: 4900,
  service: 190,
  freeServiceFrom: 1500,
} as const;

export interface Totals {
  itemsTotal: number;
  /** Negative or zero. */
  orderPromotionTotal: number;
  shippingTotal: number;
  serviceTotal: number;
  taxTotal: number;
  total: number;
}

export interface PricedOrder extends PromotedOrder {
  channelCode: string;
  shippingMethod: string | null;
  shippingAddress: { countryCode: string } | null;
}

/** The price of a subscription (spec 9: 10 % less). */
export function subscriptionPriceOf(price: number): number {
  return Math.round((price * (100 - subscriptionDiscount)) / 100);
}

export function unitPriceOf(variant: { price: number; subscriptionPrice: number }, interval: number): number {
  return interval > 0 ? variant.subscriptionPrice : variant.price;
}

/**
 * The accounting lines of an order. Fees depend on the goods before promotions: a coupon never makes shipping
 * dearer.
 */
export function totalsOf(order: PricedOrder, now = clock.date()): Totals {
  const goods = goodsOf(order.items);
  const rewards = rewardsOf(order, now);
  const reductions = rewards.reduce((sum, reward) => sum + reductionBy(reward, goods), 0);
  const isEmpty = order.items.length === 0;
  const isReplacement = rewards.some(({ kind }) => kind === "replacement");

  const itemsTotal = goods.total;
  const orderPromotionTotal = 0 - Math.min(reductions, itemsTotal);
  const shippingTotal = shippingFeeOf(order, now);
  const serviceTotal = isEmpty || isReplacement || itemsTotal >= fees.freeServiceFrom ? 0 : fees.service;
  const total = itemsTotal + orderPromotionTotal + shippingTotal + serviceTotal;
  const taxTotal = vatIncludedIn(total, countryOf(order));
  return { itemsTotal, orderPromotionTotal, shippingTotal, serviceTotal, taxTotal, total };
}

export function shippingFeeOf(order: PricedOrder, now = clock.date()): number {
  const isOffered =
    order.items.length === 0 ||
    goodsOf(order.items).total >= fees.freeShippingFrom ||
    rewardsOf(order, now).some(({ kind }) => kind === "shipping" || kind === "replacement");
  if (isOffered) return 0;
  // Until a carrier is chosen, the first that goes there, as Sylius has it.
  const carrier = carrierOf(order.shippingMethod) ?? carriersFor({ country: countryOf(order), weight: 0 })[0];
  return carrier?.price ?? 0;
}
