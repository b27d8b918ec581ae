import { commonStatuses, type ShownStatus } from "../order/order-states.ts";

interface SubscriptionMeaning {
  shown: ShownStatus | null;
  /** The last charge is still to be paid. */
  isUnpaid?: true;
  isEnded?: true;
}

const sent = { colour: "green", label: "Expédié" } as const;

/** Labels agree with "abonnement", not with "commande". */
export const subscriptionStates = {
  ...commonStatuses,
  authorized: { shown: { colour: "green", label: "Paiement autorisé" } },
  payment_accepted: { shown: { colour: "green", label: "Paiement accepté" } },
  paid: { shown: { colour: "green", label: "Payé" } },
  sent: { shown: sent },
  shipped: { shown: sent },
  awaiting_payment: { shown: { colour: "orange", label: "En attente de paiement" }, isUnpaid: true },
  partially_authorized: { shown: { colour: "orange", label: "Paiement autorisé en partie" } },
  partially_refunded: { shown: { colour: "orange", label: "Remboursé en partie" } },
  partially_paid: { shown: { colour: "orange", label: "Payé en partie" } },
  payment_failure: commonStatuses.payment_failed,
  payment_failed: { ...commonStatuses.payment_failed, isUnpaid: true },
  refunded: { shown: { colour: "grey", label: "Remboursé" } },
  stopped: { ...commonStatuses.stopped, isEnded: true },
  cancelled: { shown: { colour: "grey", label: "Annulé" }, isEnded: true },
  unknown: { shown: null },
} as const satisfies Record<string, SubscriptionMeaning>;
export type SubscriptionState = keyof typeof subscriptionStates;

export const meaningOfSubscription = (state: SubscriptionState): SubscriptionMeaning =>
  subscriptionStates[state];
