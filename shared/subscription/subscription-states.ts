import type { ShownStatus } from "../order/order-states.ts";

interface SubscriptionMeaning {
  shown: ShownStatus | null;
  /** The last charge is still to be paid. */
  isUnpaid?: true;
  isEnded?: true;
}

const underWay = { colour: "green", label: "En cours" } as const;
const refused = { colour: "red", label: "Paiement refusé" } as const;
const sent = { colour: "green", label: "Expédié" } as const;

/** Labels agree with "abonnement", not with "commande". */
export const subscriptionStates = {
  draft: { shown: underWay },
  processing: { shown: underWay },
  processed: { shown: underWay },
  active: { shown: underWay },
  authorized: { shown: { colour: "green", label: "Paiement autorisé" } },
  payment_accepted: { shown: { colour: "green", label: "Paiement accepté" } },
  paid: { shown: { colour: "green", label: "Payé" } },
  sent: { shown: sent },
  shipped: { shown: sent },
  awaiting_payment: { shown: { colour: "orange", label: "En attente de paiement" }, isUnpaid: true },
  partially_authorized: { shown: { colour: "orange", label: "Paiement autorisé en partie" } },
  partially_refunded: { shown: { colour: "orange", label: "Remboursé en partie" } },
  partially_paid: { shown: { colour: "orange", label: "Payé en partie" } },
  paused: { shown: { colour: "red", label: "En pause" } },
  error: { shown: { colour: "red", label: "Erreur" } },
  payment_failure: { shown: refused },
  payment_failed: { shown: refused, isUnpaid: true },
  pickuppoint_unavailable: { shown: { colour: "red", label: "Point relais indisponible" } },
  product_unavailable: { shown: { colour: "red", label: "Produit indisponible" } },
  promotion_unavailable: { shown: { colour: "red", label: "Promotion indisponible" } },
  invalid_promotion: { shown: { colour: "red", label: "Code promo non valide" } },
  refunded: { shown: { colour: "grey", label: "Remboursé" } },
  stopped: { shown: { colour: "grey", label: "Arrêté" }, isEnded: true },
  cancelled: { shown: { colour: "grey", label: "Annulé" }, isEnded: true },
  unknown: { shown: null },
} as const satisfies Record<string, SubscriptionMeaning>;
export type SubscriptionState = keyof typeof subscriptionStates;

export const meaningOfSubscription = (state: SubscriptionState): SubscriptionMeaning =>
  subscriptionStates[state];
