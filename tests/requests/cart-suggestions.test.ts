import { describe, expect, test } from "vitest";
import type { CartSuggestionList } from "../../shared/cart/suggestions/cart-suggestion.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import { add, cartOf, cartPage, chicken, lamb, linesOf, shopper, soldOut, tokenOf } from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { islandProps } from "./page-html.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const catFood = { variantCode: "21000101" };
const puppyFood = { variantCode: "11001201" };

async function suggestions(browser: Visitor) {
  const { html } = await browser.visit("/panier/");
  const [island] = islandProps<{ list: CartSuggestionList }>(html, "CartSuggestionsIsland");
  return island?.list;
}

const codesOf = async (browser: Visitor) =>
  (await suggestions(browser))?.products.map(({ variantCode }) => variantCode) ?? [];

describe("the cart page suggests a cross-sell", () => {
  test.each([
    ["a dog's", chicken, "Pour accompagner sa gamelle", /chien/],
    ["a cat's", catFood, "Pour varier ses repas", /chat/],
  ])("for the animal of its first product: %s", async (_, item, title, animal) => {
    const { browser } = await shopper(item);
    const list = await suggestions(browser);
    expect(list?.title).toBe(title);
    expect(list?.products.length).toBeGreaterThan(2);
    for (const { href, price, weight } of list?.products ?? []) {
      expect(href).toMatch(animal);
      expect(price).toBeGreaterThan(0);
      expect(weight).toBeGreaterThan(0);
    }
  });

  test("without meals for an animal of another age: a puppy's cart proposes none for adults", async () => {
    const { browser } = await shopper(puppyFood);
    const names = (await suggestions(browser))?.products.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      if (/^(?:Croquettes|Terrine|Mousse|Mijoté)/.test(name)) expect(name).toMatch(/chiot|junior/i);
  });

  test("with an empty cart, for everybody", async () => {
    expect((await suggestions(visitor()))?.title).toBe("Les préférés de nos clients");
  });

  test("without what is in the cart, replaced by another", async () => {
    const { browser } = await shopper(chicken);
    const before = await codesOf(browser);
    const [first = "", second = ""] = before;
    await add(browser, { variantCode: first });
    await add(browser, { variantCode: second, purchase: "subscription", interval: 31 });
    const after = await codesOf(browser);
    expect(after).not.toContain(first);
    expect(after).not.toContain(second);
    expect(after).toEqual(expect.arrayContaining(before.slice(2)));
    expect(after).toHaveLength(before.length);
  });

  test("six at most", async () => {
    const { browser } = await shopper(chicken);
    expect((await codesOf(browser)).length).toBe(6);
  });

  test("only products on sale: each can be added", async () => {
    const { browser } = await shopper(lamb);
    for (const variantCode of await codesOf(browser)) {
      expect((await add(browser, { variantCode })).status).toBe(200);
    }
  });
});

describe("a suggestion without scripts", () => {
  test("is a plain form that adds one, names its list, and returns to the cart", async () => {
    const { browser } = await shopper(chicken);
    const [code = ""] = await codesOf(browser);
    const { html } = await cartPage(browser);
    const form =
      html
        .match(/<form[^>]*action="\/api\/cart\/items"[\s\S]*?<\/form>/g)
        ?.find((one) => one.includes(code)) ?? "";
    const fields = Object.fromEntries(
      [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value ?? "",
      ]),
    );
    expect(fields).toEqual({
      variantCode: code,
      sourceItemList: "cross_sell_panier",
      returnTo: "/panier/",
    });
    expect(form).toMatch(/<noscript>[\s\S]*<button[\s\S]*<\/noscript>/);

    await browser.post("/api/cart/items", fields);
    const { text } = await cartPage(browser);
    expect(text).toMatch(part(cartNotices.added));
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 1`, `${code} × 1`]);
  });
});

test("a suggestion that ran out meanwhile says why on the cart page, in the API's words", async () => {
  readLog();
  const { browser } = await shopper(chicken);
  const { variantCode } = soldOut;
  await browser.post("/api/cart/items", { variantCode, returnTo: "/panier/" });
  expect((await cartPage(browser)).text).toContain("ce format est en rupture de stock");
  expect((await cartPage(browser)).text).not.toContain("en rupture de stock");
});

test.each(["status", "refused", "garbage"] as const)(
  "with the content system down (%s) the cart is shown all the same, to its end",
  async (mode) => {
    readLog();
    const { browser, token } = await shopper(chicken);
    await breakService({ service: "content", mode, path: "/b2c-cross-sells" });
    await breakService({ service: "content", mode, path: "/b2c-products" });
    const { html, text } = await cartPage(browser);
    expect(html.endsWith("</html>")).toBe(true);
    expect(text).toContain("Sous-total 21,90 €");
    expect(tokenOf(browser)).toBe(token);
  },
);
