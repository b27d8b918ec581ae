import { describe, expect, test } from "vitest";
import { cartOf, shopper, targetOf, tokenOf } from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const couponPaths = ["/api/cart/coupon", "/api/cart/coupon/remove"];

describe("a coupon that is not text, or too long, is 400 without a call", () => {
  test.each([
    ["a code of ten thousand letters", "A".repeat(10_000)],
    ["a list", ["BIENVENUE"]],
    ["a list of lists", [[["BIENVENUE"]]]],
    ["an object", { $ne: null }],
    ["a number", 42],
    ["yes", true],
    ["null", null],
    ["nothing", undefined],
    ["spaces that are none", "\u00a0\u2003\ufeff"],
    ["a step out of the API's path", ".."],
    ["a step that goes nowhere", "."],
    ["half a character", "\ud800"],
    ["thousands of lists in each other", JSON.parse("[".repeat(2000) + "]".repeat(2000))],
  ])("%s", async (_, couponCode) => {
    const { browser, token } = await shopper();
    const calls = await countCalls("ecommerce", "/shop/orders");
    for (const path of couponPaths) {
      const answer = await browser.postJson(path, { couponCode });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        cart: null,
        message: expect.stringContaining("code promo"),
      });
    }
    expect(await calls()).toBe(0);
    expect(tokenOf(browser)).toBe(token);
  });

  test.each(["{", "null", "[]", '"BIENVENUE"', "", "[".repeat(5000)])("a body that is %j", async (body) => {
    const { browser } = await shopper();
    for (const path of couponPaths) {
      const headers = { "Content-Type": "application/json" };
      expect((await browser.post(path, {}, { body, headers })).status).toBe(400);
    }
  });

  test("a body over the limit is not read", async () => {
    for (const path of [...couponPaths, "/api/cart/new"]) {
      const answer = await visitor().postJson(path, { couponCode: "A", more: "x".repeat(20_000) });
      expect(answer.status).toBe(413);
    }
  });

  test("a repeated field in a plain form is not a fault", async () => {
    readLog();
    const { browser } = await shopper();
    for (const path of couponPaths) {
      const answer = await browser.post(path, { couponCode: ["BIENVENUE", "FIDELE10"] });
      expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    }
  });
});

describe("a code of odd characters changes no call's path and is never markup", () => {
  const codes = [
    "../../customers/1",
    "..%2f..%2fcustomers",
    "BIENVENUE/../../x",
    "BIENVENUE?channelCode=autre",
    "BIENVENUE#",
    "%00",
    "a\r\nX-Injected: 1",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    `"><svg onload=alert(1)>`,
    "{{7*7}}",
    "__proto__",
    "🐕‍🦺",
    "\u202eEUNEVNEIB",
  ].map((couponCode, index) => ({ couponCode, index }));

  test.each(codes)("$couponCode", async ({ couponCode, index }) => {
    readLog();
    const { browser } = await shopper();
    const isMarkup = couponCode.includes("<");
    for (const [place, path] of couponPaths.entries()) {
      const answer = await browser.postJson(path, { couponCode });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ cart: { coupon: null, count: 2 } });
      expect((await browser.post(path, { couponCode })).status).toBe(303);
      if (!isMarkup && place !== index % couponPaths.length) continue;
      const { html } = await browser.visit("/panier/");
      expect(html.endsWith("</html>")).toBe(true);
      expect(/<script>alert|<svg onload/.test(html)).toBe(false);
    }
    expect((await cartOf(browser)).cart?.count).toBe(2);
  });
});

describe("a write that another site makes the browser send is refused", () => {
  test.each(["/api/cart/coupon", "/api/cart/coupon/remove", "/api/cart/new", "/api/cart/items"])(
    "%s",
    async (path) => {
      const { browser, token } = await shopper();
      const calls = await countCalls("ecommerce");
      const fields = { couponCode: "FIDELE10", variantCode: "11000101" };
      for (const headers of [
        { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
        { Origin: "null", "Sec-Fetch-Site": "cross-site" },
        { Origin: "", "Sec-Fetch-Site": "" },
      ]) {
        expect((await browser.post(path, fields, { headers })).status).toBe(403);
        expect((await browser.postJson(path, fields, { headers })).status).toBe(403);
      }
      expect(await calls()).toBe(0);
      expect(tokenOf(browser)).toBe(token);
    },
  );

  test.each(["GET", "HEAD"])("none of them answers %s", async (method) => {
    const { browser, token } = await shopper();
    for (const path of [...couponPaths, "/api/cart/new"]) {
      expect((await browser.get(path, { method })).status).toBe(404);
    }
    expect(tokenOf(browser)).toBe(token);
  });
});

test("a forged notice with markup is text on the page", async () => {
  const { browser } = await shopper();
  const notice = { tone: "error", text: "<b>faux</b>", draft: { couponCode: '"><img src=x>' } };
  browser.cookies.set("__Host-notice", encodeURIComponent(JSON.stringify(notice)));
  const { html } = await browser.visit("/panier/");
  expect(/<img src=x|<b>faux/.test(html)).toBe(false);
  expect(textOf(html)).toContain("<b>faux</b>");
});
