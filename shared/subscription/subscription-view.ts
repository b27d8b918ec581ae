import type { ShownStatus } from "../order/order-states.ts";
import type { ShownAlert } from "./alerts/shown-alerts.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";
import type { OfferedChanges } from "./subscription-href.ts";

export interface SubscriptionRow {
  id: number;
  number: string;
  name: string;
  status: ShownStatus | null;
  isRunning: boolean;
  items: { id: number; code: string; name: string; quantity: number }[];
  others: number;
  frequency: string;
  shipment: ShownShipment;
  alerts: ShownAlert[];
}

export interface ShownShipment {
  day: string | null;
  /** Day that the card is charged; the parcel leaves on that or the next working day. */
  charged: string | null;
  total: number | null;
  isLast: boolean;
  isPaused: boolean;
  isUnpaid?: boolean;
  /** Paused by the shop, because the bank refused the last order. */
  isRefused?: boolean;
  pausedUntil: string | null;
  locked: boolean;
  editableUntil: string | null;
  now: string;
}

export interface SubscriptionView {
  subscription: CustomerSubscription;
  status: ShownStatus | null;
  isRunning: boolean;
  frequency: string;
  shipment: ShownShipment;
  alerts: ShownAlert[];
  changes: OfferedChanges;
}
