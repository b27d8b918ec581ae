import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { carrierOf } from "./carriers.ts";
import { iri } from "./iri.ts";
import { isMailLink } from "./mail-links.ts";
import { orderJson, shipmentJson } from "./order-json.ts";
import { findOrder, type Order } from "./order-store.ts";
import { findPickupPoint } from "./pickup-point-list.ts";
import { notFound } from "./problems.ts";
import { linkedData } from "./request.ts";

/** Needs no login, but the token of a mail's link. */
export const followedOrders = new Hono<SandboxEnv>().get("/:token/follow-up", async (c) => {
  const token = c.req.param("token");
  const order = (await isMailLink(c, "order", token)) ? await findOrder(c.get("db"), token) : undefined;
  if (!order || order.state === "cart") throw notFound("Cette commande n’existe pas.");
  return linkedData(c, followedJson(order));
});

function followedJson(order: Order) {
  const { "@context": context, "@id": id, "@type": type, ...whole } = orderJson(order);
  const { tokenValue, number, state, paymentState, shippingState, checkoutCompletedAt, items, payments } =
    whole;
  const point = order.pickupPoint === null ? undefined : findPickupPoint(order.pickupPoint);
  const address = order.shippingAddress ?? order.billingAddress;
  const { state: shipped, shippedAt, tracking } = shipmentJson(order);
  const carrier = carrierOf(order.shippingMethod);
  return {
    ...{ "@context": context, "@id": id, "@type": type, tokenValue, number, state, paymentState },
    ...{ shippingState, checkoutCompletedAt },
    paidAt: payments.find(({ state }) => state === "completed")?.completedAt ?? null,
    items: items.map(({ variant, productName, variantName, quantity, ...item }) => ({
      ...{ "@id": item["@id"], "@type": item["@type"], id: item.id },
      ...{ variant, productName, variantName, quantity },
    })),
    shipments: [
      {
        "@type": "Shipment",
        ...{ state: shipped, shippedAt, tracking },
        method: carrier && { "@id": iri("shipping-methods", carrier.code), name: carrier.name },
        pickupPoint: point
          ? { "@id": iri("pickup-points", order.pickupPoint ?? ""), name: point.name, city: point.city }
          : null,
      },
    ],
    city: point?.city ?? address?.city ?? null,
    countryCode: point?.countryCode ?? address?.countryCode ?? null,
  };
}
