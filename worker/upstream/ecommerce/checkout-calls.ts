import type { PostalAddress } from "../../../shared/address/address.ts";
import type {
  Carrier,
  CheckoutOrder,
  PaymentConfiguration,
  PaymentMethod,
  PickupPoint,
} from "../../../shared/checkout/checkout-order.ts";
import type { EcommerceVersion } from "../../env.ts";
import { allMembers } from "./all-members.ts";
import { customerUriOf } from "./customer.ts";
import { checkoutOrderSchema } from "./order.ts";
import type { Call, Send } from "./send.ts";
import {
  carrierSchema,
  paymentConfigurationSchema,
  paymentMethodSchema,
  pickupPointSchema,
} from "./shipment.ts";

const calls = {
  order: (token: string) => ["GET", `shop/orders/${token}`],
  assignCustomer: (token: string) => ["PUT", `shop/orders/${token}`],
  addressOrder: (token: string) => ["PATCH", `shop/orders/${token}/address`],
  carriers: (token: string, shipment: number) => [
    "GET",
    `shop/orders/${token}/shipments/${shipment}/methods`,
  ],
  chooseCarrier: (token: string, shipment: number) => ["PATCH", `shop/orders/${token}/shipments/${shipment}`],
  pickupPoints: () => ["GET", "shop/pickup-points"],
  carrier: (code: string) => ["GET", `shop/shipping-methods/${encodeURIComponent(code)}`],
  pickupPoint: (id: string) => ["GET", `shop/pickup-points/${encodeURIComponent(id)}`],
  paymentMethods: (token: string, payment: number) => [
    "GET",
    `shop/orders/${token}/payments/${payment}/methods`,
  ],
  choosePayment: (token: string, payment: number) => ["PATCH", `shop/orders/${token}/payments/${payment}`],
  placeOrder: (token: string) => ["PATCH", `shop/orders/${token}/complete`, {}],
  payment: (token: string, payment: number) => [
    "GET",
    `shop/orders/${token}/payments/${payment}/configuration`,
  ],
  payAgain: (token: string, payment: number) => ["PATCH", `shop/account/orders/${token}/payments/${payment}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

const callsSince111 = {
  ...calls,
  addressOrder: (token: string) => ["PUT", `shop/orders/${token}`],
} as const satisfies Record<keyof typeof calls, (...parts: never[]) => Call>;

export interface PickupPointQuery {
  carrier: string;
  postcode: string;
  countryCode: string;
}

/** Another customer's order, or one in the wrong state, is 404 and not 403. */
export function checkoutCalls(send: Send, version: EcommerceVersion) {
  const versionCalls = version === "1.10" ? calls : callsSince111;
  return {
    order: (token: string): Promise<CheckoutOrder> => send(calls.order(token), checkoutOrderSchema),
    assignCustomer: (token: string, customerId: string): Promise<CheckoutOrder> =>
      send(calls.assignCustomer(token), checkoutOrderSchema, {
        body: { customer: customerUriOf(customerId) },
      }),
    /** Without a shipping address the order goes to the billing address. */
    addressOrder: (
      token: string,
      addresses: { email?: string; billingAddress: PostalAddress; shippingAddress?: PostalAddress },
    ): Promise<CheckoutOrder> =>
      send(versionCalls.addressOrder(token), checkoutOrderSchema, { body: addresses }),
    carriers: (token: string, shipment: number): Promise<Carrier[]> =>
      allMembers(send, calls.carriers(token, shipment), carrierSchema),
    chooseCarrier: (
      token: string,
      shipment: number,
      { carrier, pickupPoint }: { carrier: string; pickupPoint?: string },
    ): Promise<CheckoutOrder> =>
      send(calls.chooseCarrier(token, shipment), checkoutOrderSchema, {
        body: {
          shippingMethod: iri("shipping-methods", carrier),
          ...(pickupPoint && { pickupPoint: iri("pickup-points", pickupPoint) }),
        },
      }),
    pickupPoints: (query: PickupPointQuery): Promise<PickupPoint[]> =>
      allMembers(send, calls.pickupPoints(), pickupPointSchema, { query: { ...query } }),
    carrier: (code: string): Promise<Carrier> => send(calls.carrier(code), carrierSchema),
    pickupPoint: (id: string): Promise<PickupPoint> => send(calls.pickupPoint(id), pickupPointSchema),
    paymentMethods: (token: string, payment: number): Promise<PaymentMethod[]> =>
      allMembers(send, calls.paymentMethods(token, payment), paymentMethodSchema),
    choosePayment: (token: string, payment: number, method: string): Promise<CheckoutOrder> =>
      send(calls.choosePayment(token, payment), checkoutOrderSchema, {
        body: { paymentMethod: iri("payment-methods", method) },
      }),
    placeOrder: (token: string): Promise<CheckoutOrder> => send(calls.placeOrder(token), checkoutOrderSchema),
    /** Starts the payment of a placed order, or returns the one that is pending. */
    payment: (token: string, payment: number): Promise<PaymentConfiguration> =>
      send(calls.payment(token, payment), paymentConfigurationSchema),
    payAgain: (token: string, payment: number, method: string): Promise<CheckoutOrder> =>
      send(calls.payAgain(token, payment), checkoutOrderSchema, {
        body: { paymentMethod: iri("payment-methods", method) },
      }),
  };
}

const iri = (collection: string, code: string) => `/api/v2/shop/${collection}/${encodeURIComponent(code)}`;
