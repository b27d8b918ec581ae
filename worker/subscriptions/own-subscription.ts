import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import type { AppContext } from "../context.ts";
import { NotFound } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";

/** Unknown, or another customer's: not found. @throws NotFound; UpstreamError in an outage */
export async function ownSubscription(c: AppContext, id: string): Promise<CustomerSubscription> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(c.req.path);
  return c.var.ecommerce.subscription(Number(id)).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.refused ? new NotFound(c.req.path) : error;
  });
}
