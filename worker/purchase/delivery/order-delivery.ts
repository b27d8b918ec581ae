import type { PostalAddress } from "../../../shared/address/address.ts";
import { BoundedMap } from "../../../shared/bounded-map.ts";
import {
  type Carrier,
  type CheckoutOrder,
  currentShipment,
  type PickupPoint,
  type Shipment,
} from "../../../shared/checkout/checkout-order.ts";
import type { OrderDelivery } from "../../../shared/order/order-view.ts";
import * as clock from "../../../shared/time/clock.ts";
import { ms } from "../../cache/profiles.ts";
import type { Services } from "../../context.ts";
import { isolateMemory } from "../../isolate-memory.ts";
import { NoSuchCall, UpstreamError } from "../../upstream/upstream-error.ts";
import { type OrderIds, prefetched } from "../order/order-ids.ts";
import { isDropped } from "../order/order-state.ts";

/** Seconds. Shared by all visitors, since names of carriers and points are public. */
const namesMaxAge = 300;
const names = isolateMemory(() => new BoundedMap<string, { until: number; value: unknown }>(300));

export type DeliveryOf = (order: CheckoutOrder) => Promise<OrderDelivery>;

export function deliveryOf(services: Services<"ecommerce" | "log">, known: OrderIds = {}): DeliveryOf {
  const carrierOf = prefetched(known.carrier, carrierBy(services));
  const pointOf = prefetched(known.point, pointBy(services));
  return async (order) => {
    const {
      method,
      pickupPoint,
      carrier: embeddedCarrier,
      point: embeddedPoint,
    } = currentShipment(order) ?? noShipment;
    const findCarrier = async (code: string) => (await carrierOf(code)) ?? offered(services, order, code);
    const address = order.shippingAddress ?? order.billingAddress ?? null;
    const findPoint = async (id: string) =>
      (await pointOf(id)) ?? around(services, { carrier: method, address }, id);
    const [carrier, point] = await Promise.all([
      embeddedCarrier ?? (method ? findCarrier(method) : null),
      embeddedPoint ?? (pickupPoint ? findPoint(pickupPoint) : null),
    ]);
    const delivery = shownDelivery(carrier, point, { isFetched: Boolean(pickupPoint), address });
    return isDropped(order) ? withoutPromise(delivery) : delivery;
  };
}

interface Destination {
  carrier: string | null | undefined;
  address: PostalAddress | null;
}

export async function plannedDelivery(
  services: Services<"ecommerce" | "log">,
  { carrier: code, address }: Destination,
  id: string | null,
): Promise<OrderDelivery> {
  const findPoint = async (id: string) =>
    (await pointBy(services)(id)) ?? around(services, { carrier: code, address }, id);
  const [carrier, point] = await Promise.all([
    code ? carrierBy(services)(code) : null,
    id ? findPoint(id) : null,
  ]);
  return shownDelivery(carrier, point, { isFetched: Boolean(id), address });
}

function shownDelivery(
  carrier: NonNullable<Shipment["carrier"]> | Carrier | null,
  point: NonNullable<Shipment["point"]> | null,
  rest: Pick<OrderDelivery, "isFetched" | "address">,
): OrderDelivery {
  return {
    carrier: carrier && {
      name: carrier.name,
      description: carrier.description ?? "",
      ...("kind" in carrier && { kind: carrier.kind }),
    },
    point: point && {
      name: point.name,
      street: point.street ?? "",
      postcode: point.postcode ?? "",
      city: point.city ?? "",
    },
    ...rest,
  };
}

const withoutPromise = ({ carrier, ...delivery }: OrderDelivery): OrderDelivery => ({
  ...delivery,
  carrier: carrier && { ...carrier, description: "" },
});

const carrierBy = (services: Services<"ecommerce" | "log">) => (code: string) =>
  named(services, `carrier ${code}`, () => services.ecommerce.carrier(code));

const pointBy = (services: Services<"ecommerce" | "log">) => (id: string) =>
  named(services, `point ${id}`, () => services.ecommerce.pickupPoint(id));

const noShipment = { method: undefined, pickupPoint: undefined, carrier: undefined, point: undefined };

async function offered(
  services: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
  code: string,
): Promise<Carrier | null> {
  const id = currentShipment(order)?.id ?? null;
  if (id === null || order.state !== "cart") return null;
  const carriers = await services.ecommerce.carriers(order.token, id).catch(without(services));
  return carriers?.find((carrier) => carrier.code === code) ?? null;
}

async function around(
  services: Services<"ecommerce" | "log">,
  { carrier, address }: Destination,
  id: string,
): Promise<PickupPoint | null> {
  const { postcode, countryCode } = address ?? {};
  if (!carrier || !postcode || !countryCode) return null;
  const points = await services.ecommerce
    .pickupPoints({ carrier, postcode, countryCode })
    .catch(without(services));
  return points?.find((point) => point.id === id) ?? null;
}

/** A 404 is cached too. */
async function named<T>(services: Services<"log">, key: string, ask: () => Promise<T>): Promise<T | null> {
  const cached = names.current.get(key);
  if (cached && cached.until > clock.now()) return cached.value as T;
  const remember = (value: T | null) =>
    names.current.set(key, { until: clock.now() + ms(namesMaxAge), value });
  try {
    const value = await ask();
    remember(value);
    return value;
  } catch (error) {
    if (error instanceof NoSuchCall || (error instanceof UpstreamError && error.status === 404))
      remember(null);
    return without(services)(error);
  }
}

const without =
  ({ log }: Services<"log">) =>
  (error: unknown) => {
    log.error("delivery without its name", error);
    return null;
  };
