import { isDelivered } from "../../shared/address/delivered-place.ts";
import { type CheckoutOrder, currentPayment } from "../../shared/checkout/checkout-order.ts";
import {
  type CheckoutStep,
  checkoutHref,
  checkoutStepsOf,
  reachableSteps,
  stepDue,
} from "../../shared/checkout/checkout-steps.ts";
import { recurringTexts } from "../../shared/checkout/payment/recurring.texts.ts";
import { checkoutStepFields } from "../../shared/checkout/step-forms.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, Services } from "../context.ts";
import { type FormRedirect, RedirectError } from "../forms/answer.ts";
import type { Posted } from "../forms/posted.ts";
import { NotFound } from "../page/page.ts";
import { assignToCustomer } from "../purchase/checkout/begin-order.ts";
import { refusalToOrder } from "../purchase/checkout/refusal-to-order.ts";
import { forgetOpenOrder } from "../purchase/order/open-order.ts";
import { readOrderIds } from "../purchase/order/order-ids.ts";
import { ownOrder } from "../purchase/order/own-order.ts";
import { isFit } from "../purchase/payment/recurring-payment.ts";
import { checkoutNotices } from "../purchase/texts.ts";
import { orderVersion } from "./order-version.ts";
import { followPlacedOrder } from "./payment/placed-order.ts";
import { saveStepDraft } from "./step-draft.ts";

const t = translator(checkoutNotices);
const ofRecurring = translator(recurringTexts);

/** @throws RedirectError if the order has changed since the form was rendered; NotFound */
export async function orderAtStep(
  c: AppContext,
  token: string,
  { data, values }: Posted,
): Promise<CheckoutOrder> {
  const { etape: step, vu: version } = checkoutStepFields.schema.parse(values);
  const order = await knownOrder(c, token);
  if (order.state !== "cart") throw new RedirectError(await followPlacedOrder(c, order, { step, version }));
  const elsewhere = stepRedirect(c.var, order, step);
  if (elsewhere) throw new RedirectError(elsewhere);
  if (!step) throw new RedirectError({ to: checkoutHref(token) });
  // The recap compares a version of its own.
  if (version && version !== orderVersion(order) && step !== "recapitulatif") {
    await saveStepDraft(c, token, data);
    throw new RedirectError({
      to: checkoutHref(token, step),
      notice: { tone: "info", text: t("changed") },
      atTop: true,
    });
  }
  return assignToCustomer(c.var, order);
}

/** @throws RedirectError if this browser has shown the order before, else NotFound */
export async function knownOrder(c: AppContext, token: string): Promise<CheckoutOrder> {
  return ownOrder(c, token).catch((error: unknown) => {
    if (error instanceof NotFound) forgetOpenOrder(c, token);
    const known = readOrderIds(c, token);
    const isGone = error instanceof NotFound && (known.shipment ?? known.payment) !== undefined;
    throw isGone
      ? new RedirectError({ to: href("panier"), notice: { tone: "info", text: t("gone") } })
      : error;
  });
}

export function stepRedirect(
  services: Services<"configuration">,
  order: CheckoutOrder,
  step: CheckoutStep | undefined,
): FormRedirect | undefined {
  const refusal = refusalToOrder(order);
  if (refusal) return { to: href("panier"), notice: { tone: "info", text: refusal } };
  const shipTo = order.shippingAddress ?? order.billingAddress;
  if (step && step !== "facturation" && shipTo && !isDelivered(shipTo)) {
    return {
      to: checkoutHref(order.token, "facturation"),
      notice: { tone: "info", text: t("notDelivered") },
    };
  }
  if (step === "recapitulatif" && hasUnfitPayment(services, order)) {
    return {
      to: checkoutHref(order.token, "paiement"),
      notice: { tone: "info", text: ofRecurring("chosenUnfit") },
    };
  }
  if (!step || reachableSteps(order).includes(step)) return undefined;
  const why = checkoutStepsOf(order).includes(step) ? t("notYet") : t("skipped");
  return { to: checkoutHref(order.token, stepDue(order)), notice: { tone: "info", text: why } };
}

function hasUnfitPayment(services: Services<"configuration">, order: CheckoutOrder): boolean {
  const method = order.checkoutState === "payment_selected" ? currentPayment(order)?.method : undefined;
  return Boolean(method && !isFit(services, order, method));
}
