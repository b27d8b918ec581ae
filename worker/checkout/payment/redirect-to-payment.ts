import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { originOf } from "../../page/origin.ts";
import { rememberOpenOrder } from "../../purchase/order/open-order.ts";
import { gatewayAddress } from "../../purchase/payment/gateway-address.ts";
import { type PaymentOutcome, paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { isFit } from "../../purchase/payment/recurring-payment.ts";
import { UpstreamError } from "../../upstream/http.ts";
import { contactPhrase } from "./contact-phrase.ts";

const t = translator(paymentTexts);
const ofRecurring = translator(recurringTexts);

type ToPay = Extract<PaymentOutcome, { kind: "due" | "checking" }>;

function isPaidLater({ kind, method }: ToPay, instructions: string | null | undefined): boolean {
  const delayed = delayedPayment(method);
  return delayed === "paypal" ? kind === "checking" : Boolean(instructions || delayed);
}

const toOtherMethods = ({ token }: CheckoutOrder): FormRedirect => ({
  to: `${checkoutHref(token)}?paiement=autre`,
  notice: { tone: "info", text: ofRecurring("chosenUnfit") },
});

/** Idempotent: the API returns the open attempt, so that two tabs reach the same gateway page. */
export async function redirectToPayment(
  c: AppContext,
  order: CheckoutOrder,
  chosen: string | null = null,
): Promise<FormRedirect> {
  const { ecommerce, configuration, log } = c.var;
  const { token } = order;
  const confirmation = { to: href("commande-order-confirmation", { order: token }) };
  const outcome = paymentOutcomeOf(order);
  if (outcome.kind === "paid") return confirmation;
  if (outcome.kind !== "due" && outcome.kind !== "checking") return { to: checkoutHref(token) };
  if (!isFit(c.var, order, outcome.method ?? chosen)) return toOtherMethods(order);
  try {
    const { redirectUrl, instructions } = await ecommerce.payment(token, outcome.payment);
    const gateway = gatewayAddress(redirectUrl, configuration.paymentPages, originOf(c.req));
    if (gateway) {
      rememberOpenOrder(c, order, { isSent: true });
      return { to: gateway };
    }
    if (!redirectUrl && isPaidLater(outcome, instructions)) return confirmation;
    log.error("payment page not known", new Error("its address is under none of PAYMENT_PAGES"));
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.error("payment not begun", error);
    if (error.refused) return { to: checkoutHref(token) };
  }
  const text = t("notices.unavailable", { contact: await contactPhrase(c.var) });
  return { to: checkoutHref(token), notice: { tone: "error", text } };
}
