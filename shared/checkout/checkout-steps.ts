import { href } from "../routes.ts";
import type { CheckoutOrder } from "./checkout-order.ts";

/** The steps of an order (spec 2, order funnel) as its address says them; the cart, which comes before, has its own page. */
export const checkoutSteps = ["facturation", "livraison", "paiement", "recapitulatif"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

interface Progress extends Pick<CheckoutOrder, "checkoutState"> {
  shipments?: readonly unknown[] | null;
  payments?: readonly unknown[] | null;
}

/** The step that is said in an address or a form; undefined where none is. */
export function toStep(value: unknown): CheckoutStep | undefined {
  return checkoutSteps.find((step) => step === value);
}

/** The page of an order, at one of its steps or at the one it is due at. */
export function checkoutHref(order: string, step?: CheckoutStep): string {
  return href("commande-order", { order }) + (step ? `?etape=${step}` : "");
}

/** The input that says the point of a carrier: each carrier has its own. */
export const pointInput = (carrier: string): string => `point-${carrier}`;

/** What an order that is still a cart waits for (spec 4, checkout state). A state that is not known begins anew. */
export function stepDue({ checkoutState }: Pick<Progress, "checkoutState">): CheckoutStep {
  return due[checkoutState ?? "cart"] ?? "facturation";
}

const due: Record<string, CheckoutStep> = {
  cart: "facturation",
  addressed: "livraison",
  shipping_selected: "paiement",
  shipping_skipped: "paiement",
  payment_selected: "recapitulatif",
  payment_skipped: "recapitulatif",
};

/** Nobody chose yet who brings the order: what that costs is not settled. */
export const isCarrierDue = ({ checkoutState }: Pick<Progress, "checkoutState">): boolean =>
  checkoutState === null || checkoutState === "cart" || checkoutState === "addressed";

/** Steps that an order takes: without what the server skipped, since nothing is to be shipped, or nothing to be paid. */
export function stepsOf(order: Progress): CheckoutStep[] {
  return checkoutSteps.filter((step) => !isSkipped(order, step));
}

function isSkipped({ checkoutState, shipments, payments }: Progress, step: CheckoutStep): boolean {
  const chosen = checkoutState !== "cart" && checkoutState !== "addressed";
  if (step === "livraison") return checkoutState === "shipping_skipped" || (chosen && !shipments?.length);
  if (step === "paiement") {
    return checkoutState === "payment_skipped" || (checkoutState === "completed" && !payments?.length);
  }
  return false;
}

/** Steps that may be looked at: those that are done, to be changed, and the one that is due. */
export function reachableSteps(order: Progress): CheckoutStep[] {
  const last = checkoutSteps.indexOf(stepDue(order));
  return stepsOf(order).filter((step) => checkoutSteps.indexOf(step) <= last);
}
