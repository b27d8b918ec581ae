import type { PostalAddress } from "../address/address.ts";
import type { Order } from "../order/order.ts";
import {
  type AttemptState,
  meaningOfAttempt,
  type PaymentState,
  type ShippingState,
} from "../order/order-states.ts";
import { parseDate } from "../time/dates.ts";
import type { CheckoutState } from "./checkout-states.ts";

/** A payment with a null `id` can be shown but not changed. */
export interface Payment {
  id: number | null;
  state: AttemptState | null;
  method: string | null;
  /** Whole minor units. */
  amount?: number | null | undefined;
  details: { bankCode?: string | null; bankMessage?: string | null } | null;
  /** ISO 8601, or `Y-m-d H:i:s` without a zone. */
  completedAt?: string | null | undefined;
}

export interface Shipment {
  id: number | null;
  state: ShippingState | null;
  method: string | null;
  pickupPoint: string | null;
  /** ISO 8601, or `Y-m-d H:i:s` without a zone. */
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

export interface Tracking {
  carrier: string | null;
  code: string | null;
  url: string | null;
}

/** The last payment and the first shipment are the current ones. */
export interface CheckoutOrder extends Order {
  number: string | null;
  checkoutState: CheckoutState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  checkoutCompletedAt: string | null;
  billingAddress: PostalAddress | null;
  shippingAddress: PostalAddress | null;
  payments: Payment[];
  shipments: Shipment[];
  subscription: string | null;
}

type Live<T> = T | undefined;
export const currentPayment = ({ payments }: Pick<CheckoutOrder, "payments">): Live<Payment> =>
  payments.at(-1);
export const currentShipment = ({ shipments }: Pick<CheckoutOrder, "shipments">): Live<Shipment> =>
  shipments[0];

export function paidOn({ payments }: Pick<CheckoutOrder, "payments">): Date | undefined {
  return payments.flatMap(({ state, completedAt }) => {
    return (meaningOfAttempt(state).isTaken && parseDate(completedAt)) || [];
  })[0];
}

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

/** `openingHours` by weekday, Monday first; an empty day is closed. */
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
  distance?: number | null;
}

export interface PaymentMethod {
  code: string;
  name: string;
  description?: string | null;
  instructions?: string | null;
}

export interface OfferedMethod extends PaymentMethod {
  /** The order has a subscription, which this method cannot be charged for again. */
  isUnfit?: true;
}

/** A method without a payment page has no address. */
export interface PaymentStart {
  addresses: string[];
  instructions: string | null;
  request: PaymentRequest | null;
}

/** Sylius 2.0 is told of the return from the gateway by its request. */
export interface PaymentRequest {
  hash: string;
  /** The API names it below its order, as some versions do. */
  isBelowOrder: boolean;
}

export interface Country {
  code: string;
  name: string;
}
