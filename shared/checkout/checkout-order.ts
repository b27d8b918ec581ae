import type { PostalAddress } from "../address/address.ts";
import type { Order } from "../order/order.ts";

export interface Payment {
  id: number;
  state: string | null;
  /** Code of the method chosen. */
  method: string | null;
  /** What the bank said, where it refused. */
  details: { bankCode?: string | null; bankMessage?: string | null } | null;
}

export interface Shipment {
  id: number;
  state: string | null;
  /** Code of the carrier chosen. */
  method: string | null;
  /** Id of the point where the parcel is fetched. */
  pickupPoint: string | null;
  /** Where the order tells more of them than how they are referred to. */
  carrier?: { name: string; description?: string | null };
  point?: {
    name: string;
    street?: string | null;
    postcode?: string | null;
    city?: string | null;
  };
}

/** An order on its way from cart to paid (spec 4). The last of its payments is the live one, the first of its shipments too. */
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
}

type Live<T> = T | undefined;
export const currentPayment = ({ payments }: Pick<CheckoutOrder, "payments">): Live<Payment> =>
  payments.at(-1);
export const currentShipment = ({ shipments }: Pick<CheckoutOrder, "shipments">): Live<Shipment> =>
  shipments[0];

/** Who may deliver an order; `price` is whole minor units. */
export interface Carrier {
  code: string;
  name: string;
  description: string;
  price: number | null;
  kind: "home" | "relay" | "shop";
}

/** Where a parcel is fetched; `openingHours` by day of the week, Monday first, empty where it is closed. */
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
}

/** `instructions` is what the shopper does after a delayed method was chosen. */
export interface PaymentMethod {
  code: string;
  name: string;
  description?: string | null;
  instructions?: string | null;
}

/** Where the gateway takes the payment, or what the shopper does instead. */
export interface PaymentConfiguration {
  redirectUrl?: string | null;
  instructions?: string | null;
}

export interface Country {
  code: string;
  name: string;
}
