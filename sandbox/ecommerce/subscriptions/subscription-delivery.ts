import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { addresses } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { requireAccount } from "../bearer.ts";
import { apiPath, idOf } from "../iri.ts";
import { addressFaults, type OrderAddress, orderAddress, shippingFaults } from "../order-address.ts";
import { shippingFeeOf } from "../prices.ts";
import { invalid, refuse } from "../problems.ts";
import { linkedData } from "../request.ts";
import { pointFor } from "../shipments.ts";
import { shippingMethodJson } from "../shipping-methods.ts";
import { carriersOf, pricedOrderOf } from "./subscription-rules.ts";
import { requireSubscription, type Subscription } from "./subscription-store.ts";

const reference = z.union([z.string(), z.object({ "@id": z.string() })]);
const address = z.union([reference, orderAddress]);

export const deliveryChange = z.object({
  shippingAddress: z.optional(address),
  billingAddress: z.optional(address),
  shippingMethod: z.optional(reference),
  pickupPoint: z.nullish(reference),
});
type DeliveryChange = z.infer<typeof deliveryChange>;

export const subscriptionCarriers = new Hono<SandboxEnv>().get("/:id/shipping-methods", async (c) => {
  const own = await requireSubscription(c);
  const countryCode = c.req.query("countryCode") ?? own.shippingAddress.countryCode;
  const subscription = { ...own, shippingAddress: { ...own.shippingAddress, countryCode } };
  const carriers = carriersOf(subscription);
  return linkedData(c, {
    "@context": `${apiPath}/contexts/ShippingMethod`,
    "@type": "hydra:Collection",
    "hydra:member": carriers.map((carrier) => ({
      ...shippingMethodJson(carrier),
      price: shippingFeeOf({ ...pricedOrderOf(subscription, clock.date()), shippingMethod: carrier.code }),
    })),
    "hydra:totalItems": carriers.length,
  });
});

export async function deliveryOf(c: Context<SandboxEnv>, subscription: Subscription, change: DeliveryChange) {
  const shippingAddress = await addressOf(c, "shippingAddress", change.shippingAddress);
  const billingAddress = await addressOf(c, "billingAddress", change.billingAddress);
  return {
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    ...carriageOf({ ...subscription, ...(shippingAddress && { shippingAddress }) }, subscription, change),
  };
}

function carriageOf(
  changed: Subscription,
  { shippingAddress, pickupPoint: presentPoint }: Subscription,
  { shippingMethod, pickupPoint }: DeliveryChange,
) {
  const isElsewhere = changed.shippingAddress.countryCode !== shippingAddress.countryCode;
  if (shippingMethod === undefined && pickupPoint === undefined && !isElsewhere) return {};
  const code = shippingMethod === undefined ? changed.shippingMethod : codeOf(shippingMethod);
  const carrier = carriersOf(changed).find((one) => one.code === code);
  if (!carrier) {
    throw invalid({
      path: "shippingMethod",
      message: "Ce transporteur ne livre pas cet abonnement à cette adresse. Choisissez-en un autre.",
    });
  }
  const point = pickupPoint === undefined ? presentPoint : pickupPoint && codeOf(pickupPoint);
  return { shippingMethod: carrier.code, pickupPoint: pointFor(carrier, point) };
}

async function addressOf(
  c: Context<SandboxEnv>,
  path: "shippingAddress" | "billingAddress",
  sent: z.infer<typeof address> | undefined,
): Promise<OrderAddress | undefined> {
  if (sent === undefined) return undefined;
  if (typeof sent === "object" && !("@id" in sent)) {
    refuse(path === "shippingAddress" ? shippingFaults(sent, path) : addressFaults(sent, path));
    return sent;
  }
  const entry = await c.get("db").query.addresses.findFirst({
    where: and(eq(addresses.id, Number(codeOf(sent)) || 0), eq(addresses.customerId, requireAccount(c).id)),
  });
  if (!entry) throw invalid({ path, message: "Cette adresse n’est pas dans votre carnet." });
  if (path === "shippingAddress") refuse(shippingFaults(entry.address, path));
  return entry.address;
}

const codeOf = (sent: z.infer<typeof reference>) => idOf(typeof sent === "string" ? sent : sent["@id"]);
