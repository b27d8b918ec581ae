import { type CheckoutOrder, liveShipment } from "../../shared/checkout-order.ts";
import type { OrderDelivery } from "../../shared/order-view.ts";
import { BoundedMap } from "../cache/bounded-map.ts";
import { ms } from "../cache/profiles.ts";
import type { AppContext } from "../context.ts";

/** Seconds that an isolate trusts the names of carriers and relay points: they are public, and the same for all. */
const trusted = 300;
const names = new BoundedMap<string, { until: number; value: unknown }>(300);

/**
 * Who delivers an order, and where. What the API does not tell of a name is left out: the order is shown without it.
 */
export async function deliveryOf(c: AppContext, order: CheckoutOrder): Promise<OrderDelivery> {
  const { method, pickupPoint } = liveShipment(order) ?? {};
  const [carrier, point] = await Promise.all([
    method ? named(c, `carrier ${method}`, () => c.var.ecommerce.carrier(method)) : null,
    pickupPoint ? named(c, `point ${pickupPoint}`, () => c.var.ecommerce.pickupPoint(pickupPoint)) : null,
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
