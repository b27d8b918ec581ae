import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const again = z.object({
  order: z.string(),
  title: z.string(),
  goods: z.array(z.string()),
  total: z.string(),
  /** Differences from the last time, said before the order. */
  notes: z.array(z.string()),
});

export type OrderAgain = z.infer<typeof again>;

/** The customer's last order as it can be bought today; null if there is none. */
export const orderAgain: Endpoint<undefined, { again: OrderAgain | null }> = {
  method: "GET",
  path: api.orderAgain,
  input: "none",
  output: z.object({ again: z.nullable(again) }),
};
