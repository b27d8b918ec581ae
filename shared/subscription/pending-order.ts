import { isUnpaid } from "./card.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";

/**
 * What `pendingOrder` means: an order that is being sent; one that is made and not paid; or the next shipment itself, sent
 * now, while the bank has not answered. Null where there is none.
 */
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
