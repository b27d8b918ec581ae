import * as z from "zod/mini";
import type { Suggestions } from "../search/search.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const markedText = z.array(z.object({ text: z.string(), marked: z.optional(z.literal(true)) }));
const link = z.object({ href: z.string(), name: markedText });

const product = z.object({
  sku: z.string(),
  href: z.string(),
  audience: z.optional(markedText),
  name: markedText,
  image: z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  price: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  several: z.boolean(),
  inStock: z.boolean(),
});

export const suggest: Endpoint<{ q: string }, Suggestions> = {
  method: "GET",
  path: api.suggestions,
  input: z.object({ q: z.string() }),
  output: z.object({
    products: z.array(product),
    categories: z.array(link),
    pages: z.array(link),
    count: z.number(),
  }),
};

/** A solved bot check gives the browser a quota of its own, for suggestions and results. */
export const proveSearcher: Endpoint<FormData, null> = {
  method: "POST",
  path: api.suggestions,
  input: "form",
  output: z.null(),
};
