import * as z from "zod/mini";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import type { OpenOrder } from "../../../shared/order/open-order.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { clearCookie, isCartToken, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { isVisit } from "../../session/visitor/visit.ts";
import { isPromised, paymentOutcomeOf } from "../payment/payment-outcome.ts";
import { isToPay } from "./order-state.ts";

/** Cookie: token, number, customer id, and epoch seconds of the last redirect to the gateway (or 0). */
const cookieSchema = z.tuple([
  z.string().check(z.refine(isCartToken)),
  z.string().check(z.maxLength(40)),
  z.string(),
  z.number(),
]);

/** Seconds. */
const maxAge = 30 * 24 * 60 * 60;

/** Seconds. Longer than a gateway needs that decides without a page of its own. */
const untilDecided = 60;

/** Reads the cookie only; an order of another customer is ignored. */
export function openOrderOf(c: AppContext): OpenOrder | undefined {
  const { loggedIn, customerId, openOrder } = c.var.session;
  if (!loggedIn || openOrder === null) return undefined;
  if (openOrder) return openOrder;
  const [token, number, owner] = readJsonCookie(c, "openOrder", cookieSchema) ?? [];
  return token && owner === customerId ? { token, number: number ?? "" } : undefined;
}

/** Forgets orders promised by transfer or cheque; a PayPal payment under way changes nothing. */
export function noteOpenOrder(c: AppContext, order: CheckoutOrder): void {
  const outcome = paymentOutcomeOf(order);
  if (outcome.kind === "checking" && delayedPayment(outcome.method) === "paypal") return;
  const isOpen = outcome.kind === "due" || outcome.kind === "checking";
  if (isOpen && !isPromised(outcome)) rememberOpenOrder(c, order);
  else forgetOpenOrder(c, order.token);
}

export function rememberOpenOrder(
  c: AppContext,
  { token, number }: CheckoutOrder,
  { isSent = false } = {},
): void {
  const { session } = c.var;
  if (!session.customerId) return;
  const open = { token, number: number ?? "" };
  const known = openOrderOf(c);
  if (!isSent && known?.token === token && known.number === open.number) return;
  if (!isVisit(c)) return;
  session.openOrder = open;
  const value = [token, open.number, session.customerId, isSent ? now() : 0];
  writeCookie(c, "openOrder", JSON.stringify(value), maxAge);
}

export function wasJustSentToPay(c: AppContext, order: string): boolean {
  const [token, , owner, sent = 0] = readJsonCookie(c, "openOrder", cookieSchema) ?? [];
  return token === order && owner === c.var.session.customerId && now() - sent < untilDecided;
}

const now = () => Math.floor(clock.now() / 1000);

/** The list names no payment method, so it can close an open order but never note one. */
export function forgetSettledOrder(c: AppContext, orders: readonly OrderSummary[]): void {
  const open = openOrderOf(c);
  const listed = orders.find(({ token }) => token === open?.token);
  if (listed?.paymentState && !isToPay(listed)) forgetOpenOrder(c, listed.token);
}

export function forgetOpenOrder(c: AppContext, token: string): void {
  if (openOrderOf(c)?.token !== token || !isVisit(c)) return;
  c.var.session.openOrder = null;
  clearCookie(c, "openOrder");
}
