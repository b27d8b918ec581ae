import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { type Carrier, carrierOf } from "./carriers.ts";
import { apiPath, iri } from "./iri.ts";
import { notFound } from "./problems.ts";
import { linkedData } from "./request.ts";

export const shippingMethods = new Hono<SandboxEnv>().get("/:code", (c) => {
  const carrier = carrierOf(c.req.param("code"));
  if (!carrier) throw notFound("Ce mode de livraison n’existe pas.");
  return linkedData(c, { "@context": `${apiPath}/contexts/ShippingMethod`, ...shippingMethodJson(carrier) });
});

export function shippingMethodJson({ code, name, description, kind }: Carrier) {
  return { "@id": iri("shipping-methods", code), "@type": "ShippingMethod", code, name, description, kind };
}
