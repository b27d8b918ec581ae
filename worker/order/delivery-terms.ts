import type { DeliveryTerms } from "../../shared/subscription/next-charge.ts";
import type { AppContext } from "../context.ts";

/** Nothing is known of them in an outage of the content system. */
export async function deliveryTermsOf(c: AppContext): Promise<DeliveryTerms> {
  const header = await c.var.content.header().catch(() => null);
  return { freeFrom: header?.freeShippingFrom ?? null, price: header?.delivery?.price ?? null };
}
