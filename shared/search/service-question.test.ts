import { expect, test } from "vitest";
import { asksForService } from "./service-question.ts";

test.each([
  "livraison belgique",
  "frais de port",
  "résilier",
  "Où est ma commande ?",
  "code promo",
  "magasin Lyon",
  "se faire rembourser",
  "mot de passe oublié",
])("“%s” is a question for customer service", (query) => {
  expect(asksForService(query)).toBe(true);
});

test.each(["croquettes chat stérilisé", "porc", "viande fraîche", "passe", "code", ""])(
  "“%s” is a question for the shelves",
  (query) => {
    expect(asksForService(query)).toBe(false);
  },
);
