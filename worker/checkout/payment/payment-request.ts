import * as z from "zod/mini";
import type { CheckoutOrder, PaymentStart } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import type { AppContext } from "../../context.ts";
import { originOf } from "../../page/origin.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { clearCookie, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { isVisit } from "../../session/visitor/visit.ts";
import { deadlines } from "../../upstream/deadline.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { cameFrom } from "./came-from.ts";

/** Begins a payment. A pending request of this browser is resumed, so that nobody pays two of them. */
export async function beginPayment(
  c: AppContext,
  token: string,
  payment: number,
  method: string,
): Promise<PaymentStart> {
  const pending = requestOf(c, token);
  if (pending && pending.payment === payment && pending.method === method) {
    const addresses = await c.var.ecommerce.pendingPayment(token, pending.request).catch(noneIfAbsent);
    if (addresses.length > 0) return { addresses, instructions: null, request: pending.request };
  }
  const started = await c.var.ecommerce.beginPayment(token, {
    payment,
    method,
    returnTo: returnAddress(c, token),
  });
  if (started.request && started.addresses.length > 0)
    remember(c, { token, payment, method, request: started.request });
  return started;
}

/** Tells the API with what the gateway has sent the shopper back, and reads the order again. */
export async function reportReturn(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  const { token } = order;
  const pending = requestOf(c, token);
  const { kind } = paymentOutcomeOf(order);
  const isOpen = kind === "due" || kind === "checking";
  if (!pending || !isOpen || cameFrom(c, token) !== "gateway" || !isVisit(c)) return order;
  c.var.deadline.restart(deadlines.write);
  try {
    const back = { returnTo: returnAddress(c, token), query: c.req.query() };
    const isDecided = await c.var.ecommerce.reportReturn(token, pending.request, back);
    if (isDecided) clearCookie(c, "paymentRequest");
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    if (error.status === 404) clearCookie(c, "paymentRequest");
    else c.var.log.error("return from the gateway not reported", error);
  }
  return ownOrder(c, token);
}

const returnAddress = (c: AppContext, token: string) => originOf(c.req) + checkoutHref(token);

function noneIfAbsent(error: unknown): [] {
  if (error instanceof UpstreamError && error.refused) return [];
  throw error;
}

const schema = z.object({
  token: z.string(),
  payment: z.int(),
  method: z.string(),
  request: z.object({ hash: z.string().check(z.minLength(1)), isBelowOrder: z.boolean() }),
});

/** Seconds. Gateways end their pages sooner. */
const maxAge = 24 * 60 * 60;

const remember = (c: AppContext, pending: z.infer<typeof schema>): void =>
  writeCookie(c, "paymentRequest", JSON.stringify(pending), maxAge);

function requestOf(c: AppContext, token: string): z.infer<typeof schema> | undefined {
  const pending = readJsonCookie(c, "paymentRequest", schema);
  return pending?.token === token ? pending : undefined;
}
