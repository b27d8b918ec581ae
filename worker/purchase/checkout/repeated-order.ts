import * as z from "zod/mini";
import { isSame } from "../../../shared/address/postal-address.ts";
import {
  type CheckoutOrder,
  currentPayment,
  currentShipment,
} from "../../../shared/checkout/checkout-order.ts";
import type { AppContext, Services } from "../../context.ts";
import { isCartToken, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { UpstreamError } from "../../upstream/http.ts";
import { isFit } from "../payment/recurring-payment.ts";
import { chooseCarrier, choosePayment, type OrderAddresses } from "./checkout-writes.ts";

const token = z.string().check(z.refine(isCartToken));
const cookieSchema = z.tuple([token, token]);

export function rememberRepeated(c: AppContext, { cart, order }: { cart: string; order: string }): void {
  writeCookie(c, "repeatedOrder", JSON.stringify([cart, order]));
}

/** Token of the order whose goods this cart repeats. */
export function repeatedOrderOf(c: AppContext, { token }: CheckoutOrder): string | undefined {
  const [cart, repeated] = readJsonCookie(c, "repeatedOrder", cookieSchema) ?? [];
  return cart === token ? repeated : undefined;
}

export async function repeatedAddresses(
  services: Services<"ecommerce" | "session">,
  order: CheckoutOrder,
  repeated: string | undefined,
): Promise<OrderAddresses | undefined> {
  const { billingAddress, shippingAddress } = (await boughtAgain(services, order, repeated)) ?? {};
  if (!billingAddress) return undefined;
  return { billingAddress, ...(shippingAddress && { shippingAddress }) };
}

/** Repeats carrier and payment method of an earlier order; the recap comes next and shows their prices. */
export async function repeatChoices(
  services: Services<"configuration" | "ecommerce" | "log" | "session">,
  order: CheckoutOrder,
  repeated: string | undefined,
): Promise<CheckoutOrder> {
  if (order.checkoutState !== "addressed") return order;
  const { ecommerce, log } = services;
  let ready = order;
  try {
    const before = await earlierOrder(services, order, repeated);
    const { method: carrier, pickupPoint } = (before && currentShipment(before)) ?? {};
    if (!before || !carrier || !currentShipment(order)?.id) return order;
    ready = await chooseCarrier(services, order, {
      carrier,
      ...(pickupPoint && { pickupPoint }),
    });
    const method = currentPayment(before)?.method;
    const payment = currentPayment(ready)?.id;
    if (!method || !payment || !isFit(services, ready, method)) return ready;
    const offered = await ecommerce.paymentMethods(order.token, payment);
    if (!offered.some(({ code }) => code === method)) return ready;
    return await choosePayment(services, ready, method);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.warn("choices not repeated", { reason: error.message });
    return ready;
  }
}

async function earlierOrder(
  services: Services<"ecommerce" | "session">,
  order: CheckoutOrder,
  repeated: string | undefined,
): Promise<CheckoutOrder | undefined> {
  const { ecommerce } = services;
  if (repeated) {
    const before = await boughtAgain(services, order, repeated);
    const isNear = before && (!currentShipment(before)?.pickupPoint || hasSameTown(before, order));
    return isNear ? before : undefined;
  }
  const { orders } = await ecommerce.orders(1, recent);
  const last = orders.find(({ paymentState, subscription }) => paymentState === "paid" && !subscription);
  const before = last && (await ecommerce.order(last.token));
  return before && hasSamePlace(before, order) ? before : undefined;
}

async function boughtAgain(
  { ecommerce, session }: Services<"ecommerce" | "session">,
  order: CheckoutOrder,
  repeated: string | undefined,
): Promise<CheckoutOrder | undefined> {
  const before = repeated && (await ecommerce.order(repeated));
  const isOwn = before && (before.customerId === session.customerId || !before.isCustomerTold);
  return isOwn && hasOnlyGoodsOf(before, order) ? before : undefined;
}

const recent = 10;

function hasOnlyGoodsOf(before: CheckoutOrder, { items, unreadLines }: CheckoutOrder): boolean {
  const known = new Set(before.items.map(({ variant }) => variant.code));
  const bought = items.filter(({ unitPrice }) => unitPrice !== 0);
  return unreadLines === 0 && bought.length > 0 && bought.every(({ variant }) => known.has(variant.code));
}

function hasSameTown({ shippingAddress: one }: CheckoutOrder, { shippingAddress: other }: CheckoutOrder) {
  return one && other ? one.postcode === other.postcode && one.countryCode === other.countryCode : false;
}

function hasSamePlace({ shippingAddress: one }: CheckoutOrder, { shippingAddress: other }: CheckoutOrder) {
  return one && other ? isSame(one, other) : false;
}
