import type { PostalAddress } from "../address/address.ts";

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
  "termination_requested",
] as const;

export interface SubscriptionAlert {
  kind: (typeof subscriptionAlerts)[number];
  /** A name, a code, the end of a card; null where the API does not tell it. */
  subject: string | null;
}

export interface SubscriptionItem {
  id: number;
  /** Code of the variant. */
  variant: string | null;
  productName: string;
  variantName: string;
  quantity: number | null;
  /** Whole minor units, as the next two. */
  unitPrice: number | null;
  /** Without the discount of the subscription. */
  originalUnitPrice: number | null;
  subtotal: number | null;
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

export interface SubscriptionCoupon {
  code: string;
  valid: boolean;
  /** A sentence of the API, why it is not valid; null where it tells none. */
  reason: string | null;
}

/** A contract of a customer (contracts 1b). Whole minor units; null where unknown. */
export interface CustomerSubscription {
  id: number;
  number: string;
  /** Spec 4, status display. */
  state: string;
  /** An instant, ISO 8601. */
  createdAt: string | null;
  items: SubscriptionItem[];
  /** Days between two deliveries. */
  interval: number | null;
  /** The day in Paris on which it leaves, `2026-12-01`, always a working day; null where none is planned. */
  nextShipmentDate: string | null;
  /** The day as planned by the API, which may be a weekend or a bank holiday; writes send this one. */
  plannedDate: string | null;
  /** One is planned and cannot be read: no write can name what it was decided on. */
  isDateUnread: boolean;
  /** An instant, ISO 8601. */
  editableUntil: string | null;
  locked: boolean;
  shippedCount: number | null;
  /** Deliveries before it may end (spec 9). */
  minimumShipments: number;
  itemsTotal: number | null;
  /** Negative. */
  orderPromotionTotal: number | null;
  shippingTotal: number | null;
  /** Of the next shipment, delivery included. */
  total: number | null;
  shippingAddress: PostalAddress | null;
  billingAddress: PostalAddress | null;
  /** Codes, as the next two. */
  shippingMethod: string | null;
  pickupPoint: string | null;
  paymentMethod: string | null;
  card: SubscriptionCard | null;
  coupons: SubscriptionCoupon[];
  alerts: SubscriptionAlert[];
  /** Token of the order that is being sent. */
  pendingOrder: string | null;
  /** A day in Paris. */
  pausedUntil: string | null;
}
