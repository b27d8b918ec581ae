import type { PostalAddress } from "../../../shared/address/address.ts";
import { isSame } from "../../../shared/address/postal-address.ts";
import {
  type CheckoutOrder,
  currentPayment,
  currentShipment,
} from "../../../shared/checkout/checkout-order.ts";
import { isCarrierDue, stepDue } from "../../../shared/checkout/checkout-steps.ts";
import { meaningOfAttempt } from "../../../shared/order/order-states.ts";
import type { Services } from "../../context.ts";
import { written } from "../../upstream/write-outcome.ts";

type KnownOrder = Pick<CheckoutOrder, "token" | "coupon">;

export const assignCustomer = (
  services: Services<"ecommerce">,
  before: KnownOrder,
  customerId: string,
): Promise<CheckoutOrder> =>
  writtenInOrder(services, before, {
    name: "customer of an order",
    send: () => services.ecommerce.assignCustomer(before, customerId),
    isDone: (after) => after.customerId === customerId || !after.isCustomerTold,
  });

export interface OrderAddresses {
  billingAddress: PostalAddress;
  shippingAddress?: PostalAddress;
}

export const addressOrder = (
  services: Services<"ecommerce">,
  before: CheckoutOrder,
  addresses: OrderAddresses,
): Promise<CheckoutOrder> => {
  const { billingAddress, shippingAddress = billingAddress } = addresses;
  return writtenInOrder(services, before, {
    name: "addresses of an order",
    send: () => services.ecommerce.addressOrder(before, addresses),
    isDone: (after) =>
      stepDue(after) !== "facturation" &&
      hasTaken(after.billingAddress, before.billingAddress, billingAddress) &&
      hasTaken(after.shippingAddress, before.shippingAddress, shippingAddress),
  });
};

export const chooseCarrier = (
  services: Services<"ecommerce">,
  before: CheckoutOrder,
  choice: { carrier: string; pickupPoint?: string },
): Promise<CheckoutOrder> =>
  writtenInOrder(services, before, {
    name: "carrier of an order",
    send: () => services.ecommerce.chooseCarrier(before.token, currentShipment(before)?.id ?? 0, choice),
    isDone: (after) => {
      const { method, pickupPoint } = currentShipment(after) ?? {};
      return !isCarrierDue(after) && mayBe(method, choice.carrier) && mayBe(pickupPoint, choice.pickupPoint);
    },
  });

export const choosePayment = (
  services: Services<"ecommerce">,
  before: CheckoutOrder,
  method: string,
): Promise<CheckoutOrder> =>
  writtenInOrder(services, before, {
    name: "payment method of an order",
    send: () => services.ecommerce.choosePayment(before.token, currentPayment(before)?.id ?? 0, method),
    isDone: (after) => stepDue(after) === "recapitulatif" && mayBe(currentPayment(after)?.method, method),
  });

export const payAgain = (
  services: Services<"ecommerce">,
  before: CheckoutOrder,
  payment: number,
  method: string,
): Promise<CheckoutOrder> =>
  writtenInOrder(services, before, {
    name: "another payment of an order",
    send: () => services.ecommerce.payAgain(before.token, payment, method),
    isDone: (after) =>
      !meaningOfAttempt(currentPayment(after)?.state).isOver && mayBe(currentPayment(after)?.method, method),
  });

const writtenInOrder = (
  { ecommerce }: Services<"ecommerce">,
  { token }: Pick<CheckoutOrder, "token">,
  {
    isDone,
    ...write
  }: { name: string; send: () => Promise<CheckoutOrder>; isDone: (after: CheckoutOrder) => boolean },
): Promise<CheckoutOrder> =>
  written({
    ...write,
    read: () => ecommerce.order(token),
    isDone: (after) => after.token === token && isDone(after),
  });

/** The API may respell an address, so only an unchanged former address proves that nothing was saved. */
const hasTaken = (
  after: PostalAddress | null | undefined,
  before: PostalAddress | null | undefined,
  asked: PostalAddress,
): boolean => !after || !before || isSame(after, asked) || !isSame(after, before);

const mayBe = (shown: string | null | undefined, asked: string | undefined): boolean =>
  !shown || !asked || shown === asked;
