import { expect, test } from "vitest";
import { touchedTests } from "./touched-tests.ts";

const sources = new Map([
  ["tests/requests/cart-lines.test.ts", 'import { visitor } from "./visitor.ts";'],
  ["tests/requests/cart-coupon.test.ts", 'import { addTo } from "./cart-shopper.ts";'],
  ["tests/requests/cart-shopper.ts", 'import { priceOf } from "../../shared/money/price-of.ts";'],
  ["tests/requests/shops.test.ts", 'import { visitor } from "./visitor.ts";'],
  ["tests/requests/stand-in-payment.test.ts", ""],
  ["tests/requests/visitor.ts", ""],
  ["tests/journeys/cart-drawer.test.ts", ""],
]);
const touched = (...changed: string[]) => touchedTests(changed, sources);

test("a test is touched where its subject stands in the path of what changed, the closest first", () => {
  expect(touched("shared/cart/coupon.ts")).toEqual([
    "tests/requests/cart-coupon.test.ts",
    "tests/requests/cart-lines.test.ts",
    "tests/journeys/cart-drawer.test.ts",
  ]);
  expect(touched("client/features/shops/shop-card.tsx")).toEqual(["tests/requests/shops.test.ts"]);
  expect(touched("sandbox/content/shops/strasbourg.ts")).toEqual(["tests/requests/shops.test.ts"]);
  expect(touched("sandbox/gateway/page.ts")).toEqual(["tests/requests/stand-in-payment.test.ts"]);
});

test("a test that changed comes first, and those that import what changed come too", () => {
  expect(touched("tests/requests/shops.test.ts", "worker/cart/lines.ts")[0]).toBe(
    "tests/requests/shops.test.ts",
  );
  expect(touched("tests/requests/visitor.ts")).toEqual([
    "tests/requests/cart-lines.test.ts",
    "tests/requests/shops.test.ts",
  ]);
  expect(touched("shared/money/price-of.ts")).toEqual(["tests/requests/cart-coupon.test.ts"]);
});

test("what names no subject touches none", () => {
  expect(touched("docs/glossary.md", "client/ui/button.tsx")).toEqual([]);
});
