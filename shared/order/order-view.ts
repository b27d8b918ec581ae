import type { PostalAddress } from "../address/address.ts";
import type { Cart } from "../cart/cart.ts";
import type { LastAttempt } from "../checkout/payment-attempt.ts";
import type { AfterSale } from "./after-sale.ts";
import type { ShownStatus } from "./order-status.ts";
import type { OrderPayment } from "./order-steps.ts";

export interface OrderDelivery {
  carrier: { name: string; description: string } | null;
  point: { name: string; street: string; postcode: string; city: string } | null;
  /** Also true where the pickup point is unknown. */
  isFetched: boolean;
  address: PostalAddress | null;
  /** In words, of a parcel that has not left; absent where nobody can say. */
  arrival?: string | undefined;
}

/** An order in the list; `items` are those whose pictures are shown. */
export interface OrderRow {
  token: string;
  number: string;
  /** ISO 8601. */
  orderedOn: string | null;
  status: ShownStatus | null;
  /** Whole minor units. */
  total: number | null;
  articles: number | null;
  items: { code: string; name: string }[];
  /** Products beside those. */
  others: number;
  /** A placed order whose payment is awaited. */
  isToPay: boolean;
  isOfSubscription: boolean;
  /** In a history: one order may begin several subscriptions, and names one of them alone. */
  isOfAnother?: boolean;
}

export interface Parcel {
  carrier: string | null;
  code: string | null;
  url: string | null;
  /** ISO 8601. */
  shippedOn: string | null;
}

/** What the shipments of an order say. */
export interface FollowUp extends AfterSale {
  parcels: Parcel[];
  /** Of the last parcel, ISO 8601. */
  shippedOn: string | null;
}

export interface OpenPayment {
  kind: "due" | "checking";
  method: string | null;
  last: LastAttempt | null;
}

/** A placed order, as it tells itself: nothing here waits for another call. */
export interface PlacedOrder {
  token: string;
  number: string;
  /** ISO 8601. */
  orderedOn: string | null;
  status: ShownStatus | null;
  cart: Cart;
  billing: PostalAddress | null;
  payment: OrderPayment;
  toPay: OpenPayment | null;
  isSent: boolean;
  isPartlySent: boolean;
  /** Address of the subscription that made it. */
  subscriptionHref: string | null;
  hasSubscription: boolean;
}
