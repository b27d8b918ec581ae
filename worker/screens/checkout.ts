import type { CheckoutOrder } from "../../shared/checkout-order.ts";
import {
  type CheckoutStep,
  checkoutHref,
  reachableSteps,
  stepDue,
  stepsOf,
  toStep,
} from "../../shared/checkout-steps.ts";
import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { href } from "../../shared/routes.ts";
import { goOn, goToStepDue } from "../checkout/answers.ts";
import { billing } from "../checkout/billing.ts";
import { ownerOf, ownOrder } from "../checkout/own-order.ts";
import { payment } from "../checkout/payment.ts";
import { paymentMethodsOf } from "../checkout/payment-methods-of.ts";
import { actOnPlacedOrder, loadPlacedOrder } from "../checkout/placed-order.ts";
import { readSeenIds } from "../checkout/seen-ids.ts";
import { shipping } from "../checkout/shipping.ts";
import type { StepHalf } from "../checkout/step-half.ts";
import { summary } from "../checkout/summary.ts";
import type { AppContext } from "../context.ts";
import { readBody, textField } from "../forms/posted-form.ts";
import type { Loader } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";

const t = translator(checkoutNotices);

const steps: Record<CheckoutStep, StepHalf> = {
  facturation: billing,
  livraison: shipping,
  paiement: payment,
  recapitulatif: summary,
};

/** One step of an order (spec 2, order funnel): the one of the address where the order is there, else the one it is due at. */
export const loadCheckout: Loader<"commande-order"> = async (c, { order: token }) => {
  const wanted = toStep(c.req.query("etape"));
  const seen = readSeenIds(c, token);
  const begun = wanted && steps[wanted].load(c, token, seen);
  // Who comes back from the gateway comes to no step.
  const methodsOf = paymentMethodsOf(c, token, wanted ? undefined : seen.payment);
  const order = await ownOrder(c, token);
  if (order.state !== "cart") return loadPlacedOrder(c, order, methodsOf);
  const elsewhere = destinationOf(order, wanted);
  if (!elsewhere && begun) return begun(await assigned(c, order));
  if (elsewhere?.notice) leaveNotice(c, elsewhere.notice);
  return redirectTo(c, elsewhere?.path ?? checkoutHref(token, stepDue(order)), 302);
};

/** What the form of a step does. It says which step it is: the order may have moved on since it was shown. */
export const actOnCheckout: Loader<"commande-order"> = async (c, { order: token }) => {
  const form = (await readBody(c)) ?? new FormData();
  const order = await ownOrder(c, token);
  if (order.state !== "cart") return actOnPlacedOrder(c, order, form);
  const step = toStep(textField(form, "etape"));
  const elsewhere = destinationOf(order, step);
  if (elsewhere) return goOn(c, elsewhere.path, elsewhere.notice);
  if (!step) return goToStepDue(c, order);
  return steps[step].act(c, await assigned(c, order), form);
};

/** Where the order has to be looked at instead, and why; undefined where it may be at this step. */
function destinationOf(
  order: CheckoutOrder,
  step: CheckoutStep | undefined,
): { path: string; notice?: Notice } | undefined {
  if (!order.items?.length) return { path: href("panier"), notice: { tone: "info", text: t("empty") } };
  const due = { path: checkoutHref(order.tokenValue, stepDue(order)) };
  if (!step) return due;
  if (reachableSteps(order).includes(step)) return undefined;
  const why = stepsOf(order).includes(step) ? t("notYet") : t("skipped");
  return { ...due, notice: { tone: "info", text: why } };
}

/** The customer's own cart that he filled before he signed in becomes his (spec 4, session). */
async function assigned(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  const { ecommerce, session } = c.var;
  if (ownerOf(order) || !session.customerUri) return order;
  return ecommerce.assignCustomer(order.tokenValue, session.customerUri);
}
