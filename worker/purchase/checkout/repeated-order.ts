import * as z from "zod/mini";
import { isSame } from "../../../shared/address/postal-address.ts";
import {
  type CheckoutOrder,
  currentPayment,
  currentShipment,
} from "../../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../../context.ts";
import { isCartToken, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { UpstreamError } from "../../upstream/http.ts";
import { isFit } from "../payment/recurring-payment.ts";
import { chooseCarrier, choosePayment, type OrderAddresses } from "./checkout-writes.ts";

const token = z.string().check(z.refine(isCartToken));
const cookieSchema = z.tuple([token, token]);

export function rememberRepeated(c: AppContext, { cart, order }: { cart: string; order: string }): void {
  writeCookie(c, "repeatedOrder", JSON.stringify([cart, order]));
}

export async function repeatedAddresses(
  c: AppContext,
  order: CheckoutOrder,
): Promise<OrderAddresses | undefined> {
  const { billingAddress, shippingAddress } = (await boughtAgain(c, order)) ?? {};
  if (!billingAddress) return undefined;
  return { billingAddress, ...(shippingAddress && { shippingAddress }) };
}

/** Repeats carrier and payment method of an earlier order; the recap comes next and shows their prices. */
export async function repeatChoices(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  if (order.checkoutState !== "addressed") return order;
  const { ecommerce, log } = c.var;
  let ready = order;
  try {
    const before = await earlierOrder(c, order);
    const { method: carrier, pickupPoint } = (before && currentShipment(before)) ?? {};
    if (!before || !carrier || !currentShipment(order)?.id) return order;
    ready = await chooseCarrier(c.var, order, {
      carrier,
      ...(pickupPoint && { pickupPoint }),
    });
    const method = currentPayment(before)?.method;
    const payment = currentPayment(ready)?.id;
    if (!method || !payment || !isFit(c.var, ready, method)) return ready;
    const offered = await ecommerce.paymentMethods(order.token, payment);
    if (!offered.some(({ code }) => code === method)) return ready;
    return await choosePayment(c.var, ready, method);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.warn("choices not repeated", { reason: error.message });
    return ready;
  }
}

async function earlierOrder(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder | undefined> {
  const { ecommerce } = c.var;
  if (repeatedIn(c, order)) {
    const before = await boughtAgain(c, order);
    const isNear = before && (!currentShipment(before)?.pickupPoint || hasSameTown(before, order));
    return isNear ? before : undefined;
  }
  const { orders } = await ecommerce.orders(1, recent);
  const last = orders.find(({ paymentState, subscription }) => paymentState === "paid" && !subscription);
  const before = last && (await ecommerce.order(last.token));
  return before && hasSamePlace(before, order) ? before : undefined;
}

async function boughtAgain(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder | undefined> {
  const repeated = repeatedIn(c, order);
  const before = repeated && (await c.var.ecommerce.order(repeated));
  const isOwn = before && before.customerId === c.var.session.customerId;
  return isOwn && hasOnlyGoodsOf(before, order) ? before : undefined;
}

function repeatedIn(c: AppContext, order: CheckoutOrder): string | undefined {
  const [cart, repeated] = readJsonCookie(c, "repeatedOrder", cookieSchema) ?? [];
  return cart === order.token ? repeated : undefined;
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
