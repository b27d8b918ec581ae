import { expect, test } from "vitest";
import { closedEntry, isClosedLately, isOfferPlace } from "./offer-rules.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 23);

test.each(["/", "/chien/croquettes/", "/panier/", "/faq/", "/page/notre-histoire/"])(
  "an offer may stand on %s",
  (path) => expect(isOfferPlace(path, "/produits/patee/?liste=campagne")).toBe(true),
);

test.each([
  "/commande/aB3~_-x9Yz/",
  "/commande/aB3~_-x9Yz/confirmation/",
  "/connexion/",
  "/mon-compte/",
  "/mon-compte/mes-commandes/",
  "/page/cookies/",
  "/resilier-mon-abonnement/",
  "/webView/demo/",
])("no offer stands on %s", (path) => expect(isOfferPlace(path, "/produits/patee/")).toBe(false));

test("no offer stands on its own page", () => {
  expect(isOfferPlace("/produits/patee/", "/produits/patee/?liste=campagne")).toBe(false);
  expect(isOfferPlace("/chien/friandises/", "/chien/friandises/")).toBe(false);
});

test("an offer that was closed stays away for 30 days, one of the other kind does not", () => {
  const entries = [closedEntry("product", now)];
  expect(isClosedLately(entries, "product", now + 30 * day - 1)).toBe(true);
  expect(isClosedLately(entries, "product", now + 30 * day)).toBe(false);
  expect(isClosedLately(entries, "category", now)).toBe(false);
  expect(isClosedLately(["product", "x", ""], "product", now)).toBe(false);
});
