import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { addressFaults, orderAddress, shippingFaults } from "./order-address.ts";
import { answerProcessed } from "./order-processor.ts";
import { requireCart } from "./order-store.ts";
import { refuse } from "./problems.ts";
import { readBody } from "./request.ts";

export const addressing = z.object({
  email: z.nullish(z.string()),
  billingAddress: orderAddress,
  shippingAddress: z.nullish(orderAddress),
});

export const orderAddresses = new Hono<SandboxEnv>().patch("/:token/address", async (c) => {
  const cart = await requireCart(c);
  const change = addressChange(await readBody(c, addressing));
  await c.get("db").update(orders).set(change).where(eq(orders.id, cart.id));
  return answerProcessed(c, cart);
});

/** Goes back to "addressed", because carriers and taxes depend on the address. */
export function addressChange({ billingAddress, shippingAddress }: z.infer<typeof addressing>) {
  const shipTo = shippingAddress ?? billingAddress;
  refuse(
    shippingAddress
      ? [
          ...addressFaults(billingAddress, "billingAddress"),
          ...shippingFaults(shippingAddress, "shippingAddress"),
        ]
      : shippingFaults(billingAddress, "billingAddress"),
  );
  return { billingAddress, shippingAddress: shipTo, checkoutState: "addressed" };
}
