import { expect, test } from "vitest";
import { orderHref, ordersHref, pageNumberIn, shownPages } from "./order-pages.ts";

test("an address shows its page and those before it, ten at most", () => {
  expect(shownPages(1)).toEqual([1]);
  expect(shownPages(3)).toEqual([1, 2, 3]);
  expect(shownPages(10)).toHaveLength(10);
  expect(shownPages(50)).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
});

test.each([undefined, "", "0", "-1", "1e3", "1.5", "99999", "deux", "2 "])("%j is the first page", (page) => {
  expect(pageNumberIn(page)).toBe(1);
});

test("the orders of a subscription have their own addresses", () => {
  expect([ordersHref(2, "7"), orderHref("aB~3", "7")]).toEqual([
    "/mon-compte/mes-abonnements/7/historique/?page=2",
    "/mon-compte/mes-abonnements/7/historique/aB~3/",
  ]);
});

test("the first page has no number", () => {
  expect([ordersHref(), ordersHref(1), ordersHref(pageNumberIn("12"))]).toEqual([
    "/mon-compte/mes-commandes/",
    "/mon-compte/mes-commandes/",
    "/mon-compte/mes-commandes/?page=12",
  ]);
});
