import * as z from "zod/mini";
import type { Cart } from "../../shared/cart/cart.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { itemsOf } from "../../shared/tracking/cart-items.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { AppContext } from "../context.ts";
import { isCartToken, readJsonCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";
import { grantedIn } from "../tracking/page-tracking.ts";

/** Orders that were placed in this browser, the latest last, and whether their purchase was sent. */
const cookieSchema = z.array(z.tuple([z.string().check(z.refine(isCartToken)), z.boolean()]));

/** Longest list, and seconds: a payment may be taken up again for as long. */
const mostOrders = 3;
const maxAge = 30 * 24 * 60 * 60;

/**
 * Sent once, by the first confirmation that the browser shows which placed the order. A reload, the account's list and
 * another device find no such note. Only with consent.
 */
export function notePlacedOrder(c: AppContext, { token }: CheckoutOrder): void {
  c.var.measure({ kind: "order", route: "commande-order" });
  const known = readOrders(c);
  if (!isHeard(c) || known.some(([order]) => order === token)) return;
  writeOrders(c, [...known, [token, false]]);
}

/** Of an order that is paid, or whose money is awaited: then it is sent no more. */
export function purchaseOf(c: AppContext, order: CheckoutOrder, cart: Cart): TrackedEvent[] {
  const { token, number, total, vatIncluded, shippingFees, serviceFees, coupon } = order;
  const known = readOrders(c);
  const isNew = known.some(([noted, isSent]) => noted === token && !isSent);
  if (!isNew || total === null || !number || !isVisit(c) || !isHeard(c)) return [];
  writeOrders(
    c,
    known.map(([noted, isSent]) => [noted, isSent || noted === token]),
  );
  return [
    {
      name: "purchase",
      data: {
        order: number,
        total,
        tax: vatIncluded,
        shipping: shippingFees ?? 0,
        fees: serviceFees ?? 0,
        coupons: coupon ? [coupon] : [],
        items: itemsOf(cart),
      },
    },
  ];
}

/** The marketing service takes no purchases (spec 3). */
const isHeard = (c: AppContext): boolean => grantedIn(c).includes("tags");

const readOrders = (c: AppContext) => readJsonCookie(c, "trackedOrders", cookieSchema) ?? [];

const writeOrders = (c: AppContext, orders: z.infer<typeof cookieSchema>) =>
  writeCookie(c, "trackedOrders", JSON.stringify(orders.slice(-mostOrders)), maxAge);
