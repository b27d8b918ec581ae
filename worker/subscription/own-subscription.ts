import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import type { AppContext } from "../context.ts";
import { withNames } from "../nutrition/named-subscriptions.ts";
import { NotFound } from "../page/page.ts";
import { withRequestedEnds } from "../purchase/subscription/requested-ends.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

/** @throws NotFound for an unknown or another customer's subscription; UpstreamError in an outage */
export async function namedSubscription(c: AppContext, id: string): Promise<CustomerSubscription> {
  const [subscription] = await withNames(
    c,
    ownSubscription(c, id).then((one) => [one]),
  );
  if (!subscription) throw new NotFound(c.req.path);
  return subscription;
}

/** @throws NotFound for an unknown or another customer's subscription; UpstreamError in an outage */
export async function ownSubscription(c: AppContext, id: string): Promise<CustomerSubscription> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(c.req.path);
  const reading = c.var.ecommerce.subscription(Number(id)).then((one) => [one]);
  const [subscription] = await withRequestedEnds(c, reading).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.refused ? new NotFound(c.req.path) : error;
  });
  if (!subscription) throw new NotFound(c.req.path);
  return subscription;
}
