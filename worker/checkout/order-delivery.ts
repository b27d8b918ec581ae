import { BoundedMap } from "../../shared/bounded-map.ts";
import {
  type Carrier,
  type CheckoutOrder,
  currentShipment,
  type PickupPoint,
} from "../../shared/checkout/checkout-order.ts";
import type { OrderDelivery } from "../../shared/order/order-view.ts";
import { ms } from "../cache/profiles.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { type OrderIds, prefetched } from "./order-ids.ts";

/** Seconds that an isolate trusts the names of carriers and relay points: they are public, and the same for all. */
const trusted = 300;
const names = new BoundedMap<string, { until: number; value: unknown }>(300);

export type DeliveryOf = (order: CheckoutOrder) => Promise<OrderDelivery>;

/**
 * Who delivers an order, and where: as the order itself tells it, else as its references do, else as the lists do that the
 * shopper chose from. What is told nowhere is left out: the order is shown without it.
 *
 * @param seen as they were last seen of this order: their names are asked for beside the order
 */
export function deliveryOf(c: AppContext, seen: OrderIds = {}): DeliveryOf {
  const { ecommerce } = c.var;
  const carrierOf = prefetched(seen.carrier, (code: string) =>
    named(c, `carrier ${code}`, () => ecommerce.carrier(code)),
  );
  const pointOf = prefetched(seen.point, (id: string) =>
    named(c, `point ${id}`, () => ecommerce.pickupPoint(id)),
  );
  return async (order) => {
    const {
      method,
      pickupPoint,
      carrier: toldCarrier,
      point: toldPoint,
    } = currentShipment(order) ?? noShipment;
    const carrierAsked = async (code: string) => (await carrierOf(code)) ?? offered(c, order, code);
    const pointAsked = async (id: string) => (await pointOf(id)) ?? around(c, order, id);
    const [carrier, point] = await Promise.all([
      toldCarrier ?? (method ? carrierAsked(method) : null),
      toldPoint ?? (pickupPoint ? pointAsked(pickupPoint) : null),
    ]);
    return {
      carrier: carrier && { name: carrier.name, description: carrier.description ?? "" },
      point: point && {
        name: point.name,
        street: point.street ?? "",
        postcode: point.postcode ?? "",
        city: point.city ?? "",
      },
      isFetched: Boolean(pickupPoint),
      address: order.shippingAddress ?? order.billingAddress ?? null,
    };
  };
}

const noShipment = { method: undefined, pickupPoint: undefined, carrier: undefined, point: undefined };

/** Among those that may deliver an order, which are told as long as it is a cart. */
async function offered(c: AppContext, order: CheckoutOrder, code: string): Promise<Carrier | null> {
  const { id } = currentShipment(order) ?? {};
  if (id === undefined || order.state !== "cart") return null;
  const carriers = await c.var.ecommerce.carriers(order.tokenValue, id).catch(without(c));
  return carriers?.find((carrier) => carrier.code === code) ?? null;
}

/** Among those around the address that the order goes to: most fetch it near their door. */
async function around(c: AppContext, order: CheckoutOrder, id: string): Promise<PickupPoint | null> {
  const { postcode, countryCode } = order.shippingAddress ?? order.billingAddress ?? {};
  const carrier = currentShipment(order)?.method;
  if (!carrier || !postcode || !countryCode) return null;
  const points = await c.var.ecommerce.pickupPoints({ carrier, postcode, countryCode }).catch(without(c));
  return points?.find((point) => point.id === id) ?? null;
}

/** What is not there is remembered too: it is not asked for at every page. */
async function named<T>(c: AppContext, key: string, ask: () => Promise<T>): Promise<T | null> {
  const held = names.get(key);
  if (held && held.until > Date.now()) return held.value as T;
  const remember = (value: T | null) => names.set(key, { until: Date.now() + ms(trusted), value });
  try {
    const value = await ask();
    remember(value);
    return value;
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) remember(null);
    return without(c)(error);
  }
}

const without = (c: AppContext) => (error: unknown) => {
  c.var.log.error("delivery without its name", error);
  return null;
};
