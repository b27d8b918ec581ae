import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { type Carrier, carriersFor, weightOf } from "./carriers.ts";
import { afterShipping, requireStep } from "./checkout-states.ts";
import { dialectIn } from "./dialect-store.ts";
import { apiPath, idOf, iri } from "./iri.ts";
import { shipmentJson } from "./order-json.ts";
import { answerProcessed } from "./order-processor.ts";
import { findOrderById, type Order, requireCart } from "./order-store.ts";
import { findPickupPoint } from "./pickup-point-list.ts";
import { shippingFeeOf } from "./prices.ts";
import { invalid, notFound } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { shippingMethodJson } from "./shipping-methods.ts";
import { countryOf } from "./vat.ts";
import { blank } from "./violations.ts";

const choice = z.object({ shippingMethod: z.string(), pickupPoint: z.nullish(z.string()) });

export const shipments = new Hono<SandboxEnv>()
  .get("/:token/shipments/:id/methods", async (c) =>
    answerMethods(c, await requireCart(c), c.req.param("id")),
  )
  .get("/:token/shipments/:id", async (c) => answerParcel(c, c.req.param("token")))
  .patch("/:token/shipments/:id", async (c) => {
    const cart = requireShipment(await requireCart(c), c.req.param("id"));
    requireStep(cart, "chooseShipping");
    const { shippingMethod, pickupPoint } = await readBody(c, choice);
    const carrier = carriersOf(cart).find(({ code }) => code === idOf(shippingMethod));
    if (!carrier) {
      throw invalid({ path: "", message: "This shipping method is not available for this order." });
    }
    const point = pointFor(carrier, pickupPoint ? idOf(pickupPoint) : null);
    const chosen = { shippingMethod: carrier.code, pickupPoint: point };
    await c
      .get("db")
      .update(orders)
      .set({ ...chosen, checkoutState: afterShipping({ ...cart, ...chosen }) })
      .where(eq(orders.id, cart.id));
    return answerProcessed(c, cart);
  });

export const carrierList = new Hono<SandboxEnv>().get("/", async (c) => {
  const { tokenValue = "", shipmentId = "" } = c.req.query();
  return answerMethods(c, await requireCart(c, tokenValue), shipmentId);
});

export const parcels = new Hono<SandboxEnv>().get("/:id", (c) => answerParcel(c));

/** Sylius finds a parcel for the customer of its order alone. */
async function answerParcel(c: Context<SandboxEnv>, token?: string): Promise<Response> {
  const id = Number(c.req.param("id"));
  const order = Number.isSafeInteger(id) ? await findOrderById(c.get("db"), id) : undefined;
  const customer = c.get("account")?.id;
  const isFound =
    order?.items.length && order.customerId === customer && (token ?? order.tokenValue) === order.tokenValue;
  if (!order || customer === undefined || !isFound) throw notFound("Not Found");
  return linkedData(c, {
    "@context": `${apiPath}/contexts/Shipment`,
    ...shipmentJson(order),
    order: iri("orders", order.tokenValue),
  });
}

async function answerMethods(c: Context<SandboxEnv>, cart: Order, shipment: string): Promise<Response> {
  const isSylius = dialectIn(c.get("settings")) !== "specification";
  requireStep(requireShipment(cart, shipment), "chooseShipping");
  return linkedData(c, {
    "@context": `${apiPath}/contexts/ShippingMethod`,
    "@type": "hydra:Collection",
    "hydra:member": carriersOf(cart).map((carrier) => ({
      ...shippingMethodJson(carrier),
      price: isSylius ? carrier.price : shippingFeeOf({ ...cart, shippingMethod: carrier.code }),
    })),
    "hydra:totalItems": carriersOf(cart).length,
  });
}

function requireShipment(cart: Order, id: string): Order {
  if (String(cart.id) !== id || cart.items.length === 0) {
    throw notFound("Cet envoi n’existe pas.");
  }
  return cart;
}

function carriersOf(cart: Order): Carrier[] {
  return carriersFor({
    country: countryOf(cart),
    postcode: cart.shippingAddress?.postcode,
    weight: weightOf(cart.items),
  });
}

/** @throws {Invalid} at `pickupPoint` */
export function pointFor({ kind, code }: Carrier, id: string | null): string | null {
  if (kind === "home") return null;
  const point = id === null ? undefined : findPickupPoint(id);
  if (point?.carrier === code && point.active) return point.id;
  if (id === null) throw invalid(blank("pickupPoint"));
  throw invalid({
    path: "pickupPoint",
    message: {
      en: "This pickup point cannot take the order.",
      fr: "Ce point de retrait ne peut pas prendre la commande.",
    },
  });
}
