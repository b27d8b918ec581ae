import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export const mostCards = 60;

export interface OrderedProducts {
  skus: string[];
}

/** Those of the products that the customer has ordered lately. `skus` are separated by commas. */
export const readOrderedProducts: Endpoint<{ skus: string }, OrderedProducts> = {
  method: "GET",
  path: api.orderedProducts,
  input: z.object({ skus: z.string() }),
  output: z.object({ skus: z.array(z.string()) }),
};
