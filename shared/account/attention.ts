import {
  type CustomerSubscription,
  type SubscriptionAlert,
  subscriptionAlerts,
} from "../subscription/customer-subscription.ts";
import { isRunning } from "../subscription/next-deliveries.ts";

/** An alert with the subscription that it is about. */
export interface SubscriptionAttention extends SubscriptionAlert {
  number: string;
  /** Of its card; empty where unknown. */
  lastDigits: string;
}

/** Of subscriptions that have not ended, most urgent first. */
export function subscriptionAttention(
  subscriptions: readonly CustomerSubscription[],
): SubscriptionAttention[] {
  return subscriptions
    .filter(isRunning)
    .flatMap(({ number, card, alerts }) =>
      alerts.map((alert) => ({ ...alert, number, lastDigits: card?.lastDigits ?? "" })),
    )
    .toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ kind }: SubscriptionAlert) => subscriptionAlerts.indexOf(kind);
