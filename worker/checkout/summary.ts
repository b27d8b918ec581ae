import type { FormErrors } from "../../shared/api/api-error.ts";
import { shopperMessage } from "../../shared/api/api-error.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { summaryTexts } from "../../shared/checkout/summary.texts.ts";
import { href } from "../../shared/routes.ts";
import { upcomingDeliveries } from "../../shared/subscription/upcoming-deliveries.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { textField } from "../forms/posted.ts";
import type { Page } from "../page/page.ts";
import type { Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goOn, goToStepDue, refuse } from "./answers.ts";
import { contactWords } from "./contact-words.ts";
import { readAgain } from "./follow-order.ts";
import { frameOf, headOf } from "./frame.ts";
import { type DeliveryOf, deliveryOf } from "./order-delivery.ts";
import { recapFingerprint } from "./order-fingerprint.ts";
import { mendingPlace } from "./order-refusal.ts";
import { chosenMethod, type MethodsOf, paymentMethodsOf } from "./payment-methods-of.ts";
import { afterOrdering } from "./placed-order.ts";
import type { StepHalf } from "./step-half.ts";

const t = translator(summaryTexts);

/** What is ordered, just above the button that orders it (duties). */
export const summary: StepHalf = {
  load(c, token, seen) {
    const methodsOf = paymentMethodsOf(c, token, seen.payment);
    const delivery = deliveryOf(c, seen);
    return (order) => page(c, order, { methodsOf, delivery });
  },

  /**
   * Orders what was read: an order that is not as it was shown is shown anew. The API takes no precondition, so a change
   * from another device may still slip in between; it is told before anything is paid.
   */
  async act(c, order, form) {
    const read = textField(form, "vu");
    if (read !== recapFingerprint(order)) return goBack(c, order, t("problems.changed"));
    try {
      return await afterOrdering(c, await c.var.ecommerce.placeOrder(order.tokenValue), read);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("order not placed", error);
      return afterFailure(c, order, error);
    }
  },
};

const goBack = (c: AppContext, { tokenValue }: CheckoutOrder, text: string) =>
  goOn(c, checkoutHref(tokenValue, "recapitulatif"), { tone: "error", text });

/**
 * The order may have been placed all the same: by another tab, or by this call, whose answer was lost. Only where it is
 * still a cart was nothing done.
 */
async function afterFailure(c: AppContext, seen: CheckoutOrder, error: UpstreamError) {
  const failed = async (problem: "failed" | "unknown") => {
    const errors = about(t(`problems.${problem}`, { contact: await contactWords(c) }));
    const methodsOf = paymentMethodsOf(c, seen.tokenValue);
    return refuse(c, 503, errors, () => page(c, seen, { methodsOf, delivery: deliveryOf(c), errors }));
  };
  const order = await readAgain(c, seen.tokenValue);
  if (!order) return failed("unknown");
  if (order.state !== "cart") return afterOrdering(c, order, recapFingerprint(seen));
  if (error.status === 422) return mend(c, seen, order, error);
  return error.status === 404
    ? goToStepDue(c, order, { tone: "info", text: t("problems.changed") })
    : failed("failed");
}

/** What was refused is said where it can be mended; nothing of the order is lost. */
function mend(
  c: AppContext,
  seen: CheckoutOrder,
  order: CheckoutOrder,
  { problem }: UpstreamError,
): Response {
  const reason = shopperMessage(problem) ?? "";
  const notice: Notice = { tone: "error", text: t("problems.refused", { reason }) };
  const place = mendingPlace(problem, seen, order);
  return goOn(c, place === "cart" ? href("panier") : checkoutHref(order.tokenValue, place), notice);
}

interface Beside {
  methodsOf: MethodsOf;
  delivery: DeliveryOf;
  errors?: FormErrors;
}

async function page(c: AppContext, order: CheckoutOrder, { errors, ...beside }: Beside): Promise<Page> {
  const [frame, delivery, method] = await Promise.all([
    frameOf(c, order, "recapitulatif"),
    beside.delivery(order),
    chosenMethod(c, order, beside.methodsOf),
  ]);
  return {
    screen: "checkout-summary",
    personal: true,
    head: headOf(order, "recapitulatif"),
    props: {
      frame,
      delivery,
      billing: order.billingAddress ?? null,
      method,
      upcoming: upcomingDeliveries(frame.cart.lines, new Date()),
      ...(errors ? { errors } : {}),
    },
  };
}
