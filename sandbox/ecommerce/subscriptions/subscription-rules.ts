import { preparationDays } from "../../../shared/subscription/date/choosable-days.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import type { Card, FrozenLine } from "../../database/schema/subscriptions.ts";
import { dayOf, endOf } from "../../paris-days.ts";
import { carriersFor, weightOf } from "../carriers.ts";
import { refusalOf } from "../coupon-rules.ts";
import { goodsOf } from "../goods.ts";
import { findPickupPoint } from "../pickup-point-list.ts";
import { type PricedOrder, unitPriceOf } from "../prices.ts";
import { stockOf } from "../quantity-rules.ts";
import { countryOf } from "../vat.ts";
import type { PendingOrder, Subscription } from "./subscription-store.ts";

export type Item = Subscription["items"][number];

type Planned = Pick<Subscription, "nextShipmentDate" | "pausedUntil" | "state">;

export function nextDayOf({ nextShipmentDate, pausedUntil, state }: Planned): string | null {
  if (nextShipmentDate === null || (state === "paused" && pausedUntil === null)) return null;
  return dayOf(nextShipmentDate);
}

export function editableUntilOf(subscription: Planned): string | null {
  const day = nextDayOf(subscription);
  return day === null ? null : endOf(dayAfter(day, -preparationDays));
}

/** Answers `stopped` once the end was asked for; the stored state stays until the shipment in preparation has left. */
export function shownState({
  state,
  abortedAt,
}: Pick<Subscription, "state" | "abortedAt">): Subscription["state"] {
  return abortedAt === null ? state : "stopped";
}

export function isUnderWay(subscription: Planned, now: Date): boolean {
  return isLocked(subscription, now) || ["awaiting_payment", "payment_failed"].includes(subscription.state);
}

export function isLocked(subscription: Planned, now: Date): boolean {
  const until = editableUntilOf(subscription);
  return until !== null && new Date(until) < now;
}

export const isAvailable = ({ variant, quantity }: Item): boolean => stockOf(variant) >= quantity;

export function pricesOf({ variant, quantity }: Item, interval: number) {
  const unitPrice = unitPriceOf(variant, interval);
  return { unitPrice, originalUnitPrice: variant.price, subtotal: quantity * unitPrice };
}

export function nextLines(subscription: Subscription) {
  const { subscriptionInterval } = subscription;
  return shipmentLinesOf(subscription).map(({ quantity, unitPrice }) => ({
    quantity,
    unitPrice,
    subscriptionInterval,
  }));
}

/** Frozen from the lock on: neither a new price nor a shortage changes them. */
export function shipmentLinesOf({ items, frozen, subscriptionInterval }: Subscription): FrozenLine[] {
  if (frozen) return frozen.lines;
  return items.filter(isAvailable).map((item) => {
    const { id, variantCode, quantity, once } = item;
    const { unitPrice, originalUnitPrice } = pricesOf(item, subscriptionInterval);
    return { itemId: id, variantCode, quantity, unitPrice, originalUnitPrice, once };
  });
}

export function pricedOrderOf(subscription: Subscription, now: Date): PricedOrder {
  const { shippingMethod, shippingAddress } = subscription.frozen ?? subscription;
  return {
    items: nextLines(subscription),
    couponCode: couponsOf(subscription, now).find(({ valid }) => valid)?.code ?? null,
    checkoutCompletedAt: null,
    frozenAt: subscription.frozenAt,
    channelCode: "museau_fr",
    shippingMethod,
    shippingAddress,
  };
}

export function couponsOf(subscription: Subscription, now: Date) {
  const goods = goodsOf(nextLines(subscription));
  const { frozenAt } = subscription;
  const day = frozenAt === null ? now : new Date(frozenAt);
  return subscription.couponCodes.map((code) => {
    const reason = refusalOf(code, goods, day);
    return { code, valid: reason === null, reason };
  });
}

export interface Alert {
  kind:
    | "card_expired"
    | "card_expiring"
    | "invalid_promotion"
    | "product_unavailable"
    | "pickup_point_unavailable"
    | "invalid_carrier"
    | "payment_failed"
    | "awaiting_payment";
  subject: string;
}

export function alertsOf(subscription: Subscription, pending: PendingOrder | undefined, now: Date): Alert[] {
  const { state, card } = subscription;
  if (state === "stopped" || state === "cancelled") return [];
  const sent = shipmentLinesOf(subscription).map(({ itemId }) => itemId);
  const unavailable = subscription.items.filter(({ id }) => !sent.includes(id));
  const invalid = couponsOf(subscription, now).filter(({ valid }) => !valid);
  return [
    ...(card ? cardAlerts(card, now) : []),
    ...invalid.map(({ code }): Alert => ({ kind: "invalid_promotion", subject: code })),
    ...unavailable.map(
      ({ variant }): Alert => ({ kind: "product_unavailable", subject: variant.productName }),
    ),
    ...deliveryAlerts(subscription),
    ...(state === "payment_failed"
      ? [{ kind: "payment_failed", subject: pending?.number ?? subscription.number } as const]
      : []),
    ...(pending?.paymentState === "awaiting_payment"
      ? [{ kind: "awaiting_payment", subject: pending.number ?? "" } as const]
      : []),
    ...(state === "awaiting_payment" && card === null && pending?.paymentState !== "awaiting_payment"
      ? [{ kind: "awaiting_payment", subject: "" } as const]
      : []),
  ];
}

function cardAlerts({ lastDigits, expiresAt }: Card, now: Date): Alert[] {
  if (new Date(expiresAt) < now) return [{ kind: "card_expired", subject: lastDigits }];
  const isLastMonth = dayOf(expiresAt).slice(0, 7) === dayOf(now).slice(0, 7);
  return isLastMonth ? [{ kind: "card_expiring", subject: lastDigits }] : [];
}

export function carriersOf({ items, shippingAddress }: Pick<Subscription, "items" | "shippingAddress">) {
  return carriersFor({
    country: countryOf({ shippingAddress, channelCode: "" }),
    postcode: shippingAddress.postcode,
    weight: weightOf(items),
  });
}

function deliveryAlerts(subscription: Subscription): Alert[] {
  const { shippingMethod, pickupPoint, items, shippingAddress } = subscription;
  const point = pickupPoint === null ? undefined : findPickupPoint(pickupPoint);
  const isCarried = carriersOf({ items, shippingAddress }).some(({ code }) => code === shippingMethod);
  return [
    ...(pickupPoint !== null && !point?.active
      ? [{ kind: "pickup_point_unavailable", subject: point?.name ?? pickupPoint } as const]
      : []),
    ...(isCarried ? [] : [{ kind: "invalid_carrier", subject: shippingMethod } as const]),
  ];
}
