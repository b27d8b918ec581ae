import { type CheckoutOrder, currentPayment } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { methodFields, payFields } from "../../../shared/checkout/step-forms.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { parseForm } from "../../../shared/forms/form-rules.ts";
import { meaningOfAttempt } from "../../../shared/order/order-states.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { type FormRedirect, RedirectError } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import type { Page } from "../../page/page.ts";
import { payAgain as beginAnother } from "../../purchase/checkout/checkout-writes.ts";
import { methodsOffered, paymentMethodsOf } from "../../purchase/payment/payment-methods-of.ts";
import { type PaymentOutcome, paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { isFit } from "../../purchase/payment/recurring-payment.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { trackPlacedOrder } from "../confirmation/track-placed-order.ts";
import { knownOrder, stepRedirect } from "../order-at-step.ts";
import { type OrderParams, orderForm } from "../step.ts";
import { contactPhrase } from "./contact-phrase.ts";
import { settledPath, toMovedOrder } from "./placed-order.ts";
import { paymentCheckPage, paymentDuePage } from "./placed-order-pages.ts";
import { redirectToPayment } from "./redirect-to-payment.ts";

const t = translator(paymentTexts);
const ofRecurring = translator(recurringTexts);

export const pay = form({
  ...orderForm("payment method not changed"),
  given: (c: AppContext, { order: token }: OrderParams) => orderToPay(c, token),
  rules: () => payFields,
  act: async (c, { given: { order, outcome }, values }) => {
    const { tentative, reprise, moyen: method, compte } = values;
    if (tentative !== String(outcome.payment)) return toMovedOrder(order);
    if (outcome.kind === "checking" && reprise) return redirectToPayment(c, order);
    const parsed = await parseForm(methodFields, { moyen: method });
    if (parsed.errors) throw new Refusal("wrong", parsed.errors);
    if (!isFit(c.var, order, method)) throw new Refusal("wrong", aboutUnfitMethod);
    // The same method begins this payment, or resumes it if another tab has begun it.
    const isSame = method === outcome.method && !meaningOfAttempt(currentPayment(order)?.state).isOver;
    const next = await (isSame ? redirectToPayment(c, order) : payAgain(c, order, outcome.payment, method));
    return compte ? backToAccount(order, next) : next;
  },
  back: async (c, { given: { order, outcome }, errors, draft }): Promise<Page> => {
    const methods = await methodsOffered(c.var, order, paymentMethodsOf(c.var, order.token)).catch(() => []);
    const refused = { errors, chosen: String(draft.moyen ?? ""), fromAccount: Boolean(draft.compte) };
    return outcome.kind === "due"
      ? paymentDuePage(c, order, outcome, methods, refused)
      : paymentCheckPage(c, order, outcome, methods, refused);
  },
});

function backToAccount({ token }: CheckoutOrder, next: FormRedirect): FormRedirect {
  if (next.to !== href("commande-order-confirmation", { order: token })) return next;
  const notice = { tone: "success", text: t("notices.chosen") } as const;
  return { to: href("mon-compte-mes-commandes-order", { order: token }), notice };
}

interface ToPay {
  order: CheckoutOrder;
  outcome: Extract<PaymentOutcome, { kind: "due" | "checking" }>;
}

async function orderToPay(c: AppContext, token: string): Promise<ToPay> {
  const order = await knownOrder(c, token);
  if (order.state === "cart")
    throw new RedirectError(stepRedirect(c.var, order, undefined) ?? { to: checkoutHref(token) });
  trackPlacedOrder(c, order);
  const outcome = paymentOutcomeOf(order);
  const settled = settledPath(order, outcome);
  if (settled) throw new RedirectError({ to: settled });
  if (outcome.kind !== "due" && outcome.kind !== "checking") throw new Error("the order is a cart");
  return { order, outcome };
}

/** The API abandons an open attempt itself. @throws Refusal */
async function payAgain(
  c: AppContext,
  order: CheckoutOrder,
  payment: number,
  method: string,
): Promise<FormRedirect> {
  const before = currentPayment(order);
  try {
    return await redirectToPayment(c, await beginAnother(c.var, order, payment, method), method);
  } catch (error) {
    if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
    if (error.refused) c.var.log.warn("payment method not changed", { reason: error.message });
    else c.var.log.error("payment method not changed", error);
    if (error.status === 422) throw new Refusal("wrong", aboutMethod, { cause: error });
    if (error.refused || (await isReplaced())) return toMovedOrder(order);
    const text = t(error.isDoubtful ? "notices.doubtful" : "notices.unavailable", {
      contact: await contactPhrase(c.var),
    });
    throw new Refusal("unavailable", text);
  }

  /** Another tab has chosen at the same time. */
  async function isReplaced(): Promise<boolean> {
    const now = await c.var.ecommerce.order(order.token).then(currentPayment, () => before);
    return now?.id !== before?.id || now?.method !== before?.method;
  }
}

const aboutMethod: FormErrors = { fields: { moyen: t("due.choosePaid") }, form: [] };
const aboutUnfitMethod: FormErrors = { fields: { moyen: ofRecurring("refused") }, form: [] };
