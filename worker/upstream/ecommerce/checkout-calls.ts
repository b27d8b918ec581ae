import * as z from "zod/mini";
import type { PostalAddress } from "../../../shared/address/address.ts";
import type {
  Carrier,
  CheckoutOrder,
  PaymentMethod,
  PaymentRequest,
  PaymentStart,
  PickupPoint,
} from "../../../shared/checkout/checkout-order.ts";
import type { Order } from "../../../shared/order/order.ts";
import { path } from "../path.ts";
import { UpstreamError } from "../upstream-error.ts";
import { withCoupon } from "./accepted-coupons.ts";
import { allMembers } from "./all-members.ts";
import type { Channel } from "./cart-calls.ts";
import { customerUriOf } from "./customer/customer.ts";
import { iri } from "./iri.ts";
import { movedCalls } from "./moved-calls.ts";
import { checkoutOrderSchema } from "./order/order.ts";
import { orderAfter, readAfter, wholeOrNull } from "./order/order-after.ts";
import { paymentRequestSchema } from "./order/payment-request.ts";
import {
  carrierSchema,
  paymentConfigurationSchema,
  paymentMethodSchema,
  pickupPointSchema,
} from "./order/shipment.ts";
import type { Call, SendCall } from "./send.ts";

const calls = {
  order: (token: string) => ["GET", path`shop/orders/${token}`],
  assignCustomer: (token: string) => ["PUT", path`shop/orders/${token}`],
  chooseCarrier: (token: string, shipment: number) => [
    "PATCH",
    path`shop/orders/${token}/shipments/${shipment}`,
  ],
  pickupPoints: () => ["GET", "shop/pickup-points"],
  carrier: (code: string) => ["GET", path`shop/shipping-methods/${code}`],
  pickupPoint: (id: string) => ["GET", path`shop/pickup-points/${id}`],
  choosePayment: (token: string, payment: number) => [
    "PATCH",
    path`shop/orders/${token}/payments/${payment}`,
  ],
  placeOrder: (token: string) => ["PATCH", path`shop/orders/${token}/complete`],
  paymentMethod: (code: string) => ["GET", path`shop/payment-methods/${code}`],
  configuration: (token: string, payment: number) => [
    "GET",
    path`shop/orders/${token}/payments/${payment}/configuration`,
  ],
  requestPayment: (token: string) => ["POST", path`shop/orders/${token}/payment-requests`],
  request: (hash: string) => ["GET", path`shop/payment-requests/${hash}`],
  requestOfOrder: (hash: string, token: string) => [
    "GET",
    path`shop/orders/${token}/payment-requests/${hash}`,
  ],
  reportReturn: (hash: string) => ["PUT", path`shop/payment-requests/${hash}`],
  reportReturnOfOrder: (hash: string, token: string) => [
    "PUT",
    path`shop/orders/${token}/payment-requests/${hash}`,
  ],
  payAgain: (token: string, payment: number) => [
    "PATCH",
    path`shop/account/orders/${token}/payments/${payment}`,
  ],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** `returnTo` is the whole address to which the gateway returns the shopper. */
export interface PaymentWish {
  payment: number;
  method: string;
  returnTo: string;
}

export interface PickupPointQuery {
  carrier: string;
  postcode: string;
  countryCode: string;
}

type KnownOrder = Pick<Order, "token" | "coupon">;

/** The API answers 404, not 403, for another customer's order or one in the wrong state. */
const writtenOrder = wholeOrNull(checkoutOrderSchema);

export function checkoutCalls(send: SendCall, { version, coupons }: Pick<Channel, "version" | "coupons">) {
  const moved = movedCalls[version];
  const whole = withCoupon(coupons);
  const order = (token: string): Promise<CheckoutOrder> =>
    send(calls.order(token), checkoutOrderSchema).then(whole);
  const sendAndRead = orderAfter(send, writtenOrder, order);
  const after: typeof sendAndRead = (...write) => sendAndRead(...write).then(whole);
  /** A PUT without the coupon code removes the coupon from Sylius 1.11 on. */
  const put = async ({ token, coupon }: KnownOrder, call: Call, body: object): Promise<CheckoutOrder> => {
    if (version === "1.10" || call[0] !== "PUT" || !coupon) return after(token, call, body);
    return after(token, call, { ...body, couponCode: coupon }).catch((error: unknown) => {
      if (!isAboutCoupon(error)) throw error;
      coupons.givenUp();
      return after(token, call, { ...body, couponCode: null });
    });
  };
  const requestPayment = async (
    token: string,
    { payment, method, returnTo }: PaymentWish,
  ): Promise<PaymentStart> => {
    const body = { paymentId: payment, paymentMethodCode: method, payload: pathsOf(returnTo) };
    const { request, addresses, hasFailed } = await send(calls.requestPayment(token), paymentRequestSchema, {
      body,
    });
    if (hasFailed) throw new UpstreamError("payment request", 502, { message: "it has failed at once" });
    const pages = addresses.filter((address) => address !== returnTo);
    return { addresses: pages, instructions: null, request };
  };
  return {
    order,
    assignCustomer: (cart: KnownOrder, customerId: string): Promise<CheckoutOrder> =>
      put(cart, calls.assignCustomer(cart.token), { customer: customerUriOf(customerId) }),
    addressOrder: (
      cart: KnownOrder,
      addresses: { billingAddress: PostalAddress; shippingAddress?: PostalAddress },
    ): Promise<CheckoutOrder> => put(cart, moved.addressOrder(cart.token), addresses),
    carriers: (token: string, shipment: number): Promise<Carrier[]> =>
      allMembers(send, moved.carriers(token, shipment), carrierSchema),
    chooseCarrier: (
      token: string,
      shipment: number,
      { carrier, pickupPoint }: { carrier: string; pickupPoint?: string },
    ): Promise<CheckoutOrder> =>
      after(token, calls.chooseCarrier(token, shipment), {
        shippingMethod: iri("shipping-methods", carrier),
        ...(pickupPoint && { pickupPoint: iri("pickup-points", pickupPoint) }),
      }),
    pickupPoints: (query: PickupPointQuery): Promise<PickupPoint[]> =>
      allMembers(send, calls.pickupPoints(), pickupPointSchema, { query: { ...query } }),
    carrier: (code: string): Promise<Carrier> => send(calls.carrier(code), carrierSchema),
    pickupPoint: (id: string): Promise<PickupPoint> => send(calls.pickupPoint(id), pickupPointSchema),
    paymentMethods: (token: string, payment: number): Promise<PaymentMethod[]> =>
      allMembers(send, moved.paymentMethods(token, payment), paymentMethodSchema),
    choosePayment: (token: string, payment: number, method: string): Promise<CheckoutOrder> =>
      after(token, calls.choosePayment(token, payment), { paymentMethod: iri("payment-methods", method) }),
    placeOrder: (token: string): Promise<CheckoutOrder> => after(token, calls.placeOrder(token), {}),
    /** Lists of a placed order may be empty; its own method is always here. */
    paymentMethod: (code: string): Promise<PaymentMethod> =>
      send(calls.paymentMethod(code), paymentMethodSchema),
    /** Up to 1.14 the API returns the pending payment; from 2.0 on each call begins another request. */
    beginPayment: (token: string, wish: PaymentWish): Promise<PaymentStart> =>
      version === "2.0"
        ? requestPayment(token, wish)
        : send(calls.configuration(token, wish.payment), paymentConfigurationSchema),
    /** The page of a request that is not decided. 404 if there is no such request. */
    pendingPayment: async (token: string, pending: PaymentRequest): Promise<string[]> => {
      const call = pending.isBelowOrder ? calls.requestOfOrder : calls.request;
      const { addresses, isFinal } = await send(call(pending.hash, token), paymentRequestSchema);
      return isFinal ? [] : addresses;
    },
    /**
     * Sylius 2.0 verifies the payment with what the gateway added to the return address.
     * 404 if the request is decided already. @returns true if it is decided now
     */
    reportReturn: async (
      token: string,
      request: PaymentRequest,
      { returnTo, query }: { returnTo: string; query: Record<string, string> },
    ): Promise<boolean> => {
      const payload = { ...pathsOf(returnTo), http_request: { method: "GET", uri: returnTo, query } };
      const call = request.isBelowOrder ? calls.reportReturnOfOrder : calls.reportReturn;
      return (await send(call(request.hash, token), paymentRequestSchema, { body: { payload } })).isFinal;
    },
    payAgain: async (token: string, payment: number, method: string): Promise<CheckoutOrder> => {
      const body = { paymentMethod: iri("payment-methods", method) };
      await send(calls.payAgain(token, payment), z.unknown(), { body });
      return readAfter(order(token));
    },
  };
}

const pathsOf = (returnTo: string) => ({ target_path: returnTo, after_path: returnTo });

const isAboutCoupon = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  error.status === 422 &&
  error.problem.violations.length > 0 &&
  error.problem.violations.every(({ path }) => path === "couponCode");
