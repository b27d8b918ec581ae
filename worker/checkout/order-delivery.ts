import { type CheckoutOrder, liveShipment } from "../../shared/checkout-order.ts";
import type { OrderDelivery } from "../../shared/order-view.ts";
import { BoundedMap } from "../cache/bounded-map.ts";
import { ms } from "../cache/profiles.ts";
import type { AppContext } from "../context.ts";
import { beside, type SeenIds } from "./seen-ids.ts";

/** Seconds that an isolate trusts the names of carriers and relay points: they are public, and the same for all. */
const trusted = 300;
const names = new BoundedMap<string, { until: number; value: unknown }>(300);

export type DeliveryOf = (order: CheckoutOrder) => Promise<OrderDelivery>;

/**
 * Who delivers an order, and where. What the API does not tell of a name is left out: the order is shown without it.
 *
 * @param seen as they were last seen of this order: their names are asked for beside the order
 */
export function deliveryOf(c: AppContext, seen: SeenIds = {}): DeliveryOf {
  const { ecommerce } = c.var;
  const carrierOf = beside(seen.carrier, (code: string) =>
    named(c, `carrier ${code}`, () => ecommerce.carrier(code)),
  );
  const pointOf = beside(seen.point, (id: string) =>
    named(c, `point ${id}`, () => ecommerce.pickupPoint(id)),
  );
  return async (order) => {
    const { method, pickupPoint } = liveShipment(order) ?? {};
    const [carrier, point] = await Promise.all([
      method ? carrierOf(method) : null,
      pickupPoint ? pointOf(pickupPoint) : null,
    ]);
    return {
      carrier: carrier && { name: carrier.name, description: carrier.description ?? "" },
      point: point && {
        name: point.name,
        street: point.street ?? "",
        postcode: point.postcode ?? "",
        city: point.city ?? "",
      },
      address: order.shippingAddress ?? order.billingAddress ?? null,
    };
  };
}

async function named<T>(c: AppContext, key: string, ask: () => Promise<T>): Promise<T | null> {
  const held = names.get(key);
  if (held && held.until > Date.now()) return held.value as T;
  try {
    const value = await ask();
    names.set(key, { until: Date.now() + ms(trusted), value });
    return value;
  } catch (error) {
    c.var.log.error("delivery without its name", error);
    return null;
  }
}
