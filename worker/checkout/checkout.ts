import { type CheckoutStep, toStep } from "../../shared/checkout/checkout-steps.ts";
import { checkoutStepFields, onceFields, payFields } from "../../shared/checkout/step-forms.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import type { AppContext } from "../context.ts";
import { type FormRedirect, RedirectError } from "../forms/answer.ts";
import { nothing } from "../forms/form.ts";
import { oneOf } from "../forms/one-of.ts";
import type { Loader } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { readOrderIds } from "../purchase/order/order-ids.ts";
import { paymentMethodsOf } from "../purchase/payment/payment-methods-of.ts";
import { leaveNotice } from "../session/notice.ts";
import { isVisit } from "../session/visitor/visit.ts";
import { billing } from "./billing.ts";
import { knownOrder, stepRedirect } from "./order-at-step.ts";
import { checkoutOutagePage, isOutage } from "./outage-page.ts";
import { pay } from "./payment/pay.ts";
import { payment } from "./payment/payment.ts";
import { reportReturn } from "./payment/payment-request.ts";
import { loadPlacedOrder } from "./payment/placed-order.ts";
import { takeOnce } from "./payment/take-once.ts";
import { shipping } from "./shipping/shipping.ts";
import { type CheckoutStepScreen, stepForm, toStepDue } from "./step.ts";
import { summary } from "./summary/summary.ts";

const steps: Record<CheckoutStep, CheckoutStepScreen> = {
  facturation: billing,
  livraison: shipping,
  paiement: payment,
  recapitulatif: summary,
};

export const loadCheckout: Loader<"commande-order"> = async (c, { order: token }) => {
  const wanted = toStep(c.req.query("etape"));
  try {
    return await load(c, token, wanted);
  } catch (error) {
    if (error instanceof RedirectError) return leave(c, error.redirect);
    if (!isOutage(error)) throw error;
    c.var.log.error("order not shown", error);
    return checkoutOutagePage(c, token, wanted);
  }
};

async function load(c: AppContext, token: string, wanted: CheckoutStep | undefined) {
  void c.var.session.customer();
  const known = readOrderIds(c, token);
  const page = wanted && steps[wanted].load(c, token, known);
  const methodsOf = paymentMethodsOf(c.var, token, wanted ? undefined : known.payment);
  const order = await knownOrder(c, token);
  if (order.state !== "cart") return loadPlacedOrder(c, await reportReturn(c, order), methodsOf);
  const elsewhere = stepRedirect(c.var, order, wanted);
  if (page && !elsewhere) return page(order);
  return leave(c, elsewhere ?? toStepDue(order));
}

function leave(c: AppContext, { to, notice }: FormRedirect): Response | Promise<Response> {
  if (notice && isVisit(c)) leaveNotice(c, notice);
  return redirectTo(c, to, 302);
}

export const checkoutForms = oneOf({
  choose: (_, { values }) => {
    if (payFields.schema.parse(values).tentative) return "pay";
    if (onceFields.schema.parse(values).unique) return "takeOnce";
    return checkoutStepFields.schema.parse(values).etape ?? "unknown";
  },
  forms: {
    facturation: billing.form,
    livraison: shipping.form,
    takeOnce,
    paiement: payment.form,
    recapitulatif: summary.form,
    pay,
    unknown: stepForm({
      step: "facturation",
      failure: "step not taken",
      choices: nothing,
      rules: () => noFields,
      act: async (_, { order }) => toStepDue(order),
      back: () => {
        throw new Error("nothing of it is refused");
      },
    }),
  },
});
