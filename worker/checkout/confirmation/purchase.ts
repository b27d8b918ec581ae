import * as z from "zod/mini";
import type { Cart } from "../../../shared/cart/cart.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { trackedItems } from "../../../shared/tracking/cart-items.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { AppContext } from "../../context.ts";
import { isCartToken, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { isVisit } from "../../session/visitor/visit.ts";
import { grantedTracking } from "../../tracking/page-tracking.ts";

/** Cookie: tokens of orders placed in this browser, latest last, and whether the purchase event was sent. */
const cookieSchema = z.array(z.tuple([z.string().check(z.refine(isCartToken)), z.boolean()]));

const mostOrders = 3;
/** Seconds; an unpaid order can be paid for as long. */
const maxAge = 30 * 24 * 60 * 60;

/** Sends the event once, from the browser that placed the order; other devices have no such note. */
export function notePlacedOrder(c: AppContext, { token }: CheckoutOrder): void {
  c.var.measure({ kind: "order", route: "commande-order" });
  const known = readOrders(c);
  if (!isHeard(c) || known.some(([order]) => order === token)) return;
  writeOrders(c, [...known, [token, false]]);
}

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
        items: trackedItems(cart),
      },
    },
  ];
}

const isHeard = (c: AppContext): boolean => grantedTracking(c.var).includes("tags");

const readOrders = (c: AppContext) => readJsonCookie(c, "trackedOrders", cookieSchema) ?? [];

const writeOrders = (c: AppContext, orders: z.infer<typeof cookieSchema>) =>
  writeCookie(c, "trackedOrders", JSON.stringify(orders.slice(-mostOrders)), maxAge);
