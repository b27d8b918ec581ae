import { hashOf } from "../hash.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";

/** Optimistic concurrency: posted by each step to detect a change from another tab or a second press. */
export function subscriptionVersion(subscription: CustomerSubscription): string {
  return Object.values(partsOf(subscription)).map(hashOf).join("-");
}

export type SubscriptionPart = keyof ReturnType<typeof partsOf>;

/** Parts that differ from a posted version; empty if another build wrote that version. */
export function changedParts(version: string, subscription: CustomerSubscription): SubscriptionPart[] {
  const before = version.split("-");
  const parts = Object.entries(partsOf(subscription)) as [SubscriptionPart, unknown][];
  if (before.length !== parts.length) return [];
  return parts.flatMap(([name, part], at) => (hashOf(part) === before[at] ? [] : [name]));
}

/** The order is that of the hashes in a version. A new member of a subscription belongs to `progress`. */
function partsOf(subscription: CustomerSubscription) {
  const { alerts: _, name: _name, items, interval, coupons, card, paymentMethod, ...others } = subscription;
  const { itemsTotal, orderPromotionTotal, shippingTotal, total, ...withoutTotals } = others;
  const { nextShipmentDate, plannedDate, editableUntil, ...withoutDates } = withoutTotals;
  const { shippingAddress, billingAddress, shippingMethod, pickupPoint, ...progress } = withoutDates;
  return {
    items: items.map(({ unitPrice: _price, originalUnitPrice: _original, subtotal: _sum, ...item }) => item),
    amounts: [
      items.map(({ unitPrice, originalUnitPrice, subtotal }) => [unitPrice, originalUnitPrice, subtotal]),
      ...[itemsTotal, orderPromotionTotal, shippingTotal, total],
    ],
    date: [nextShipmentDate, plannedDate, editableUntil],
    interval,
    coupons,
    delivery: [shippingAddress, billingAddress, shippingMethod, pickupPoint],
    payment: [paymentMethod, card],
    progress,
  };
}
