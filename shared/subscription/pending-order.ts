import type { CustomerSubscription } from "./customer-subscription.ts";
import { isUnpaid } from "./payment/payment-card.ts";

/** `unconfirmed`: sent ahead of schedule, and the bank has not answered. */
export function pendingKind({
  pendingOrder,
  state,
  alerts,
}: Pick<CustomerSubscription, "pendingOrder" | "state" | "alerts">):
  | "sending"
  | "unpaid"
  | "unconfirmed"
  | null {
  if (!pendingOrder) return null;
  if (!isUnpaid({ state, alerts })) return "sending";
  const isMade = isUnpaid({ state, alerts: [] }) || alerts.some(({ kind }) => kind === "payment_failed");
  return isMade ? "unpaid" : "unconfirmed";
}
