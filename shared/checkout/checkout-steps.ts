import { href } from "../routes.ts";
import type { CheckoutOrder } from "./checkout-order.ts";
import { meaningOfCheckout } from "./checkout-states.ts";

/** Order of the funnel; the names appear in addresses. */
export const checkoutSteps = ["facturation", "livraison", "paiement", "recapitulatif"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

interface Progress extends Pick<CheckoutOrder, "checkoutState"> {
  shipments?: readonly unknown[] | null;
  payments?: readonly unknown[] | null;
}

export function toStep(value: unknown): CheckoutStep | undefined {
  return checkoutSteps.find((step) => step === value);
}

export function checkoutHref(order: string, step?: CheckoutStep): string {
  return href("commande-order", { order }) + (step ? `?etape=${step}` : "");
}

export const accountPaymentHref = (order: string, another = false): string =>
  `${checkoutHref(order)}?${another ? "paiement=autre&" : ""}${accountQuery}=1`;

/** Set in the address, because the `Referer` of a navigation by script is the new address. */
export const accountQuery = "compte";

export const stepDue = ({ checkoutState }: Pick<Progress, "checkoutState">): CheckoutStep =>
  meaningOfCheckout(checkoutState).due;

export const isCarrierDue = ({ checkoutState }: Pick<Progress, "checkoutState">): boolean =>
  meaningOfCheckout(checkoutState).isCarrierDue === true;

export function checkoutStepsOf(order: Progress): CheckoutStep[] {
  return checkoutSteps.filter((step) => !isSkipped(order, step));
}

function isSkipped({ checkoutState, shipments, payments }: Progress, step: CheckoutStep): boolean {
  if (meaningOfCheckout(checkoutState).skips === step) return true;
  if (step === "livraison") return !isCarrierDue({ checkoutState }) && !shipments?.length;
  return step === "paiement" && checkoutState === "completed" && !payments?.length;
}

export function reachableSteps(order: Progress): CheckoutStep[] {
  const last = checkoutSteps.indexOf(stepDue(order));
  return checkoutStepsOf(order).filter((step) => checkoutSteps.indexOf(step) <= last);
}
