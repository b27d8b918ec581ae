import { type ShownAlert, shownAlerts } from "../../subscription/alerts/shown-alerts.ts";
import type { CustomerSubscription } from "../../subscription/customer-subscription.ts";

export const subscriptionAttention = (
  subscriptions: readonly CustomerSubscription[],
  now: Date,
): ShownAlert[] =>
  subscriptions
    .flatMap((subscription) => shownAlerts(subscription, { now, isNamed: true }))
    .toSorted((one, other) => one.rank - other.rank);
