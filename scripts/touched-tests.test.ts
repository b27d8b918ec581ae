import { expect, test } from "vitest";
import { touchedTests } from "./touched-tests.ts";

const sources = new Map([
  ["shared/cart/coupon.ts", ""],
  ["shared/cart/coupon.test.ts", 'import { coupon } from "./coupon.ts";'],
  ["shared/cart/coupon.texts.ts", ""],
  ["shared/money/price-of.ts", 'import type { Coupon } from "../cart/coupon.ts";'],
  ["client/features/shops/shop-card.tsx", ""],
  [
    "client/screens/screens.ts",
    'const screens = { shops: async () => (await import("./shops/shops-screen.island.tsx")).ShopsScreen }',
  ],
  [
    "client/screens/shops/shops-screen.island.tsx",
    'import { ShopCard } from "../../features/shops/shop-card.tsx";',
  ],
  ["client/ui/button.tsx", ""],
  [
    "worker/cart/area.ts",
    'import "../../shared/cart/coupon.ts"; ({ panier: { load: loadCart } }); ({ cart: cartApi })',
  ],
  ["worker/shops/shops-page.ts", 'return { screen: "shops" };'],
  [
    "worker/shops/area.ts",
    'import { loadShops } from "./shops-page.ts"; ({ magasins: { load: loadShops } })',
  ],
  ["tests/requests/cart-lines.test.ts", 'import { visitor } from "./visitor.ts"; visit("/panier/")'],
  ["tests/requests/cart-coupon.test.ts", 'import { addTo } from "./cart-shopper.ts";'],
  [
    "tests/requests/cart-shopper.ts",
    'import { priceOf } from "../../shared/money/price-of.ts"; ask("/api/cart")',
  ],
  ["tests/requests/links.test.ts", 'visit("/magasins/")'],
  ["tests/requests/stand-in-payment.test.ts", ""],
  ["tests/requests/visitor.ts", ""],
  ["sandbox/content/faq.ts", ""],
  ["sandbox/content/faq.test.ts", 'import { faq } from "./faq.ts";'],
  ["sandbox/content/footer.test.ts", 'import { footer } from "./footer.ts";'],
  ["tests/journeys/cart-drawer.test.ts", 'import { t } from "../../shared/cart/coupon.texts.ts";'],
]);
const patterns = new Map([
  ["panier", "/panier/"],
  ["magasins", "/magasins/"],
]);
const touched = (...changed: string[]) => touchedTests(changed, sources, patterns);

test("units are selected by their imports, types apart", () => {
  expect(touched("shared/cart/coupon.ts").units).toEqual(["shared/cart/coupon.test.ts"]);
  expect(touched("shared/money/price-of.ts").units).toEqual([]);
});

test("a request test that names an address is reached from all that its area imports, the closest name first", () => {
  expect(touched("shared/cart/coupon.ts").requests).toEqual([
    "tests/requests/cart-coupon.test.ts",
    "tests/requests/cart-lines.test.ts",
  ]);
});

test("a screen is reached through the loader that answers with it", () => {
  expect(touched("client/features/shops/shop-card.tsx").requests).toEqual(["tests/requests/links.test.ts"]);
});

test("a word concerns the tests that import it before those that share its subject", () => {
  expect(touched("shared/cart/coupon.texts.ts").journeys).toEqual(["tests/journeys/cart-drawer.test.ts"]);
});

test("stand-ins are known by their subject: the shop calls them over HTTP", () => {
  expect(touched("sandbox/gateway/page.ts").requests).toEqual(["tests/requests/stand-in-payment.test.ts"]);
});

test("a test that changed comes first, and those that import a changed rig come too", () => {
  expect(touched("tests/requests/links.test.ts", "shared/cart/coupon.ts").requests[0]).toBe(
    "tests/requests/links.test.ts",
  );
  expect(touched("tests/requests/visitor.ts").requests).toEqual(["tests/requests/cart-lines.test.ts"]);
});

test("a file that nothing reaches and that names no subject selects no tests", () => {
  expect(touched("docs/glossary.md", "client/ui/button.tsx")).toEqual({
    units: [],
    requests: [],
    journeys: [],
  });
});

test("a file of the demo's content concerns the tests of the module that reads it", () => {
  expect(touched("sandbox/content/faq/livraison.md").units).toEqual(["sandbox/content/faq.test.ts"]);
  expect(touched("sandbox/content/footer.json").units).toEqual(["sandbox/content/footer.test.ts"]);
});
