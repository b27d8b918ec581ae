import { type CheckoutOrder, livePayment } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, toStep } from "../../shared/checkout/checkout-steps.ts";
import { checkoutNotices } from "../../shared/checkout/notices.texts.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import { formatAmount } from "../../shared/money/money.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { textField } from "../forms/posted.ts";
import type { Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { UpstreamError } from "../upstream/http.ts";
import { goOn, refuse } from "./answers.ts";
import { contactWords } from "./contact-words.ts";
import { recapFingerprint } from "./order-fingerprint.ts";
import { type MethodsOf, paymentMethodsOf } from "./payment-methods-of.ts";
import { type PaymentOutcome, paymentOutcomeOf } from "./payment-outcome.ts";
import { paymentCheckPage, paymentDuePage } from "./placed-order-pages.ts";
import { releaseCart } from "./release-cart.ts";
import { keepSeenIds } from "./seen-ids.ts";
import { wayToPay } from "./way-to-pay.ts";

const t = translator(paymentTexts);
const say = translator(checkoutNotices);

/** Paid or cancelled, nothing is to be done about it any more (spec 4, order and payment state): its page tells it. */
function settledPath({ tokenValue }: CheckoutOrder, { kind }: PaymentOutcome): string | undefined {
  const isSettled = kind === "paid" || kind === "cancelled";
  return isSettled ? href("commande-order-confirmation", { order: tokenValue }) : undefined;
}

/**
 * The page of an order that is placed. While an attempt is open at the gateway its outcome is waited for; where it
 * failed, the order is kept and another try is offered, by whatever method. Reading changes nothing.
 */
export async function loadPlacedOrder(
  c: AppContext,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<Page | Response> {
  releaseCart(c, order);
  const outcome = paymentOutcomeOf(order);
  const settled = settledPath(order, outcome);
  if (settled) return redirectTo(c, settled, 302);
  if (outcome.kind !== "due" && outcome.kind !== "checking") throw new Error("the order is a cart");
  keepSeenIds(c, order);
  const methods = await methodsOf(outcome.payment).catch((error: unknown) => {
    c.var.log.error("payment methods not loaded", error);
    return [];
  });
  if (outcome.kind === "checking") return paymentCheckPage(c, order, outcome, methods);
  const isDelayed = methods.some(({ code, instructions }) => code === outcome.method && instructions);
  if (isDelayed && c.req.query("paiement") !== "autre") {
    return redirectTo(c, href("commande-order-confirmation", { order: order.tokenValue }), 302);
  }
  return paymentDuePage(c, order, outcome, methods);
}

/**
 * A form about an order that is placed: the one that ordered it, come twice or late, follows the attempt that is open;
 * one that pays names the payment it saw. A page left behind in another tab, at whatever step, begins nothing.
 */
export async function actOnPlacedOrder(
  c: AppContext,
  order: CheckoutOrder,
  form: FormData,
): Promise<Page | Response> {
  releaseCart(c, order);
  const { tokenValue } = order;
  const outcome = paymentOutcomeOf(order);
  const settled = settledPath(order, outcome);
  if (settled) return goOn(c, settled);
  if (outcome.kind !== "due" && outcome.kind !== "checking") throw new Error("the order is a cart");
  const seen = textField(form, "tentative");
  const hasOrdered = !seen && toStep(textField(form, "etape")) === "recapitulatif";
  if (hasOrdered) return afterOrdering(c, order, textField(form, "vu"));
  if (seen !== String(outcome.payment)) {
    return goOn(c, checkoutHref(tokenValue), { tone: "info", text: t("notices.moved") });
  }
  if (outcome.kind === "checking" && textField(form, "reprise")) return goToPay(c, order);
  return payBy(c, order, outcome, textField(form, "moyen"));
}

async function goToPay(c: AppContext, order: CheckoutOrder): Promise<Response> {
  const { path, notice } = await wayToPay(c, order);
  return goOn(c, path, notice);
}

/**
 * Just placed, or placed a moment ago by the same form. After a try that failed the page explains first; so it does
 * where the order is not the one that was read: the API places a cart as it stands, whoever changed it a moment before.
 *
 * @param read fingerprint of the recap that the shopper read
 */
export async function afterOrdering(c: AppContext, order: CheckoutOrder, read: string): Promise<Response> {
  releaseCart(c, order);
  const { tokenValue, total } = order;
  const outcome = paymentOutcomeOf(order);
  if (outcome.kind === "due" && outcome.last) return goOn(c, checkoutHref(tokenValue));
  if (read === recapFingerprint(order)) return goToPay(c, order);
  const said = { total: formatAmount(total), contact: await contactWords(c) };
  return goOn(c, checkoutHref(tokenValue), { tone: "info", text: say("changedWhilePlaced", said) });
}

type ToPay = Extract<PaymentOutcome, { kind: "due" | "checking" }>;

/** Another try, by the same method or another. An attempt that is open is given up by the API before (contracts). */
async function payBy(c: AppContext, order: CheckoutOrder, outcome: ToPay, method: string) {
  const { tokenValue } = order;
  const again = async (text: string, status: 422 | 503) => {
    const errors = status === 422 ? { fields: { moyen: text }, form: [] } : { fields: {}, form: [text] };
    const methods = await paymentMethodsOf(c, tokenValue)(outcome.payment).catch(() => []);
    const back = { errors, chosen: method };
    return refuse(c, status, errors, () =>
      outcome.kind === "due"
        ? paymentDuePage(c, order, outcome, methods, back)
        : paymentCheckPage(c, order, outcome, methods, back),
    );
  };
  if (!/^[\w-]{1,64}$/.test(method)) return again(t("due.choosePaid"), 422);
  // Nothing to change: the attempt of this payment is begun, or followed where another tab has begun it.
  if (method === outcome.method && !isOver(livePayment(order)?.state)) return goToPay(c, order);
  try {
    return await goToPay(c, await c.var.ecommerce.payAgain(tokenValue, outcome.payment, method));
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("payment method not changed", error);
    if (error.status === 422) return again(t("due.choosePaid"), 422);
    if (error.refused) return goOn(c, checkoutHref(tokenValue), { tone: "info", text: t("notices.moved") });
    return again(t("notices.unavailable", { contact: await contactWords(c) }), 503);
  }
}

/** Some servers leave a payment that failed as the last: another has to take its place before it can be begun. */
const isOver = (state: string | null | undefined) => state === "failed" || state === "cancelled";
