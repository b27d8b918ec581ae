import { expect, test } from "vitest";
import { matchRoute } from "../../shared/match-route.ts";
import { sharedPage } from "./shared-page.ts";

function pageOf(address: string) {
  const { pathname, searchParams } = new URL(address, "https://shop.example");
  const match = matchRoute(pathname);
  if (!match) throw new Error(`${pathname} is no page`);
  return sharedPage(match, searchParams);
}

test.each([
  ["/", "index"],
  ["/chien/croquettes/", "category:chien/croquettes"],
  ["/produits/croquettes/", "produits-product-format:croquettes"],
  ["/produits/croquettes/12-kg/", "produits-product-format:croquettes"],
  ["/chien/?utm_source=lettre", "chien"],
  ["/chien/?page=3", "chien:3"],
])("the content of %s is stored as %s", (address, name) => {
  expect(pageOf(address)).toEqual({ name, hasChoices: false });
});

test.each([
  "/chien/?tri=prix",
  "/chien/?page=0",
  "/?page=7",
  "/page/livraison/?page=8",
  "/produits/a/?page=9",
])("%s has no stored content of its own: its query is a choice", (address) => {
  expect(pageOf(address)).toMatchObject({ name: expect.not.stringMatching(/:\d+$/), hasChoices: true });
});

test.each([
  "/panier/",
  "/connexion/",
  "/mon-compte/",
  "/commande/a-token/",
  "/suivi/a-token/",
  "/faq/mots-cherches/",
])("%s belongs to a visitor, or has words of one in its address", (address) => {
  expect(pageOf(address)).toBeUndefined();
});
