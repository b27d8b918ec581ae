import { minimumDeliveries } from "../../../shared/subscription/subscription.ts";
import type { Card } from "../../database/schema.ts";
import { dayOf } from "../../paris-days.ts";
import { apiPath, iri } from "../iri.ts";
import { addressJson } from "../order-json.ts";
import { totalsOf } from "../prices.ts";
import { variantJson } from "../variant-json.ts";
import {
  alertsOf,
  couponsOf,
  editableUntilOf,
  type Item,
  isAvailable,
  nextLines,
  pricesOf,
} from "./subscription-rules.ts";
import type { PendingOrder, Subscription } from "./subscription-store.ts";

/** Contracts, 1b. Days of shipments are of Europe/Paris; `editableUntil` is an instant. */
export function subscriptionJson(
  subscription: Subscription,
  allPending: readonly PendingOrder[],
  now = new Date(),
) {
  const { id, subscriptionInterval, nextShipmentDate, pausedUntil } = subscription;
  const editableUntil = editableUntilOf(subscription);
  const pending = allPending.find(({ subscriptionId }) => subscriptionId === id);
  const coupons = couponsOf(subscription, now);
  const { itemsTotal, orderPromotionTotal, shippingTotal, total } = totalsOf({
    items: nextLines(subscription),
    couponCode: coupons.find(({ valid }) => valid)?.code ?? null,
    checkoutCompletedAt: null,
    channelCode: "museau_fr",
    shippingMethod: subscription.shippingMethod,
    shippingAddress: subscription.shippingAddress,
  });
  return {
    "@context": `${apiPath}/contexts/Subscription`,
    "@id": iri("subscriptions", id),
    "@type": "Subscription",
    id,
    number: subscription.number,
    state: subscription.state,
    createdAt: subscription.createdAt,
    items: subscription.items.map((item) => itemJson(item, subscriptionInterval)),
    subscriptionInterval,
    nextShipmentDate: nextShipmentDate === null ? null : dayOf(nextShipmentDate),
    editableUntil,
    locked: editableUntil !== null && new Date(editableUntil) < now,
    shippedCount: subscription.shippedCount,
    minimumShipments: minimumDeliveries,
    itemsTotal,
    orderPromotionTotal,
    shippingTotal,
    total,
    shippingAddress: addressJson(subscription.shippingAddress),
    billingAddress: addressJson(subscription.billingAddress),
    shippingMethod: iri("shipping-methods", subscription.shippingMethod),
    pickupPoint: subscription.pickupPoint === null ? null : iri("pickup-points", subscription.pickupPoint),
    paymentMethod: iri("payment-methods", subscription.paymentMethod),
    card: subscription.card && cardJson(subscription.card),
    coupons,
    alerts: alertsOf(subscription, pending, now),
    pendingOrder: pending ? iri("orders", pending.tokenValue) : null,
    pausedUntil: pausedUntil === null ? null : dayOf(pausedUntil),
  };
}

function itemJson(item: Item, interval: number) {
  const { id, variant, quantity, once } = item;
  return {
    "@id": iri("subscription-items", id),
    "@type": "SubscriptionItem",
    id,
    variant: variantJson(variant),
    productName: variant.productName,
    variantName: variant.variantName,
    quantity,
    ...pricesOf(item, interval),
    available: isAvailable(item),
    once,
  };
}

function cardJson({ brand, lastDigits, expiresAt }: Card) {
  const [expiryYear, expiryMonth] = dayOf(expiresAt).split("-").map(Number);
  return { brand, lastDigits, expiryMonth, expiryYear };
}
