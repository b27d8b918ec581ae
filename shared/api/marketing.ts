import * as z from "zod/mini";
import type { MarketingOffer } from "../marketing/offer.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const image = z.nullable(
  z.object({ url: z.string(), alternativeText: z.string(), width: z.number(), height: z.number() }),
);

const product = z.object({
  sku: z.string(),
  href: z.string(),
  name: z.string(),
  subtitle: z.string(),
  image,
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  price: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  format: z._default(z.string(), ""),
  lowestPrice30Days: z.optional(z.number()),
  several: z.boolean(),
  inStock: z.boolean(),
  ration: z.nullable(z.string()),
});

const category = z.object({ href: z.string(), name: z.string(), intro: z.nullable(z.string()), image });

type Wanted = { sku: string } | { category: string };

export const loadOffer: Endpoint<Wanted, MarketingOffer> = {
  method: "GET",
  path: api.offer,
  input: z.union([z.object({ sku: z.string() }), z.object({ category: z.string() })]),
  output: z.union([
    z.object({ kind: z.literal("product"), product }),
    z.object({ kind: z.literal("category"), category }),
  ]),
};
