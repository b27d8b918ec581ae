import { describe, expect, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { joinedLineTexts } from "../../shared/cart/joined-line.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import {
  add,
  cartOf,
  cartPage,
  chicken,
  lamb,
  linesOf,
  shopper,
  stock,
  subscribed,
  targetOf,
  tokenOf,
} from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { hiddenFieldsOf, textOf } from "./page-html.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const productPage = "/produits/croquettes-chien-adulte-poulet-fermier-riz/2-kg/";

describe("an accepted plain form", () => {
  test("that joins a line says how all of it is bought (one-off or subscribed)", async () => {
    const browser = visitor();
    const { variantCode } = chicken;
    await browser.post("/api/cart/items", { variantCode, quantity: "2" });
    await cartPage(browser);
    await browser.post("/api/cart/items", { variantCode, purchase: "subscription", interval: "31" });
    const subscribed = { quantity: 3, frequency: "tous les mois", minimum: 2 };
    expect((await cartPage(browser)).text).toMatch(part(joinedLineTexts.subscribed, subscribed));
    await browser.post("/api/cart/items", { variantCode });
    expect((await cartPage(browser)).text).toMatch(part(joinedLineTexts.once, { quantity: 4 }));
  });

  test("is answered 303 to the cart, whose page says once, by name, what was added", async () => {
    const browser = visitor();
    const { variantCode } = chicken;
    const answer = await browser.post("/api/cart/items", { variantCode, quantity: "2" });
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    const { text } = await cartPage(browser);
    expect(text).toMatch(part(cartNotices.added, { name: /Croquettes chien adulte/ }));
    expect(text).toContain("43,80 €");
    expect((await cartPage(browser)).text).not.toMatch(part(cartNotices.added));
  });

  test("changes and removes a line, and returns to the cart", async () => {
    const { browser, line } = await shopper();
    await browser.post(`/api/cart/items/${line.id}`, { quantity: "3", interval: "62" });
    expect((await cartPage(browser)).text).toContain(cartNotices.changed);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 3 every 62`]);
    await browser.post(`/api/cart/items/${line.id}/remove`);
    expect((await cartPage(browser)).text).toContain(cartNotices.removed);
  });

  test.each([
    [{ ...subscribed, sourceItemList: "bi_nutrition" }, "× 2 every 31"],
    [{ ...lamb, quantity: 3, sourceItemList: "page" }, "× 3"],
  ])("that removes a line offers to put it back as it was: %o", async (item, asItWas) => {
    const { browser, line } = await shopper(item);
    await browser.post(`/api/cart/items/${line.id}/remove`);
    const { html, text } = await cartPage(browser);
    expect(text).toContain(`${cartNotices.removed} ${cartTexts.line.restore}`);
    const [form = ""] = /<form[^>]*action="\/api\/cart\/items"[^>]*>.*?<\/form>/.exec(html) ?? [];
    await browser.post("/api/cart/items", hiddenFieldsOf(form));
    const { cart } = await cartOf(browser);
    expect(linesOf(cart)).toEqual([`${item.variantCode} ${asItWas}`]);
    expect(cart?.lines[0]?.sourceItemList).toBe(item.sourceItemList);
    expect((await cartPage(browser)).text).not.toContain(cartTexts.line.restore);
  });

  test("is on the page for each line: counter, frequency and removal", async () => {
    const { browser, lines } = await shopper(chicken, { ...lamb, purchase: "subscription", interval: 62 });
    const { html, text } = await cartPage(browser);
    for (const { id } of lines) {
      expect(html).toMatch(new RegExp(`<form(?=[^>]*action="/api/cart/items/${id}")(?=[^>]*method="post")`));
      expect(html).toMatch(
        new RegExp(`<form(?=[^>]*action="/api/cart/items/${id}/remove")(?=[^>]*method="post")`),
      );
    }
    expect(html).toMatch(/<option value="62" selected="">/);
    expect(text).toContain("10,95 €/kg");
    expect(text).toContain(cartTexts.line.update);
  });
});

describe("a refused plain form", () => {
  test("returns to its page, which says why once and keeps the draft", async () => {
    readLog();
    const browser = visitor();
    const answer = await browser.post("/api/cart/items", {
      variantCode: chicken.variantCode,
      quantity: String(stock + 5),
      purchase: "subscription",
      interval: "62",
      returnTo: productPage,
    });
    expect([answer.status, targetOf(answer)]).toEqual([303, productPage]);

    const { html } = await browser.visit(productPage);
    expect(textOf(html)).toContain(`il n’en reste que ${stock} en stock`);
    expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="45"/);
    expect(html).toMatch(/<input(?=[^>]*value="subscription")(?=[^>]*checked="")/);
    expect(html).toMatch(/<option value="62" selected="">/);

    const again = (await browser.visit(productPage)).html;
    expect(textOf(again)).not.toContain("en stock.");
    expect(again).toMatch(/<input[^>]*name="quantity"[^>]*value="1"/);
  });

  test("with invalid input returns to its page in the same way", async () => {
    const browser = visitor();
    const { variantCode } = chicken;
    const answer = await browser.post("/api/cart/items", {
      variantCode,
      quantity: "150",
      returnTo: productPage,
    });
    expect([answer.status, targetOf(answer)]).toEqual([303, productPage]);
    expect(textOf((await browser.visit(productPage)).html)).toContain(cartNotices.badInput);
  });

  test.each(["0", "-1", "", "1,5", "abc", "100"])(
    "a quantity of %j is refused with what may be entered: nothing is added, nothing changes",
    async (quantity) => {
      const { browser, line } = await shopper({ ...lamb, quantity: 2 });
      await browser.post("/api/cart/items", {
        variantCode: chicken.variantCode,
        quantity,
        returnTo: productPage,
      });
      const page = textOf((await browser.visit(productPage)).html);
      expect(page).toContain(cartNotices.badInput);
      if (quantity !== "0") {
        await browser.post(`/api/cart/items/${line.id}`, { quantity });
        expect((await cartPage(browser)).text).toContain(cartNotices.badInput);
      }
      expect(linesOf((await cartOf(browser)).cart)).toEqual([`${lamb.variantCode} × 2`]);
    },
  );

  test("in the cart is reported there once, and the draft is in the field of its line only", async () => {
    readLog();
    const { browser, line } = await shopper({ ...chicken, quantity: 2 }, lamb);
    await browser.post(`/api/cart/items/${line.id}`, { quantity: String(stock + 5) });
    const { html, text } = await cartPage(browser);
    expect(text).toContain(`il n’en reste que ${stock} en stock`);
    const quantities = (page: string) =>
      [...page.matchAll(/<input[^>]*name="quantity"[^>]*value="(\d+)"/g)].map(([, value]) => value);
    expect(quantities(html)).toEqual(["45", "1"]);
    expect(quantities((await cartPage(browser)).html)).toEqual(["2", "1"]);
  });

  test("because the API is down says so on its page, and nothing is lost", async () => {
    readLog();
    const { browser, token } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 500 });
    await browser.post("/api/cart/items", { variantCode: lamb.variantCode, returnTo: productPage });
    expect(textOf((await browser.visit(productPage)).html)).toMatch(part(cartNotices.unavailable));
    expect(tokenOf(browser)).toBe(token);
  });
});

describe("the page a form returns to", () => {
  const outside = [
    "https://voleur.example/",
    "//voleur.example/",
    "/\\voleur.example/",
    "\\\\voleur.example",
    "javascript:alert(1)",
    "/\t/voleur.example/",
    "panier",
  ];

  test.each(outside)("is never outside the shop: %s", async (returnTo) => {
    for (const path of ["/api/cart/items", "/api/cart/coupon", "/api/cart/coupon/remove"]) {
      const answer = await visitor().post(path, { variantCode: "1", returnTo });
      expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    }
  });
});

test("a foreign notice is ignored without an error", async () => {
  for (const notice of [
    "garbage",
    "{",
    '{"tone":"x"}',
    JSON.stringify({ tone: "info", text: "x".repeat(900) }),
  ]) {
    const browser = visitor({ cookies: { "__Host-notice": encodeURIComponent(notice) } });
    const { html } = await browser.visit("/panier/");
    expect(textOf(html)).not.toContain("xxxx");
  }
});

test("a form that accepts JSON gets JSON", async () => {
  const { browser } = await shopper();
  const answer = await browser.post(
    "/api/cart/coupon",
    { couponCode: "FIDELE10" },
    {
      headers: { Accept: "application/json" },
    },
  );
  expect(await answer.json()).toMatchObject({ change: { coupon: "FIDELE10" } });
  expect((await add(browser, lamb)).change?.coupon).toBe("FIDELE10");
});
