/** What needs the customer (contracts 1b, spec 8). */
export const subscriptionAlerts = [
  "card_expired",
  "card_expiring",
  "payment_failed",
  "awaiting_payment",
  "product_unavailable",
  "pickup_point_unavailable",
  "invalid_carrier",
  "invalid_promotion",
] as const;

export interface SubscriptionAlert {
  kind: (typeof subscriptionAlerts)[number];
  /** A name, a code, the end of a card; null where the API does not tell it. */
  subject: string | null;
}

export interface SubscriptionItem {
  id: number;
  productName: string;
  variantName: string;
  quantity: number | null;
  available: boolean;
  /** In the next delivery alone. */
  once: boolean;
}

export interface SubscriptionCard {
  brand: string;
  lastDigits: string;
  expiryMonth: number | null;
  expiryYear: number | null;
}

/** A contract of a customer (contracts 1b). Whole minor units; null where unknown. */
export interface CustomerSubscription {
  id: number;
  number: string;
  /** Spec 4, status display. */
  state: string;
  items: SubscriptionItem[];
  /** Days between two deliveries. */
  interval: number | null;
  /** A day in Paris, `2026-12-01`; null where none is planned. */
  nextShipmentDate: string | null;
  /** An instant, ISO 8601. */
  editableUntil: string | null;
  locked: boolean;
  total: number | null;
  card: SubscriptionCard | null;
  alerts: SubscriptionAlert[];
  /** Token of the order that is being sent. */
  pendingOrder: string | null;
  /** A day in Paris. */
  pausedUntil: string | null;
}
