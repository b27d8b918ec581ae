import type { Address } from "../../../shared/address/address.ts";
import { isDelivered } from "../../../shared/address/delivered-place.ts";
import { isSame, postalOf } from "../../../shared/address/postal-address.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../../shared/checkout/checkout-steps.ts";
import type { Services } from "../../context.ts";
import type { Notice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { addressOrder, assignCustomer, type OrderAddresses } from "./checkout-writes.ts";
import { type EarlierOrder, earlierOrder } from "./earlier-order.ts";
import { answerKnownSteps } from "./known-answers.ts";
import { orderChanges } from "./order-changes.ts";

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
  const reading = earlierOrder(services, cart, repeated);
  reading.catch(() => {}); // Awaited after the customer is assigned, or never if that fails.
  const assigned = await assignToCustomer(services, cart);
  const earlier = await reading;
  const order = await answerKnownSteps(services, await withAddress(services, assigned, earlier), { earlier });
  return { path: checkoutHref(order.token, stepDue(order)), notice: orderChanges(cart, order) };
}

async function withAddress(
  services: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
  earlier: EarlierOrder | undefined,
): Promise<CheckoutOrder> {
  const { ecommerce, log } = services;
  if ((order.checkoutState ?? "cart") !== "cart" || order.billingAddress) return order;
  try {
    const addresses = knownAddresses(await ecommerce.addresses(), earlier);
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

/** The favourite, else the only entry, else where the earlier order went. Another order's place counts only while it is in the book. */
function knownAddresses(
  book: readonly Address[],
  earlier: EarlierOrder | undefined,
): OrderAddresses | undefined {
  const preselected = book.find(({ isDefault }) => isDefault) ?? (book.length === 1 ? book[0] : undefined);
  if (preselected) return { billingAddress: postalOf(preselected) };
  const { billingAddress, shippingAddress } = earlier?.order ?? {};
  if (!billingAddress) return undefined;
  const places = [billingAddress, ...(shippingAddress ? [shippingAddress] : [])];
  const isKnown = places.every((place) => book.some((entry) => isSame(postalOf(entry), place)));
  if (!earlier?.isRepeated && !isKnown) return undefined;
  return { billingAddress, ...(shippingAddress && { shippingAddress }) };
}

export async function assignToCustomer(
  services: Services<"ecommerce" | "session">,
  order: CheckoutOrder,
): Promise<CheckoutOrder> {
  const { customerId } = services.session;
  return order.customerId || !customerId ? order : assignCustomer(services, order, customerId);
}
