import type { PostalAddress } from "../address/address.ts";
import type { SubscriptionState } from "./subscription-states.ts";

/** Most urgent first. */
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
  "termination_requested_elsewhere",
] as const;

export interface SubscriptionAlert {
  kind: (typeof subscriptionAlerts)[number];
  subject: string | null;
}

export interface SubscriptionItem {
  id: number;
  variant: string | null;
  productName: string;
  variantName: string;
  quantity: number | null;
  unitPrice: number | null;
  originalUnitPrice: number | null;
  subtotal: number | null;
  available: boolean;
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
  reason: string | null;
}

/** Whole minor units; null if unknown. */
export interface CustomerSubscription {
  id: number;
  number: string;
  /** "Les repas d’Oslo" if its animal is known, else the name of its first product. */
  name: string;
  state: SubscriptionState;
  createdAt: string | null;
  items: SubscriptionItem[];
  interval: number | null;
  /** Departure day in Paris, always a working day; null if none is planned. */
  nextShipmentDate: string | null;
  /** Day planned by the API, which may be a weekend or a bank holiday. Writes must send this one. */
  plannedDate: string | null;
  /** A date is planned but unreadable, so no write can name it. */
  isDateUnread: boolean;
  /** Instant, ISO 8601. */
  editableUntil: string | null;
  locked: boolean;
  shippedCount: number | null;
  minimumShipments: number;
  itemsTotal: number | null;
  orderPromotionTotal: number | null;
  shippingTotal: number | null;
  total: number | null;
  shippingAddress: PostalAddress | null;
  billingAddress: PostalAddress | null;
  shippingMethod: string | null;
  pickupPoint: string | null;
  paymentMethod: string | null;
  card: SubscriptionCard | null;
  coupons: SubscriptionCoupon[];
  alerts: SubscriptionAlert[];
  pendingOrder: string | null;
  pausedUntil: string | null;
}

/** The part that decides when the next parcel goes and arrives. */
export interface PlannedSubscription
  extends Pick<
    CustomerSubscription,
    | "state"
    | "items"
    | "interval"
    | "nextShipmentDate"
    | "editableUntil"
    | "locked"
    | "pausedUntil"
    | "pickupPoint"
  > {
  country: string | null;
}
