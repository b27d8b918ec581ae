import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { type CheckoutStep, checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import type { Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { saveOrderIds } from "../../purchase/order/order-ids.ts";
import { type MethodsOf, methodsOffered } from "../../purchase/payment/payment-methods-of.ts";
import { type PaymentOutcome, paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { checkoutNotices } from "../../purchase/texts.ts";
import { trackPlacedOrder } from "../confirmation/track-placed-order.ts";
import { recapVersion } from "../order-version.ts";
import { awaitedPayment } from "./awaited-payment.ts";
import { cameFrom } from "./came-from.ts";
import { contactPhrase } from "./contact-phrase.ts";
import { paymentCheckPage, paymentDuePage } from "./placed-order-pages.ts";
import { redirectToPayment } from "./redirect-to-payment.ts";

const t = translator(paymentTexts);
const say = translator(checkoutNotices);

export function settledPath({ token }: CheckoutOrder, { kind }: PaymentOutcome): string | undefined {
  const isSettled = kind === "paid" || kind === "cancelled";
  return isSettled ? href("commande-order-confirmation", { order: token }) : undefined;
}

export async function loadPlacedOrder(
  c: AppContext,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<Page | Response> {
  trackPlacedOrder(c, order);
  const outcome = paymentOutcomeOf(order);
  const settled = settledPath(order, outcome);
  if (settled) return redirectTo(c, settled, 302);
  if (outcome.kind !== "due" && outcome.kind !== "checking") throw new Error("the order is a cart");
  saveOrderIds(c, order);
  const methods = await methodsOffered(c.var, order, methodsOf).catch((error: unknown) => {
    c.var.log.error("payment methods not loaded", error);
    return [];
  });
  const method = methods.find(({ code }) => code === outcome.method);
  const asksForAnother = c.req.query("paiement") === "autre";
  const isLeft = outcome.kind === "checking" && cameFrom(c, order.token) !== "gateway";
  if (awaitedPayment(outcome, method) && !asksForAnother && !isLeft) {
    return redirectTo(c, href("commande-order-confirmation", { order: order.token }), 302);
  }
  if (outcome.kind === "checking") return paymentCheckPage(c, order, outcome, methods);
  return paymentDuePage(c, order, outcome, methods);
}

export async function followPlacedOrder(
  c: AppContext,
  order: CheckoutOrder,
  { step, version }: { step: CheckoutStep | undefined; version: string },
): Promise<FormRedirect> {
  trackPlacedOrder(c, order);
  const settled = settledPath(order, paymentOutcomeOf(order));
  if (settled) return { to: settled };
  return step === "recapitulatif" ? afterOrdering(c, order, version) : toMovedOrder(order);
}

export const toMovedOrder = ({ token }: CheckoutOrder): FormRedirect => ({
  to: checkoutHref(token),
  notice: { tone: "info", text: t("notices.moved") },
});

/** The API takes no precondition: the order may differ from the recap. @param version of the recap */
export async function afterOrdering(
  c: AppContext,
  order: CheckoutOrder,
  version: string,
): Promise<FormRedirect> {
  trackPlacedOrder(c, order);
  const { token, total } = order;
  const outcome = paymentOutcomeOf(order);
  if (outcome.kind === "due" && outcome.last) return { to: checkoutHref(token) };
  if (version === recapVersion(order)) return redirectToPayment(c, order);
  const params = { total: formatAmount(total), contact: await contactPhrase(c.var) };
  return { to: checkoutHref(token), notice: { tone: "info", text: say("changedWhilePlaced", params) } };
}
