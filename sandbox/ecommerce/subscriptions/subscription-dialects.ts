import { isRecord, type JsonRecord } from "../answer.ts";
import { type Dialect, isSince } from "../dialects.ts";
import { midnight } from "../midnight.ts";

/**
 * The resource is this shop's own: its members have the same names in every version, in the forms that the version gives
 * such members elsewhere.
 *
 * @param embed how version 1.10 embeds the methods
 */
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

/** What was sent before its day names its order as a subscription does. */
export const inSubscriptionShipment = (dialect: Dialect, shipment: JsonRecord): JsonRecord =>
  dialect === "2.0" || dialect === "1.10" ? { ...shipment, order: named(shipment.order, "Order") } : shipment;

/** Named by IRI alone from 1.11 on, and without its own number from 1.12 on. */
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

/** Additions are 201 where those of a cart are. */
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
