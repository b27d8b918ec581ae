import { minimumDeliveries } from "../../../shared/frequency/frequency.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Card } from "../../database/schema/subscriptions.ts";
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
  isLocked,
  nextDayOf,
  pricedOrderOf,
  pricesOf,
  shipmentLinesOf,
  shownState,
} from "./subscription-rules.ts";
import { isPendingOf, type PendingOrder, type Subscription } from "./subscription-store.ts";

/** Days of shipments are in Europe/Paris; `editableUntil` is an instant. */
export function subscriptionJson(
  subscription: Subscription,
  allPending: readonly PendingOrder[],
  now = clock.date(),
) {
  const { id, subscriptionInterval, pausedUntil } = subscription;
  const pending = allPending.find((order) => isPendingOf(order, subscription));
  const { itemsTotal, orderPromotionTotal, shippingTotal, total } = totalsOf(
    pricedOrderOf(subscription, now),
    now,
  );
  return {
    "@context": `${apiPath}/contexts/Subscription`,
    "@id": iri("subscriptions", id),
    "@type": "Subscription",
    id,
    number: subscription.number,
    state: shownState(subscription),
    createdAt: subscription.createdAt,
    items: subscription.items.map((item) => itemJson(item, subscription)),
    subscriptionInterval,
    nextShipmentDate: nextDayOf(subscription),
    editableUntil: editableUntilOf(subscription),
    locked: isLocked(subscription, now),
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
    coupons: couponsOf(subscription, now),
    alerts: alertsOf(subscription, pending, now),
    pendingOrder: pending ? iri("orders", pending.tokenValue) : null,
    pausedUntil: pausedUntil === null ? null : dayOf(pausedUntil),
  };
}

function itemJson(item: Item, subscription: Subscription) {
  const { id, variant, quantity, once } = item;
  const sent = shipmentLinesOf(subscription).find(({ itemId }) => itemId === id);
  const today = pricesOf(item, subscription.subscriptionInterval);
  const { unitPrice, originalUnitPrice } = sent ?? today;
  return {
    "@id": iri("subscription-items", id),
    "@type": "SubscriptionItem",
    id,
    variant: variantJson(variant),
    productName: variant.productName,
    variantName: variant.variantName,
    quantity,
    unitPrice,
    originalUnitPrice,
    subtotal: quantity * unitPrice,
    available: sent !== undefined,
    once,
  };
}

function cardJson({ brand, lastDigits, expiresAt }: Card) {
  const [expiryYear, expiryMonth] = dayOf(expiresAt).split("-").map(Number);
  return { brand, lastDigits, expiryMonth, expiryYear };
}
