import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import type { AppContext } from "../../context.ts";
import { withRequestedEnds } from "./requested-ends.ts";

export function ownSubscriptionsOnce(c: AppContext): Promise<CustomerSubscription[]> {
  const known = c.get("subscriptionsRead");
  if (known) return known;
  const subscriptions = withRequestedEnds(c, c.var.ecommerce.subscriptions());
  c.set("subscriptionsRead", subscriptions);
  return subscriptions;
}
