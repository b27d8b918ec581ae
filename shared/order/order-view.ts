import type { PostalAddress } from "../address/address.ts";
import type { Cart } from "../cart/cart.ts";
import type { LastAttempt } from "../checkout/payment/payment-attempt.ts";
import type { DeliveryKind } from "../delivery/delivery-terms.ts";
import type { CustomerSubscription } from "../subscription/customer-subscription.ts";
import type { AfterSale } from "./detail/after-sale.ts";
import type { OrderPayment } from "./detail/order-steps.ts";
import type { ShownStatus } from "./order-states.ts";

export interface OrderDelivery {
  carrier: { name: string; description: string; kind?: DeliveryKind | undefined } | null;
  point: { name: string; street: string; postcode: string; city: string } | null;
  isFetched: boolean;
  address: PostalAddress | null;
  arrival?: string | undefined;
}

export interface OrderRow {
  token: string;
  number: string;
  orderedOn: string | null;
  status: ShownStatus | null;
  total: number | null;
  refunded: number | null;
  articles: number | null;
  items: { code: string; name: string }[];
  others: number;
  isToPay: boolean;
  isOfSubscription: boolean;
  /** An order can start several subscriptions, but names only one of them. */
  isOfAnother?: boolean;
}

export interface Parcel {
  carrier: string | null;
  code: string | null;
  url: string | null;
  shippedOn: string | null;
}

export interface FollowUp extends AfterSale {
  parcels: Parcel[];
  shippedOn: string | null;
}

export interface ShownClaim {
  reference: string;
  title: string;
  day: string | null;
  state: ShownStatus | null;
  /** Names of the products; empty if the whole parcel is meant. */
  products: string[];
}

/** Subscription that made the order. */
export type OrderOrigin = Pick<CustomerSubscription, "number" | "name">;

export interface OpenPayment {
  kind: "due" | "checking";
  method: string | null;
  last: LastAttempt | null;
}

export interface PlacedOrder {
  token: string;
  number: string;
  orderedOn: string | null;
  status: ShownStatus | null;
  cart: Cart;
  billing: PostalAddress | null;
  payment: OrderPayment;
  refunded: number | null;
  toPay: OpenPayment | null;
  isSent: boolean;
  isCancellable: boolean;
  isClaimable: boolean;
  isPartlySent: boolean;
  deliveryKind?: DeliveryKind | undefined;
  arrival?: string | undefined;
  subscriptionHref: string | null;
  hasSubscription: boolean;
}
