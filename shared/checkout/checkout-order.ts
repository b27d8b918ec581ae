import type { PostalAddress } from "../address/address.ts";
import type { Order } from "../order/order.ts";
import { parseDate } from "../time/dates.ts";

/** `id` is null where the API does not tell it: such a payment can be shown, not changed. */
export interface Payment {
  id: number | null;
  state: string | null;
  method: string | null;
  details: { bankCode?: string | null; bankMessage?: string | null } | null;
  /** ISO 8601, or `Y-m-d H:i:s` without zone; absent where the API does not tell when it was paid. */
  completedAt?: string | null | undefined;
}

/** `id` as that of a payment. */
export interface Shipment {
  id: number | null;
  state: string | null;
  method: string | null;
  pickupPoint: string | null;
  /** ISO 8601, or `Y-m-d H:i:s` without zone. */
  shippedAt: string | null;
  tracking: Tracking | null;
  carrier?: { name: string; description?: string | null };
  point?: {
    name: string;
    street?: string | null;
    postcode?: string | null;
    city?: string | null;
  };
}

/** Of a parcel, by its carrier; `url` is safe in a link. */
export interface Tracking {
  carrier: string | null;
  code: string | null;
  url: string | null;
}

/** An order from cart to paid (spec 4). The last of its payments is the current one, and the first of its shipments. */
export interface CheckoutOrder extends Order {
  number: string | null;
  checkoutState: string;
  paymentState: string;
  shippingState: string;
  /** ISO 8601, or `Y-m-d H:i:s` without zone. */
  checkoutCompletedAt: string | null;
  billingAddress: PostalAddress | null;
  shippingAddress: PostalAddress | null;
  payments: Payment[];
  shipments: Shipment[];
  /** Id of the subscription that made it. */
  subscription: string | null;
}

type Live<T> = T | undefined;
export const currentPayment = ({ payments }: Pick<CheckoutOrder, "payments">): Live<Payment> =>
  payments.at(-1);
export const currentShipment = ({ shipments }: Pick<CheckoutOrder, "shipments">): Live<Shipment> =>
  shipments[0];

/** When the money came; undefined while it has not, and where the API does not tell. */
export function paidOn({ payments }: Pick<CheckoutOrder, "payments">): Date | undefined {
  return payments.flatMap(({ state, completedAt }) => {
    const isPaid = state === "completed" || state === "authorized";
    return (isPaid && parseDate(completedAt)) || [];
  })[0];
}

/** In one of its lines, or the one that made it. */
export const hasSubscription = ({ items, subscription }: Pick<CheckoutOrder, "items" | "subscription">) =>
  subscription !== null || items.some(({ subscriptionInterval }) => subscriptionInterval);

/** `price` in whole minor units. */
export interface Carrier {
  code: string;
  name: string;
  description: string;
  price: number | null;
  kind: "home" | "relay" | "shop";
}

/** `openingHours` by day of the week, Monday first; empty where closed. */
export interface PickupPoint {
  id: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  countryCode: string;
  latitude?: number | null;
  longitude?: number | null;
  openingHours: { from: string; to: string }[][];
  active: boolean;
  /** Kilometres from the postcode, where the API says. */
  distance?: number | null;
}

export interface PaymentMethod {
  code: string;
  name: string;
  description?: string | null;
  instructions?: string | null;
}

/** As it is shown for one order. */
export interface OfferedMethod extends PaymentMethod {
  /** The order has a subscription, whose later deliveries this method cannot pay. */
  isUnfit?: true;
}

export interface PaymentConfiguration {
  redirectUrl?: string | null;
  instructions?: string | null;
}

export interface Country {
  code: string;
  name: string;
}
