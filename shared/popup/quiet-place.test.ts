import { expect, test } from "vitest";
import { quietPlaceOf } from "./quiet-place.ts";

test.each([
  ["/commande/aB3~_-x9Yz/", "checkout"],
  ["/commande/aB3~_-x9Yz/confirmation/", "checkout"],
  ["/connexion/", "checkout"],
  ["/page/conditions-utilisation/", "legal page"],
  ["/page/donnees-personnelles/", "legal page"],
  ["/page/mentions-legales/", "legal page"],
  ["/page/conditions-generales-de-vente/", "legal page"],
  ["/page/cookies/", "legal page"],
  ["/page/accessibilite/", "legal page"],
  ["/resilier-mon-abonnement/", "legal page"],
  ["/renoncer-au-contrat/", "legal page"],
  ["/gerer-mes-cookies/", "legal page"],
  ["/web-view/12-changement-de-paiement/", "web view"],
  ["/webView/demo/", "web view"],
])("%s is a quiet place: %s", (path, place) => {
  expect(quietPlaceOf(path)).toBe(place);
});

test.each([
  "/",
  "/chien/croquettes/",
  "/panier/",
  "/page/livraison/",
  "/mon-compte/",
  "/commande/",
  "/%E0%A4%A/",
])("%s is none", (path) => {
  expect(quietPlaceOf(path)).toBeUndefined();
});
