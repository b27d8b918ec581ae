import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import type { AppContext, Services } from "../../context.ts";
import { withRequestedEnds } from "./requested-ends.ts";

/** None, without a call, if the shop sells no subscriptions. */
export const subscriptionsOf = ({
  ecommerce,
  settings,
}: Services<"ecommerce" | "settings">): Promise<CustomerSubscription[]> =>
  settings.features.has("subscriptions") ? ecommerce.subscriptions() : Promise.resolve([]);

/** A style sheet shows the offer to subscribers alone. */
export const offersParcel = ({ session, settings }: Services<"session" | "settings">): boolean =>
  session.loggedIn && settings.features.has("subscriptions");

export function ownSubscriptionsOnce(c: AppContext): Promise<CustomerSubscription[]> {
  const known = c.get("subscriptionsRead");
  if (known) return known;
  const subscriptions = withRequestedEnds(c, subscriptionsOf(c.var));
  c.set("subscriptionsRead", subscriptions);
  return subscriptions;
}
