import { isRecord, type JsonRecord } from "../answer.ts";
import { type Dialect, isSince } from "../dialects.ts";
import { midnight } from "../midnight.ts";

export function inSubscription(
  dialect: Dialect,
  subscription: JsonRecord,
  embed: { carrier: (iri: unknown) => unknown; paymentMethod: (iri: unknown) => unknown },
): JsonRecord {
  const dated = {
    ...subscription,
    nextShipmentDate: midnight(subscription.nextShipmentDate, dialect),
    pausedUntil: midnight(subscription.pausedUntil, dialect),
  };
  switch (dialect) {
    case "specification":
      return subscription;
    case "1.10":
      return {
        ...dated,
        shippingMethod: embed.carrier(subscription.shippingMethod),
        paymentMethod: embed.paymentMethod(subscription.paymentMethod),
        pickupPoint: named(subscription.pickupPoint, "PickupPoint"),
      };
    case "1.11":
      return { ...emptyAsInPhp(dated), card: subscription.card ?? [] };
    case "1.12":
      return withoutId(dated);
    case "1.13":
      return { ...dated, channel: "/api/v2/shop/channels/museau_fr", mandate: { "@type": "Mandate" } };
    case "2.0":
      return { ...dated, pendingOrder: named(subscription.pendingOrder, "Order") };
  }
}

export const inSubscriptionShipment = (dialect: Dialect, shipment: JsonRecord): JsonRecord =>
  dialect === "2.0" || dialect === "1.10" ? { ...shipment, order: named(shipment.order, "Order") } : shipment;

export function inSubscriptionItem(dialect: Dialect, item: JsonRecord): JsonRecord {
  const { variant } = item;
  if (!isRecord(variant)) return item;
  if (dialect === "1.10") {
    const { code: _, ...unnamed } = variant;
    return { ...item, variant: unnamed };
  }
  const bare = { ...item, variant: variant["@id"] };
  return isSince(dialect, "1.12") ? withoutId(bare) : bare;
}

export const isAddition = ({ method, path }: { method: string; path: string }): boolean =>
  method === "POST" && /\/subscriptions\/[^/]+\/(items|coupons)$/.test(path);

const named = (iri: unknown, type: string) => (iri ? { "@id": iri, "@type": type } : iri);

const emptyAsInPhp = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      Array.isArray(value) && value.length === 0 ? {} : value,
    ]),
  );

function withoutId({ id: _, ...record }: JsonRecord): JsonRecord {
  return record;
}
