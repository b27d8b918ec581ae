import { carrierOf } from "./carriers.ts";
import type { Order } from "./order-store.ts";

export function trackingOf({ shippingMethod, trackingCode }: Pick<Order, "shippingMethod" | "trackingCode">) {
  if (trackingCode === null) return null;
  const carrier = carrierOf(shippingMethod)?.parcels?.name ?? "";
  return { carrier, code: trackingCode, url: `/_sandbox/suivi/${trackingCode}` };
}

export function newTrackingCode({ id, shippingMethod }: Pick<Order, "id" | "shippingMethod">): string | null {
  const parcels = carrierOf(shippingMethod)?.parcels;
  return parcels ? `${parcels.prefix}${String(20_260_000_000 + id * 7919)}` : null;
}
