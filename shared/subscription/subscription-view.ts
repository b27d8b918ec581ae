import type { ShownStatus } from "../order/order-status.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";
import type { ShownAlert } from "./shown-alerts.ts";
import type { OfferedChanges } from "./subscription-href.ts";

/** A subscription in the list. */
export interface SubscriptionRow {
  id: number;
  number: string;
  status: ShownStatus | null;
  isRunning: boolean;
  items: { id: number; code: string; name: string; quantity: number }[];
  /** Lines beside those. */
  others: number;
  /** "Toutes les 6 semaines"; empty where unknown. */
  frequency: string;
  shipment: ShownShipment;
  alerts: ShownAlert[];
}

/** What comes next. */
export interface ShownShipment {
  /** A day in Paris; null where none is planned. */
  day: string | null;
  /** The day of the API, on which it is charged; the parcel leaves on the working day from then on. */
  charged: string | null;
  /** Whole minor units, delivery included. */
  total: number | null;
  /** The subscription has ended, and this parcel still leaves. */
  isLast: boolean;
  isPaused: boolean;
  /** An order that is made waits for its money, in a pause too. */
  isUnpaid?: boolean;
  /** A day in Paris. */
  pausedUntil: string | null;
  locked: boolean;
  /** An instant, ISO 8601. */
  editableUntil: string | null;
  /** The server's clock, ISO 8601. */
  now: string;
}

/** A subscription on its page. */
export interface SubscriptionView {
  subscription: CustomerSubscription;
  status: ShownStatus | null;
  isRunning: boolean;
  frequency: string;
  shipment: ShownShipment;
  alerts: ShownAlert[];
  changes: OfferedChanges;
}
