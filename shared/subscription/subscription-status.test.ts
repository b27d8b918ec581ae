import { expect, test } from "vitest";
import type { SubscriptionState } from "./subscription-states.ts";
import { statusOfSubscription } from "./subscription-status.ts";

const shown = (state: SubscriptionState, pausedUntil: string | null = null) => {
  const { colour, label } = statusOfSubscription({ state, pausedUntil }) ?? {};
  return [colour, label];
};

test.each([
  ["draft", "green", "En cours"],
  ["processing", "green", "En cours"],
  ["processed", "green", "En cours"],
  ["active", "green", "En cours"],
  ["authorized", "green", "Paiement autorisé"],
  ["payment_accepted", "green", "Paiement accepté"],
  ["paid", "green", "Payé"],
  ["sent", "green", "Expédié"],
  ["shipped", "green", "Expédié"],
  ["awaiting_payment", "orange", "En attente de paiement"],
  ["partially_authorized", "orange", "Paiement autorisé en partie"],
  ["partially_refunded", "orange", "Remboursé en partie"],
  ["partially_paid", "orange", "Payé en partie"],
  ["paused", "red", "En pause"],
  ["error", "red", "Erreur"],
  ["payment_failure", "red", "Paiement refusé"],
  ["payment_failed", "red", "Paiement refusé"],
  ["pickuppoint_unavailable", "red", "Point relais indisponible"],
  ["product_unavailable", "red", "Produit indisponible"],
  ["promotion_unavailable", "red", "Promotion indisponible"],
  ["invalid_promotion", "red", "Code promo non valide"],
  ["refunded", "grey", "Remboursé"],
  ["stopped", "grey", "Arrêté"],
  ["cancelled", "grey", "Annulé"],
] as const)("%s is shown in %s, in the masculine: %s", (state, colour, label) => {
  expect(shown(state)).toEqual([colour, label]);
});

test("an active one that waits for a day is paused; a state that nobody knows is not shown", () => {
  expect(shown("active", "2027-01-10")).toEqual(["red", "En pause"]);
  expect(shown("stopped", "2027-01-10")).toEqual(["grey", "Arrêté"]);
  expect(shown("unknown")).toEqual([undefined, undefined]);
});
