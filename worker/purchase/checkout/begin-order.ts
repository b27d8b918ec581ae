import type { Address } from "../../../shared/address/address.ts";
import { isDelivered } from "../../../shared/address/delivered-place.ts";
import { postalOf } from "../../../shared/address/postal-address.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../../shared/checkout/checkout-steps.ts";
import type { Services } from "../../context.ts";
import type { Notice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/http.ts";
import { addressOrder, assignCustomer, type OrderAddresses } from "./checkout-writes.ts";
import { orderChanges } from "./order-changes.ts";
import { repeatChoices, repeatedAddresses } from "./repeated-order.ts";

export interface Beginning {
  path: string;
  notice: Notice | undefined;
}

/** @param repeated token of the order whose goods the cart repeats */
export async function beginOrder(
  services: Services<"configuration" | "ecommerce" | "log" | "session">,
  cart: CheckoutOrder,
  repeated: string | undefined,
): Promise<Beginning> {
  const assigned = await assignToCustomer(services, cart);
  const order = await repeatChoices(services, await withAddress(services, assigned, repeated), repeated);
  return { path: checkoutHref(order.token, stepDue(order)), notice: orderChanges(cart, order) };
}

async function withAddress(
  services: Services<"ecommerce" | "log" | "session">,
  order: CheckoutOrder,
  repeated: string | undefined,
): Promise<CheckoutOrder> {
  const { ecommerce, log } = services;
  if ((order.checkoutState ?? "cart") !== "cart" || order.billingAddress) return order;
  try {
    const preselected = preselectedIn(await ecommerce.addresses());
    const addresses: OrderAddresses | undefined = preselected
      ? { billingAddress: postalOf(preselected) }
      : await repeatedAddresses(services, order, repeated);
    if (!addresses || !isDelivered(addresses.shippingAddress ?? addresses.billingAddress)) return order;
    return await addressOrder(services, order, addresses);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    // An old entry may lack a field that is required today; the first step asks for it.
    if (error.refused) log.warn("order not addressed", { reason: error.message });
    else log.error("order not addressed", error);
    return order;
  }
}

const preselectedIn = (book: readonly Address[]): Address | undefined =>
  book.find(({ isDefault }) => isDefault) ?? (book.length === 1 ? book[0] : undefined);

export async function assignToCustomer(
  services: Services<"ecommerce" | "session">,
  order: CheckoutOrder,
): Promise<CheckoutOrder> {
  const { customerId } = services.session;
  return order.customerId || !customerId ? order : assignCustomer(services, order, customerId);
}
