import type { ShownStatus } from "../order/order-states.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";
import { meaningOfSubscription } from "./subscription-states.ts";

export const statusOfSubscription = ({
  state,
  pausedUntil,
}: Pick<CustomerSubscription, "state" | "pausedUntil">): ShownStatus | null =>
  meaningOfSubscription(pausedUntil && state === "active" ? "paused" : state).shown;
