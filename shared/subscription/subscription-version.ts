import { hashOf } from "../hash.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";

/** Optimistic concurrency: posted by each step to detect a change from another tab or a second press. */
export function subscriptionVersion({ alerts: _, ...subscription }: CustomerSubscription): string {
  return hashOf(subscription);
}
