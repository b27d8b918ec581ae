import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import {
  type CheckoutStep,
  checkoutHref,
  reachableSteps,
  stepDue,
  stepsOf,
  toStep,
} from "../../shared/checkout/checkout-steps.ts";
import { checkoutNotices } from "../../shared/checkout/notices.texts.ts";
import { href, type RouteParams } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { keepDraft } from "../forms/draft.ts";
import { readPosted, textField } from "../forms/posted.ts";
import { assigned } from "../order/begin-order.ts";
import { ownOrder } from "../order/own-order.ts";
import { unfitToOrder } from "../order/unfit.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";
import { isVisit } from "../session/visit.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goOn } from "./answers.ts";
import { billing } from "./billing.ts";
import { genericProblem } from "./generic-problem.ts";
import { orderFingerprint } from "./order-fingerprint.ts";
import { payment } from "./payment.ts";
import { paymentMethodsOf } from "./payment-methods-of.ts";
import { actOnPlacedOrder, loadPlacedOrder } from "./placed-order.ts";
import { readSeenIds } from "./seen-ids.ts";
import { shipping } from "./shipping.ts";
import type { StepHalf } from "./step-half.ts";
import { summary } from "./summary.ts";
import { isOutage, troublePage } from "./trouble-page.ts";

const t = translator(checkoutNotices);

const steps: Record<CheckoutStep, StepHalf> = {
  facturation: billing,
  livraison: shipping,
  paiement: payment,
  recapitulatif: summary,
};

/**
 * One step of an order (spec 2, order funnel): the one of the address where the order is there, else the one it is due at.
 * Reading changes nothing of it.
 */
export const loadCheckout: Loader<"commande-order"> = async (c, { order: token }) => {
  const wanted = toStep(c.req.query("etape"));
  try {
    return await load(c, token, wanted);
  } catch (error) {
    if (!isOutage(error)) throw error;
    c.var.log.error("order not shown", error);
    return troublePage(c, token, wanted);
  }
};

async function load(c: AppContext, token: string, wanted: CheckoutStep | undefined) {
  // Every page asks for the customer in the end: asked beside the order, it costs no time of its own.
  void c.var.session.customer();
  const seen = readSeenIds(c, token);
  const page = wanted && steps[wanted].load(c, token, seen);
  // Who comes back from the gateway comes to no step.
  const methodsOf = paymentMethodsOf(c, token, wanted ? undefined : seen.payment);
  const order = await knownOrder(c, token);
  if (!order) return leave(c, gone());
  if (order.state !== "cart") return loadPlacedOrder(c, order, methodsOf);
  const elsewhere = placeOf(order, wanted);
  if (page && !elsewhere) return page(order);
  return leave(c, elsewhere ?? { path: checkoutHref(token, stepDue(order)) });
}

interface Place {
  path: string;
  notice?: Notice | undefined;
}

/** Undefined where it was shown in this browser and is there no more: emptied in another tab. @throws NotFound otherwise */
async function knownOrder(c: AppContext, token: string): Promise<CheckoutOrder | undefined> {
  return ownOrder(c, token).catch((error: unknown) => {
    const seen = readSeenIds(c, token);
    const isGone = error instanceof NotFound && (seen.shipment ?? seen.payment) !== undefined;
    if (!isGone) throw error;
    return undefined;
  });
}

const gone = (): Place => ({ path: href("panier"), notice: { tone: "info", text: t("gone") } });

function leave(c: AppContext, { path, notice }: Place): Response | Promise<Response> {
  if (notice && isVisit(c)) leaveNotice(c, notice);
  return redirectTo(c, path, 302);
}

/** Where a cart has to be looked at instead, and why; undefined where it may be at this step. */
function placeOf(order: CheckoutOrder, step: CheckoutStep | undefined): Place | undefined {
  const unfit = unfitToOrder(order);
  if (unfit) return { path: href("panier"), notice: { tone: "info", text: unfit } };
  if (!step || reachableSteps(order).includes(step)) return undefined;
  const why = stepsOf(order).includes(step) ? t("notYet") : t("skipped");
  return { path: checkoutHref(order.tokenValue, stepDue(order)), notice: { tone: "info", text: why } };
}

/** What the form of a step does. It says which step it is: the order may have moved on since it was shown. */
export const actOnCheckout: Loader<"commande-order"> = async (c, { order: token }) => {
  const { data: form } = await readPosted(c);
  try {
    return await act(c, token, form);
  } catch (error) {
    if (error instanceof NotFound && wantsJson(c)) return c.json({ errors: about(t("notThere")) }, 404);
    if (!(error instanceof UpstreamError)) throw error;
    // Whoever has to sign in again, or to try again, finds what he typed.
    await keepDraft(c, token, form);
    if (!isOutage(error)) throw error;
    c.var.log.error("step not taken", error);
    if (wantsJson(c)) return c.json({ errors: about(await genericProblem(c)) }, 503);
    return troublePage(c, token, toStep(textField(form, "etape")));
  }
};

async function act(c: AppContext, token: string, form: FormData): Promise<Page | Response> {
  const step = toStep(textField(form, "etape"));
  const order = await knownOrder(c, token);
  if (!order) return goOn(c, gone().path, gone().notice);
  if (order.state !== "cart") return actOnPlacedOrder(c, order, form);
  const elsewhere = placeOf(order, step);
  if (elsewhere) return goOn(c, elsewhere.path, elsewhere.notice);
  if (!step) return goOn(c, checkoutHref(token));
  const seen = textField(form, "vu");
  if (seen && seen !== orderFingerprint(order) && step !== "recapitulatif") {
    await keepDraft(c, token, form);
    return goOn(c, checkoutHref(token, step), { tone: "info", text: t("changed") });
  }
  return steps[step].act(c, await assigned(c, order), form);
}

/** A form whose sender was signed out meanwhile: he signs in again, and what he typed is there. */
export async function keepTyped(c: AppContext, { order }: RouteParams<"commande-order">): Promise<void> {
  await keepDraft(c, order, (await readPosted(c)).data);
}

/** The API does not answer. A token that it refuses is another matter: the session is over (spec 4). */
