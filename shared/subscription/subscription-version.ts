import { hashOf } from "../hash.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";

/** Hash of what a step shows. Its form posts it, so that a change in another tab, by a mail or a second press is noticed. */
export function subscriptionVersion({ alerts: _, ...subscription }: CustomerSubscription): string {
  return hashOf(subscription);
}
