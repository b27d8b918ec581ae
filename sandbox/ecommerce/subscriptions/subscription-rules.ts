import { dayAfter } from "../../../shared/time/wall-clock.ts";
import type { Card } from "../../database/schema.ts";
import { dayOf, endOf } from "../../paris-days.ts";
import { carriersFor } from "../carriers.ts";
import { refusalOf } from "../coupon-rules.ts";
import { goodsOf } from "../goods.ts";
import { findPickupPoint } from "../pickup-point-list.ts";
import { unitPriceOf } from "../prices.ts";
import { stockOf } from "../quantity-rules.ts";
import { countryOf } from "../vat.ts";
import type { PendingOrder, Subscription } from "./subscription-store.ts";

export type Item = Subscription["items"][number];

/** Days before a shipment after which it is prepared (spec 4, subscription editing). */
const preparation = 4;

/** The end of the last day of changes; null where nothing is to be sent. */
export function editableUntilOf({ nextShipmentDate }: Pick<Subscription, "nextShipmentDate">): string | null {
  return nextShipmentDate === null ? null : endOf(dayAfter(dayOf(nextShipmentDate), -preparation));
}

export const isAvailable = ({ variant, quantity }: Item): boolean => stockOf(variant) >= quantity;

export function pricesOf({ variant, quantity }: Item, interval: number) {
  const unitPrice = unitPriceOf(variant, interval);
  return { unitPrice, originalUnitPrice: variant.price, subtotal: quantity * unitPrice };
}

/** What is sent next, in the lines of an order: what cannot be had is left out. */
export function nextLines({ items, subscriptionInterval }: Subscription) {
  return items.filter(isAvailable).map((item) => ({
    quantity: item.quantity,
    unitPrice: pricesOf(item, subscriptionInterval).unitPrice,
    subscriptionInterval,
  }));
}

export function couponsOf(subscription: Subscription, now: Date) {
  const goods = goodsOf(nextLines(subscription));
  return subscription.couponCodes.map((code) => {
    const reason = refusalOf(code, goods, now);
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
  /** What it is about, in words: the card's last digits, a code, a product, a pickup point, an order's number. */
  subject: string;
}

/** Nothing is wrong with what has ended. */
export function alertsOf(subscription: Subscription, pending: PendingOrder | undefined, now: Date): Alert[] {
  if (subscription.state === "stopped") return [];
  const unavailable = subscription.items.filter((item) => !isAvailable(item));
  const invalid = couponsOf(subscription, now).filter(({ valid }) => !valid);
  return [
    ...(subscription.card ? cardAlerts(subscription.card, now) : []),
    ...invalid.map(({ code }): Alert => ({ kind: "invalid_promotion", subject: code })),
    ...unavailable.map(
      ({ variant }): Alert => ({ kind: "product_unavailable", subject: variant.productName }),
    ),
    ...deliveryAlerts(subscription),
    ...(subscription.state === "payment_failed"
      ? [{ kind: "payment_failed", subject: pending?.number ?? subscription.number } as const]
      : []),
    ...(pending?.paymentState === "awaiting_payment"
      ? [{ kind: "awaiting_payment", subject: pending.number ?? "" } as const]
      : []),
  ];
}

/** A card expires at the end of a month. */
function cardAlerts({ lastDigits, expiresAt }: Card, now: Date): Alert[] {
  if (new Date(expiresAt) < now) return [{ kind: "card_expired", subject: lastDigits }];
  const isLastMonth = dayOf(expiresAt).slice(0, 7) === dayOf(now).slice(0, 7);
  return isLastMonth ? [{ kind: "card_expiring", subject: lastDigits }] : [];
}

function deliveryAlerts(subscription: Subscription): Alert[] {
  const { shippingMethod, pickupPoint, items, shippingAddress } = subscription;
  const weight = items.reduce((sum, { quantity, variant }) => sum + quantity * variant.weight, 0);
  const country = countryOf({ shippingAddress, channelCode: "" });
  const point = pickupPoint === null ? undefined : findPickupPoint(pickupPoint);
  const isCarried = carriersFor({ country, weight }).some(({ code }) => code === shippingMethod);
  return [
    ...(pickupPoint !== null && !point?.active
      ? [{ kind: "pickup_point_unavailable", subject: point?.name ?? pickupPoint } as const]
      : []),
    ...(isCarried ? [] : [{ kind: "invalid_carrier", subject: shippingMethod } as const]),
  ];
}
