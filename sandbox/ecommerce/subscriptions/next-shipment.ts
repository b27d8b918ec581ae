import type { FrozenShipment } from "../../database/schema/subscriptions.ts";
import { findPickupPoint } from "../pickup-point-list.ts";
import { carriersOf, couponsOf, type Item, isAvailable, shipmentLinesOf } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

export type Obstacle = "product_unavailable" | "pickuppoint_unavailable" | "error";

export interface NextShipment {
  shipment: FrozenShipment;
  obstacle: Obstacle | null;
  leftOut: string[];
  dropped: string[];
}

export function nextShipmentOf(subscription: Subscription, now: Date): NextShipment {
  const { items, shippingAddress, billingAddress, shippingMethod, pickupPoint } = subscription;
  const coupons = couponsOf(subscription, now);
  const sent = items.filter(isAvailable);
  return {
    shipment: {
      lines: shipmentLinesOf(subscription),
      couponCode: coupons.find(({ valid }) => valid)?.code ?? null,
      shippingAddress,
      billingAddress,
      shippingMethod,
      pickupPoint,
    },
    obstacle: obstacleOf(subscription, sent),
    leftOut: items.filter((item) => !isAvailable(item)).map(({ variant }) => variant.productName),
    dropped: coupons.filter(({ valid }) => !valid).map(({ code }) => code),
  };
}

function obstacleOf(subscription: Subscription, sent: readonly Item[]): Obstacle | null {
  const { shippingMethod, shippingAddress, pickupPoint } = subscription;
  if (sent.length === 0) return "product_unavailable";
  const carriers = carriersOf({ items: [...sent], shippingAddress });
  if (!carriers.some(({ code }) => code === shippingMethod)) return "error";
  return pickupPoint !== null && !findPickupPoint(pickupPoint)?.active ? "pickuppoint_unavailable" : null;
}
