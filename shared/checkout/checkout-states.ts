import type { CheckoutStep } from "./checkout-steps.ts";

interface CheckoutMeaning {
  due: CheckoutStep;
  /** No carrier has been chosen yet. */
  isCarrierDue?: true;
  skips?: CheckoutStep;
}

export const checkoutStates = {
  cart: { due: "facturation", isCarrierDue: true },
  addressed: { due: "livraison", isCarrierDue: true },
  shipping_selected: { due: "paiement" },
  shipping_skipped: { due: "paiement", skips: "livraison" },
  payment_selected: { due: "recapitulatif" },
  payment_skipped: { due: "recapitulatif", skips: "paiement" },
  completed: { due: "facturation" },
  unknown: { due: "facturation" },
} as const satisfies Record<string, CheckoutMeaning>;
export type CheckoutState = keyof typeof checkoutStates;

export const meaningOfCheckout = (state: CheckoutState): CheckoutMeaning => checkoutStates[state];
