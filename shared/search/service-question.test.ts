import { expect, test } from "vitest";
import { servicePlaces } from "./service-question.ts";

test.each([
  ["livraison belgique", ["orders", "contact"]],
  ["frais de port", ["contact"]],
  ["résilier", ["subscriptions", "contact"]],
  ["Où est ma commande ?", ["orders", "contact"]],
  ["annuler mon abonnement", ["orders", "subscriptions", "contact"]],
  ["code promo", ["contact"]],
  ["magasin Lyon", ["shops", "contact"]],
  ["se faire rembourser", ["orders", "contact"]],
  ["mot de passe oublié", ["contact"]],
  ["téléphone", ["contact"]],
])("“%s” is a question for customer service, answered by %j", (query, places) => {
  expect(servicePlaces(query)).toEqual(places);
});

test.each(["croquettes chat stérilisé", "porc", "viande fraîche", "passe", "code", ""])(
  "“%s” is a question for the shelves",
  (query) => {
    expect(servicePlaces(query)).toEqual([]);
  },
);
