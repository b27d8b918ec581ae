import { describe, expect, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import {
  add,
  applyCoupon,
  bigBag,
  cartOf,
  cartPage,
  change,
  chicken,
  lamb,
  linesOf,
  orderOf,
  removeCoupon,
  rewriteOrders,
  shopper,
  subscribed,
  targetOf,
} from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { mendAfterEach } from "./visitor.ts";

mendAfterEach();

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");

const refusals = [
  ["INCONNU", "Ce code promo n’existe pas. Vérifiez qu’il est bien écrit."],
  ["ETE2025", "a expiré le 31 août 2025"],
  ["COMPLET", "a déjà servi autant de fois que prévu"],
  ["DEMAIN", "n’est pas encore valable"],
  ["BIENVENUE", "il vous manque 8,10 €."],
  ["CHIOT2026", "il vous manque 3,10 €."],
] as const;

describe("an accepted code", () => {
  test.each([
    ["BIENVENUE", { promotionReduction: -500, total: 4370 }],
    ["FIDELE10", { promotionReduction: -438, total: 4432 }],
    ["LIVRAISON", { promotionReduction: 0, shippingFees: 0, total: 4380 }],
    ["CHIOT2026", { promotionReduction: 0, shippingFees: 490, total: 4870 }],
  ])("%s is on the cart with its effect, at once and after a reload", async (code, effect) => {
    const { browser } = await shopper();
    const { status, change: done } = await applyCoupon(browser, code);
    expect(status).toBe(200);
    expect(done).toMatchObject({ coupon: code, line: null, count: 2, accounting: effect });
    const { cart } = await cartOf(browser);
    expect(cart).toMatchObject({ coupon: code, accounting: done?.accounting });
    expect(done?.freeProducts).toEqual(cart?.freeProducts);
    expect(done?.freeProducts).toHaveLength(code === "CHIOT2026" ? 1 : 0);
  });

  test("ignores spaces around it and its case", async () => {
    const { browser } = await shopper();
    expect((await applyCoupon(browser, "  bienVenue ")).change?.coupon).toBe("BIENVENUE");
  });

  test("applied twice reduces the total once", async () => {
    const { browser } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    expect((await applyCoupon(browser, "BIENVENUE")).change?.accounting.promotionReduction).toBe(-500);
  });

  test("is on the page without scripts, with a form that removes it", async () => {
    const { browser } = await shopper();
    const answer = await browser.post("/api/cart/coupon", { couponCode: "fidele10" });
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    const { html, text } = await cartPage(browser);
    expect(text).toMatch(part(cartNotices.couponApplied, { code: "FIDELE10" }));
    expect(text).toContain(`${cartTexts.coupon.applied} FIDELE10`);
    expect(text).toContain("Remises −4,38 €");
    const form = /<form[^>]*action="\/api\/cart\/coupon\/remove"[\s\S]*?<\/form>/.exec(html)?.[0];
    expect(form).toMatch(/<input type="hidden" name="couponCode" value="FIDELE10"/);

    await browser.post("/api/cart/coupon/remove", { couponCode: "FIDELE10" });
    const after = (await cartPage(browser)).text;
    expect(after).toContain(cartNotices.couponRemoved);
    expect(after).not.toContain("Remises");
    expect((await cartPage(browser)).text).not.toContain(cartNotices.couponRemoved);
  });
});

describe("a refused code", () => {
  test.each(refusals)(
    "%s rejects with the server's error body, after a reload of the cart",
    async (code, words) => {
      readLog();
      const { browser, token } = await shopper(chicken);
      const { status, message, error, problem, cart } = await applyCoupon(browser, code);
      expect([status, error]).toEqual([422, "Cart not changed"]);
      expect(plain(message)).toContain(words);
      expect(problem).toEqual({
        status: 422,
        message: expect.stringContaining("couponCode: "),
        violations: [{ path: "couponCode", message, code: null }],
      });
      expect(cart).toMatchObject({ coupon: null, count: 1, accounting: { total: 2680 } });
      expect(await orderOf(token)).toMatchObject({ couponCode: null });
    },
  );

  test("comes with the current cart, including another device's changes", async () => {
    readLog();
    const { browser, line } = await shopper();
    await change(browser, line.id, { quantity: 5 });
    expect(linesOf((await applyCoupon(browser, "INCONNU")).cart)).toEqual([`${chicken.variantCode} × 5`]);
  });

  test("is refused with a subscription, where its rules say so", async () => {
    readLog();
    const { browser } = await shopper(subscribed);
    const { status, message } = await applyCoupon(browser, "BIENVENUE");
    expect(status).toBe(422);
    expect(message).toContain("ne s’applique pas aux abonnements");
  });

  test.each(refusals)("%s in a plain form is reported once, with the draft", async (code, words) => {
    readLog();
    const { browser } = await shopper(chicken);
    const answer = await browser.post("/api/cart/coupon", { couponCode: code });
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    const { html } = await cartPage(browser);
    const fold =
      /<details[^>]*>(?:(?!<\/details>)[\s\S])*code-promo[\s\S]*?<\/details>/.exec(html)?.[0] ?? "";
    expect(fold).toMatch(/^<details[^>]* open=""/);
    expect(fold).toMatch(new RegExp(`<input(?=[^>]*name="couponCode")(?=[^>]*value="${code}")`));
    expect(plain(fold)).toContain(words);
    expect(fold).toMatch(/aria-invalid="true"/);

    const again = (await cartPage(browser)).html;
    expect(plain(again)).not.toContain(words);
    expect(again).not.toContain(`value="${code}"`);
  });

  test("returns the draft as text, never as markup", async () => {
    readLog();
    const { browser } = await shopper();
    const markup = `"><img src=x onerror=alert(1)>`;
    await browser.post("/api/cart/coupon", { couponCode: markup });
    const { html } = await cartPage(browser);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
  });

  test.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["more than any code", "A".repeat(51)],
  ])("%s is not a code: the form says what to do, without a call", async (_, couponCode) => {
    const { browser } = await shopper();
    const result = await applyCoupon(browser, couponCode);
    expect(result).toMatchObject({ status: 400, cart: null });
    expect(result.message).toBe(cartNotices.couponMissing);
    await browser.post("/api/cart/coupon", { couponCode });
    expect((await cartPage(browser)).text).toContain(cartNotices.couponMissing);
  });
});

describe("another code", () => {
  test("replaces the first", async () => {
    const { browser } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    const { change: done } = await applyCoupon(browser, "FIDELE10");
    expect(done).toMatchObject({ coupon: "FIDELE10", accounting: { promotionReduction: -438 } });
  });

  test("that is refused keeps the first, and the answer says so", async () => {
    readLog();
    const { browser } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    const { status, cart } = await applyCoupon(browser, "ETE2025");
    expect(status).toBe(422);
    expect(cart).toMatchObject({ coupon: "BIENVENUE", accounting: { promotionReduction: -500 } });
  });
});

describe("the removal of a code", () => {
  test("answers the amounts without it", async () => {
    const { browser } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    const { status, change: done } = await removeCoupon(browser, "BIENVENUE");
    expect(status).toBe(200);
    expect(done).toMatchObject({
      coupon: null,
      line: null,
      accounting: { promotionReduction: 0, total: 4870 },
    });
    expect((await cartOf(browser)).cart?.coupon).toBeNull();
  });

  test("that is not on the cart rejects with the reloaded cart", async () => {
    readLog();
    const { browser } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    const { status, message, cart } = await removeCoupon(browser, "FIDELE10");
    expect(status).toBe(422);
    expect(message).toContain("n’est plus dans votre panier");
    expect(cart).toMatchObject({ coupon: "BIENVENUE", count: 2 });
  });
});

describe("a code whose conditions the cart no longer meets", () => {
  test("has no effect, says so on the page, and works again once they are met", async () => {
    const { browser, line } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    const below = await change(browser, line.id, { quantity: 1 });
    expect(below.change).toMatchObject({ coupon: "BIENVENUE", accounting: { promotionReduction: 0 } });
    expect((await cartPage(browser)).text).toMatch(part(cartTexts.coupon.withoutEffect));
    const above = await change(browser, line.id, { quantity: 2 });
    expect(above.change?.accounting.promotionReduction).toBe(-500);
    expect((await cartPage(browser)).text).not.toMatch(part(cartTexts.coupon.withoutEffect));
  });

  test("loses its effect with a later subscription too", async () => {
    const { browser } = await shopper();
    await applyCoupon(browser, "BIENVENUE");
    const { change: done } = await add(browser, { ...lamb, purchase: "subscription", interval: 62 });
    expect(done).toMatchObject({ coupon: "BIENVENUE", accounting: { promotionReduction: 0 } });
  });

  test("loses its gift", async () => {
    const { browser, line } = await shopper();
    const gift = [{ name: "Sachet de croquettes chiot", quantity: 1 }];
    expect((await applyCoupon(browser, "CHIOT2026")).change?.freeProducts).toEqual(gift);
    expect((await change(browser, line.id, { quantity: 1 })).change?.freeProducts).toEqual([]);
  });
});

test("a coupon and a promotion without a code add up", async () => {
  const { browser } = await shopper({ ...bigBag, quantity: 2 });
  const { change: done } = await applyCoupon(browser, "FIDELE10");
  expect(done?.accounting).toMatchObject({ subtotal: 18_980, promotionReduction: -2398, total: 16_582 });
});

test.each([
  ["an object", { promotionCoupon: { code: "FIDELE10" } }],
  ["an IRI", { promotionCoupon: "/api/v2/shop/promotion-coupons/FIDELE10" }],
  ["a code by itself", { couponCode: "FIDELE10" }],
])("a server may name the coupon by %s", async (_, named) => {
  const { browser } = await shopper();
  rewriteOrders(({ promotionCoupon, ...order }) => ({ ...order, ...named }));
  expect((await cartOf(browser)).cart?.coupon).toBe("FIDELE10");
});

test.each(["-10%", "A/B", "50%-été"])(
  "a code of odd characters (%s) is shown as it is",
  async (couponCode) => {
    const { browser } = await shopper();
    rewriteOrders(({ promotionCoupon, ...order }) => ({ ...order, couponCode }));
    expect((await cartOf(browser)).cart?.coupon).toBe(couponCode);
  },
);
