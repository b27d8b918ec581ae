import { expect, test } from "vitest";
import { contractHref } from "./contract-href.ts";

test("the ways out of a contract name it where it is known", () => {
  expect(contractHref("termination")).toBe("/resilier-mon-abonnement/");
  expect(contractHref("termination", "AB 12/3")).toBe("/resilier-mon-abonnement/?contrat=AB%2012%2F3");
  expect(contractHref("withdrawal", "000123")).toBe("/renoncer-au-contrat/?commande=000123");
  expect(contractHref("withdrawal", null)).toBe("/renoncer-au-contrat/");
});
