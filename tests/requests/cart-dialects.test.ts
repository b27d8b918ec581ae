import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import {
  add,
  applyCoupon,
  cartOf,
  cartPage,
  change,
  chicken,
  lamb,
  lineOf,
  linesOf,
  remove,
  removeCoupon,
  shopper,
  stock,
  tokenOf,
  unknown,
} from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { askStandIns, breakService, mendAfterEach, visitor } from "./visitor.ts";

// The shop reads its configuration once, with the first request: this file runs a shop of later versions.
Object.assign(env, { ECOMMERCE_VERSION: "1.11" });

mendAfterEach();

describe.each(["1.12", "2.0"])(
  "before an API of version %s the cart does all it does (spec 7)",
  (dialect) => {
    beforeEach(() => askStandIns("/_sandbox/dialect", { dialect }));

    test("additions, merged lines, changes, removals", async () => {
      const { browser, line } = await shopper();
      expect(lineOf(await add(browser, chicken))).toBe(`${chicken.variantCode} × 3`);
      await add(browser, { ...lamb, purchase: "subscription", interval: 31 });
      expect(lineOf(await change(browser, line.id, { quantity: 5, interval: 62 }))).toBe(
        `${chicken.variantCode} × 5 every 62`,
      );
      const { cart } = await cartOf(browser);
      expect(linesOf(cart)).toEqual([
        `${chicken.variantCode} × 5 every 62`,
        `${lamb.variantCode} × 1 every 31`,
      ]);
      expect(cart?.accounting).toMatchObject({ subtotal: 12_096, discountIncluded: 1344, total: 11_596 });
      expect(await remove(browser, line.id)).toMatchObject({ status: 200, change: { line: null, count: 1 } });
    });

    test("coupons: applied, refused with the API's message, replaced, removed", async () => {
      readLog();
      const { browser } = await shopper();
      expect((await applyCoupon(browser, "BIENVENUE")).change).toMatchObject({
        coupon: "BIENVENUE",
        accounting: { promotionReduction: -500 },
      });
      const refused = await applyCoupon(browser, "ETE2025");
      expect(refused).toMatchObject({ status: 422, cart: { coupon: "BIENVENUE" } });
      expect(refused.message).toContain("a expiré le");
      expect(refused.message).not.toContain("couponCode");
      expect((await applyCoupon(browser, "CHIOT2026")).change?.freeProducts).toHaveLength(1);
      expect((await removeCoupon(browser, "CHIOT2026")).change).toMatchObject({
        coupon: null,
        freeProducts: [],
      });
    });

    test("refusals say why, with the reloaded cart", async () => {
      readLog();
      const { browser, line } = await shopper();
      const short = await change(browser, line.id, { quantity: stock + 1 });
      expect(short).toMatchObject({ status: 422, cart: { count: 2 } });
      expect(short.message).toContain(`il n’en reste que ${stock} en stock`);
      const absent = await add(browser, unknown);
      expect(absent).toMatchObject({ status: 422, cart: { count: 2 } });
      expect(absent.message).toContain("n’est pas en vente");
      expect((await change(browser, 999_999, { quantity: 2 })).message).toBe(
        "Cela n’est plus dans votre panier\u00a0: le voici tel qu’il est.",
      );
    });

    test("a dead token: the addition is repeated in a new cart", async () => {
      readLog();
      const browser = visitor({ cookies: { "__Host-cartToken": "inconnu" } });
      expect(lineOf(await add(browser, lamb))).toBe(`${lamb.variantCode} × 1`);
      expect(tokenOf(browser)).not.toBe("inconnu");
    });

    test("an order that is no longer a cart, and an empty cart", async () => {
      readLog();
      const { browser, token } = await shopper();
      await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
      expect(await cartOf(browser)).toMatchObject({ status: 404, error: "Cart state is not valid" });
      const other = await shopper();
      await remove(other.browser, other.line.id);
      expect(await cartOf(other.browser)).toMatchObject({ status: 200, cart: { lines: [] } });
      expect(tokenOf(other.browser)).toBeUndefined();
    });

    test("a lost answer: the cart with the error has the change", async () => {
      readLog();
      const { browser } = await shopper();
      await breakService({ service: "ecommerce", mode: "lost", method: "POST", times: 1 });
      expect(await add(browser, chicken)).toMatchObject({ status: 503, cart: { count: 3 } });
      await breakService({ service: "ecommerce", mode: "lost", status: 500, method: "PUT", times: 1 });
      expect(await applyCoupon(browser, "FIDELE10")).toMatchObject({
        status: 503,
        cart: { coupon: "FIDELE10" },
      });
    });

    test("the cart page and its plain forms", async () => {
      readLog();
      const browser = visitor();
      await browser.post("/api/cart/items", { variantCode: chicken.variantCode, quantity: "2" });
      await browser.post("/api/cart/coupon", { couponCode: "fidele10" });
      const { text } = await cartPage(browser);
      expect(text).toContain("Le code FIDELE10 est appliqué");
      expect(text).toContain("Sous-total 43,80 €");
      expect(text).toContain("Remises −4,38 €");
      expect(text).toContain("Livraison 4,90 €");
    });
  },
);
