import { expect, test } from "vitest";
import { fromSource } from "./source-item-list.ts";

test.each([
  ["/produits/poulet/", "/produits/poulet/?liste=page"],
  ["/produits/poulet/?utm_source=lettre&q=a%26b", "/produits/poulet/?utm_source=lettre&q=a%26b&liste=page"],
  ["/produits/poulet/?liste=recherche", "/produits/poulet/?liste=page"],
  ["/produits/poulet/#avis", "/produits/poulet/?liste=page#avis"],
  ["/produits/poulet/?note=5#avis?", "/produits/poulet/?note=5&liste=page#avis?"],
])("the place is named once in %s, whose query and fragment stay", (href, address) => {
  expect(fromSource(href, "page")).toBe(address);
});
