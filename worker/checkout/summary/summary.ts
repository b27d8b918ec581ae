import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { isPaidAtOnce } from "../../../shared/checkout/payment/delayed-payment.ts";
import { checkoutStepFields } from "../../../shared/checkout/step-forms.ts";
import { summaryTexts } from "../../../shared/checkout/summary/summary.texts.ts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { isUsableCart } from "../../../shared/order/order.ts";
import { href } from "../../../shared/routes.ts";
import { upcomingDeliveries } from "../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { nothing } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import type { Page } from "../../page/page.ts";
import { deliveryTermsOf, usualDelivery } from "../../purchase/delivery/delivery-terms.ts";
import { type DeliveryOf, deliveryOf } from "../../purchase/delivery/order-delivery.ts";
import { chosenAmong, type MethodsOf, paymentMethodsOf } from "../../purchase/payment/payment-methods-of.ts";
import { fitMethods } from "../../purchase/payment/recurring-payment.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { checkoutHead, layoutOf } from "../checkout-layout.ts";
import { notePlacedOrder } from "../confirmation/purchase.ts";
import { rereadOrder } from "../follow-order.ts";
import { recapVersion } from "../order-version.ts";
import { contactPhrase } from "../payment/contact-phrase.ts";
import { afterOrdering } from "../payment/placed-order.ts";
import { type CheckoutStepScreen, stepForm, toStepDue } from "../step.ts";
import { stepEvents } from "../step-events.ts";
import { placeToFix } from "./place-to-fix.ts";
import { refusalReason } from "./refusal-reason.ts";

const t = translator(summaryTexts);

export const summary: CheckoutStepScreen = {
  load(c, token, known) {
    const methodsOf = paymentMethodsOf(c.var, token, known.payment);
    const delivery = deliveryOf(c.var, known);
    const terms = deliveryTermsOf(c.var);
    return (order) => page(c, order, { methodsOf, delivery, terms });
  },

  /** The API takes no precondition: a change from another device may slip in, and is shown before payment. */
  form: stepForm({
    step: "recapitulatif",
    failure: "order not placed",
    choices: nothing,
    rules: () => checkoutStepFields,
    act: async (c, { order, values: { vu: version } }) => {
      if (version !== recapVersion(order)) return toRecap(order, t("problems.changed"));
      requireTotal(order);
      try {
        const placed = await c.var.ecommerce.placeOrder(order.token);
        if (isUsableCart(placed))
          throw new UpstreamError("ecommerce order", 502, { message: "it is still a cart" });
        notePlacedOrder(c, placed);
        return await afterOrdering(c, placed, version);
      } catch (error) {
        if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
        if (error.refused) c.var.log.warn("order not placed", { reason: error.message });
        else c.var.log.error("order not placed", error);
        return afterFailure(c, order, error);
      }
    },
    back: (c, order, { errors }) =>
      page(c, order, {
        methodsOf: paymentMethodsOf(c.var, order.token),
        delivery: deliveryOf(c.var),
        terms: deliveryTermsOf(c.var),
        errors,
      }),
  }),
};

const toRecap = ({ token }: CheckoutOrder, text: string): FormRedirect => ({
  to: checkoutHref(token, "recapitulatif"),
  notice: { tone: "error", text },
});

/** Only a cart is safe to retry: another tab or a lost response may have placed the order. @throws Refusal */
async function afterFailure(
  c: AppContext,
  shown: CheckoutOrder,
  error: UpstreamError,
): Promise<FormRedirect> {
  const failed = async (problem: "failed" | "unknown") =>
    new Refusal("unavailable", t(`problems.${problem}`, { contact: await contactPhrase(c.var) }));
  const order = await rereadOrder(c.var, shown.token);
  if (!order) throw await failed("unknown");
  if (order.state !== "cart") {
    if (error.isDoubtful) notePlacedOrder(c, order);
    return afterOrdering(c, order, recapVersion(shown));
  }
  if (error.status === 422) return mend(shown, order, error);
  if (error.status === 404) return toStepDue(order, { tone: "info", text: t("problems.changed") });
  throw await failed("failed");
}

function mend(shown: CheckoutOrder, order: CheckoutOrder, { problem }: UpstreamError): FormRedirect {
  const place = placeToFix(problem, shown, order);
  const reason = refusalReason(place, problem, { shown, order });
  return {
    to: place === "cart" ? href("panier") : checkoutHref(order.token, place),
    notice: { tone: "error", text: t("problems.refused", { reason }) },
  };
}

interface Beside {
  methodsOf: MethodsOf;
  delivery: DeliveryOf;
  terms: Promise<DeliveryTerms | null>;
  errors?: FormErrors;
}

/** The total must be known before the order (code de la consommation, L221-14). @throws UpstreamError */
function requireTotal({ total }: CheckoutOrder): void {
  if (total === null) throw new UpstreamError("ecommerce order", 502, { message: "it has no total" });
}

async function page(c: AppContext, order: CheckoutOrder, { errors, ...beside }: Beside): Promise<Page> {
  requireTotal(order);
  const [layout, delivery, { method, offered }, terms] = await Promise.all([
    layoutOf(c, order, "recapitulatif"),
    beside.delivery(order),
    chosenAmong(c.var, order, beside.methodsOf),
    beside.terms,
  ]);
  return {
    screen: "checkout-summary",
    personal: true,
    events: stepEvents(c, layout),
    head: checkoutHead(order, "recapitulatif"),
    props: {
      layout,
      delivery: {
        ...delivery,
        arrival: isPaidAtOnce(method?.code) ? layout.cart.delivery?.arrival?.days : undefined,
      },
      billing: order.billingAddress ?? null,
      method,
      isOnlyMethod: method !== null && fitMethods(c.var, order, offered).length === 1,
      upcoming: upcomingDeliveries(layout.cart, {
        paid: clock.date(),
        isCarrierDue: false,
        ...usualDelivery(terms, order),
      }),
      ...(errors ? { errors } : {}),
    },
  };
}
