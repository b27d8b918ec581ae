import { type ShownStatus, shownStatus } from "../order/order-status.ts";
import { translator } from "../text/translator.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";
import { subscriptionStatusTexts } from "./subscription-status.texts.ts";

const t = translator(subscriptionStatusTexts);

export function statusOfSubscription({
  state,
  pausedUntil,
}: Pick<CustomerSubscription, "state" | "pausedUntil">): ShownStatus | undefined {
  return shownStatus(pausedUntil && state === "active" ? "paused" : state, t);
}
