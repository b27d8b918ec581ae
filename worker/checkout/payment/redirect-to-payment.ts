import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { originOf } from "../../page/origin.ts";
import { rememberOpenOrder } from "../../purchase/order/open-order.ts";
import { gatewayAddress } from "../../purchase/payment/gateway-address.ts";
import { chosenMethod, paymentMethodsOf } from "../../purchase/payment/payment-methods-of.ts";
import { type PaymentOutcome, paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { isFit } from "../../purchase/payment/recurring-payment.ts";
import { NoSuchCall, UpstreamError } from "../../upstream/upstream-error.ts";
import { contactPhrase } from "./contact-phrase.ts";
import { beginPayment } from "./payment-request.ts";

const t = translator(paymentTexts);
const ofRecurring = translator(recurringTexts);

type ToPay = Extract<PaymentOutcome, { kind: "due" | "checking" }>;

const toOtherMethods = ({ token }: CheckoutOrder): FormRedirect => ({
  to: `${checkoutHref(token)}?paiement=autre`,
  notice: { tone: "info", text: ofRecurring("chosenUnfit") },
});

/** Idempotent: an open attempt is resumed, so that two tabs reach the same gateway page. */
export async function redirectToPayment(
  c: AppContext,
  order: CheckoutOrder,
  chosen: string | null = null,
): Promise<FormRedirect> {
  const { configuration, log } = c.var;
  const { token } = order;
  const confirmation = { to: href("commande-order-confirmation", { order: token }) };
  const outcome = paymentOutcomeOf(order);
  if (outcome.kind === "paid") return confirmation;
  if (outcome.kind !== "due" && outcome.kind !== "checking") return { to: checkoutHref(token) };
  const method = outcome.method ?? chosen;
  if (!isFit(c.var, order, method)) return toOtherMethods(order);
  try {
    const { addresses, instructions } = await beginPayment(c, token, outcome.payment, method ?? "");
    const [gateway] = addresses.flatMap(
      (address) => gatewayAddress(address, configuration.paymentPages, originOf(c.req)) ?? [],
    );
    if (gateway) {
      rememberOpenOrder(c, order, { isSent: true });
      return { to: gateway };
    }
    if (addresses.length === 0 && (await isPaidLater(c.var, order, outcome, instructions)))
      return confirmation;
    const reason =
      addresses.length > 0
        ? "its address is under none of PAYMENT_PAGES"
        : "the API names none, and the method has no instructions";
    log.error("payment page not known", new Error(reason));
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    const hasNoPage =
      error instanceof NoSuchCall
        ? await isPaidLater(c.var, order, outcome, null)
        : error.refused && isDelayed(outcome);
    if (hasNoPage) {
      log.warn("payment without a page", { method: method ?? "", status: error.status });
      return confirmation;
    }
    log.error("payment not begun", error);
    if (error.refused && error.status !== 422) return { to: checkoutHref(token) };
  }
  const text = t("notices.unavailable", { contact: await contactPhrase(c.var) });
  return { to: checkoutHref(token), notice: { tone: "error", text } };
}

async function isPaidLater(
  services: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
  outcome: ToPay,
  instructions: string | null,
): Promise<boolean> {
  if (delayedPayment(outcome.method)) return isDelayed(outcome);
  if (instructions) return true;
  const own = await chosenMethod(services, order, paymentMethodsOf(services, order.token));
  return Boolean(own?.instructions);
}

/** Judged by its code alone: a card method may have instructions, too, and its gateway may refuse. */
function isDelayed({ kind, method }: ToPay): boolean {
  const delayed = delayedPayment(method);
  return delayed !== undefined && (delayed !== "paypal" || kind === "checking");
}
