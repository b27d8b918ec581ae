import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { emptyCart } from "../../shared/cart/cart.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import {
  add,
  applyCoupon,
  beginVisit,
  cartOf,
  cartPage,
  change,
  chicken,
  lamb,
  linesOf,
  orderOf,
  remove,
  removeCoupon,
  shopper,
  tokenOf,
} from "./cart-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, mendServices, visitor } from "./visitor.ts";

mendAfterEach();

test("without a cart the answer is the empty cart, without a call or a cookie", async () => {
  const calls = await countCalls("ecommerce");
  const answer = await visitor().get("/api/cart");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ cart: emptyCart });
  expect(await calls()).toBe(0);
});

test("a cart is kept at start, and the answer has neither its token nor personal data", async () => {
  const { browser, token } = await shopper(chicken, lamb);
  const answer = await browser.get("/api/cart");
  expect(answer.headers.getSetCookie()).toEqual([]);
  const text = await answer.text();
  expect(text).not.toContain(token);
  expect(text).not.toMatch(/customer|email/i);
  expect(tokenOf(browser)).toBe(token);
});

describe("an empty cart", () => {
  test("is deleted on the server at the next start, with its token", async () => {
    const { browser, line, token } = await shopper();
    await remove(browser, line.id);
    expect(await cartOf(browser)).toMatchObject({ status: 200, cart: { lines: [] } });
    expect(await orderOf(token)).not.toBeNull();
    expect(tokenOf(browser)).toBe(token);
    await beginVisit(browser);
    expect(await orderOf(token)).toBeNull();
    expect(tokenOf(browser)).toBeUndefined();
  });

  test("is deleted only while it is empty", async () => {
    const { browser, token } = await shopper();
    const answer = await browser.post("/api/cart", {}, { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(tokenOf(browser)).toBe(token);
    expect((await cartOf(browser)).cart?.count).toBe(2);
  });

  test("is not deleted by a page: another tab may be adding to it", async () => {
    const { browser, line, token } = await shopper();
    await remove(browser, line.id);
    expect((await cartPage(browser)).text).toContain(cartTexts.empty.title);
    expect(await orderOf(token)).not.toBeNull();
    expect(tokenOf(browser)).toBe(token);
    await add(browser, chicken);
    expect(await cartOf(browser)).toMatchObject({ cart: { count: 1 } });
  });

  test("that cannot be deleted is forgotten too", async () => {
    const { browser, line } = await shopper();
    await remove(browser, line.id);
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 500, method: "DELETE" });
    expect(await beginVisit(browser)).toMatchObject({ status: 200, cart: emptyCart });
    expect(tokenOf(browser)).toBeUndefined();
    expect(log()).toContainEqual(expect.objectContaining({ event: "empty cart not deleted" }));
  });

  test("accepts an addition before the next start", async () => {
    const { browser, line, token } = await shopper();
    await remove(browser, line.id);
    await add(browser, lamb);
    expect(tokenOf(browser)).toBe(token);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${lamb.variantCode} × 1`]);
  });
});

describe("a stored cart that has become an order", () => {
  test.each(["new", "fulfilled", "cancelled"])(
    "in state %s is discarded with its message, and its token cleared",
    async (state) => {
      readLog();
      const { browser, token } = await shopper();
      await askStandIns(`/_sandbox/orders/${token}/state`, { state });
      const answer = await cartOf(browser);
      expect(answer).toMatchObject({ status: 404, error: "Cart state is not valid", cart: { lines: [] } });
      expect(answer.message).toBe(cartNotices.invalidState);
      expect(tokenOf(browser)).toBeUndefined();
      expect(await orderOf(token)).toMatchObject({ state });
      expect(await cartOf(browser)).toMatchObject({ status: 200 });
    },
  );

  test("is reported once by the cart page", async () => {
    readLog();
    const { browser, token } = await shopper();
    await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
    expect((await cartPage(browser)).text).toMatch(part(cartNotices.invalidState));
    const again = (await cartPage(browser)).text;
    expect(again).not.toMatch(part(cartNotices.invalidState));
    expect(again).toContain(cartTexts.empty.title);
  });

  test("that is gone from the API is an empty cart, without a word", async () => {
    readLog();
    const { browser, token } = await shopper();
    await env.DB.prepare("delete from orders where tokenValue = ?").bind(token).run();
    const answer = await cartOf(browser);
    expect(answer).toMatchObject({ status: 200, cart: emptyCart });
    expect(answer.message).toBeUndefined();
    expect(tokenOf(browser)).toBeUndefined();
    browser.cookies.set("__Host-cartToken", token);
    const { text } = await cartPage(browser);
    expect(text).toContain(cartTexts.empty.title);
    expect(text).not.toMatch(part(cartNotices.invalidState));
  });

  test("is changed by no write", async () => {
    readLog();
    const { browser, line, token } = await shopper();
    const stored = () =>
      env.DB.prepare(
        "select quantity, couponCode from order_items join orders on orders.id = orderId where tokenValue = ?",
      )
        .bind(token)
        .all();
    const before = (await stored()).results;
    await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
    for (const write of [
      () => change(browser, line.id, { quantity: 9 }),
      () => remove(browser, line.id),
      () => applyCoupon(browser, "FIDELE10"),
      () => removeCoupon(browser, "FIDELE10"),
    ]) {
      browser.cookies.set("__Host-cartToken", token);
      expect(await write()).toMatchObject({ cart: { lines: [] } });
      expect(tokenOf(browser)).toBeUndefined();
    }
    expect((await stored()).results).toEqual(before);
  });
});

test.each<[string, RequestInit]>([
  ["HEAD", { method: "HEAD" }],
  ["a prefetch of Chrome's", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
  ["a prefetch of the shop's own", { headers: { Purpose: "prefetch" } }],
])("a prefetch (%s) discards no cart, deletes no empty one and uses up no notice", async (_, init) => {
  readLog();
  const { browser, line, token } = await shopper();
  await browser.post(`/api/cart/items/${line.id}/remove`);
  // A prefetched page would use up the notice, so the browser has to ask again at the click.
  const status = new Headers(init.headers).has("Sec-Purpose") ? 503 : 200;
  expect((await browser.get("/panier/", init)).status).toBe(status);
  expect((await browser.get("/api/cart", init)).status).toBe(200);
  expect(await orderOf(token)).not.toBeNull();
  expect(tokenOf(browser)).toBe(token);

  await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
  await browser.get("/panier/", init);
  expect(tokenOf(browser)).toBe(token);
  const { text } = await cartPage(browser);
  expect(text).toContain(cartNotices.removed);
  expect(text).toMatch(part(cartNotices.invalidState));
  expect(tokenOf(browser)).toBeUndefined();
});

describe("while the e-commerce API is down the token is kept", () => {
  test.each(["status", "refused", "garbage"] as const)(
    "and the page says so with a way to try again, and one to a new cart (%s)",
    async (mode) => {
      readLog();
      const { browser, token } = await shopper();
      await breakService({ service: "ecommerce", mode, status: 500 });
      const answer = await cartOf(browser);
      expect(answer).toMatchObject({ status: 503, error: "Cart not loaded", cart: null });
      expect(answer.message).toBe(cartNotices.unavailable);
      const failed = await add(browser, lamb);
      expect(failed).toMatchObject({ status: 503, error: "Cart not loaded", cart: null });
      expect(failed.message).toBe(cartNotices.unavailable);

      const { html, text } = await cartPage(browser);
      expect(text).toContain(cartTexts.unavailable.title);
      expect(html).toMatch(new RegExp(`<a [^>]*href="/panier/"[^>]*>${cartTexts.unavailable.retry}</a>`));
      expect(text).toContain(cartTexts.unavailable.startAnew);
      expect(tokenOf(browser)).toBe(token);

      await mendServices();
      expect((await cartOf(browser)).cart?.count).toBe(2);
    },
  );

  test.each([408, 425, 429, 502, 503, 504])("a %i is not a dead cart", async (status) => {
    readLog();
    const { browser, token } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status });
    expect((await cartOf(browser)).status).toBe(503);
    expect(tokenOf(browser)).toBe(token);
  });

  test("a read that fails once is retried", async () => {
    const { browser } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 503, times: 1 });
    expect(await cartOf(browser)).toMatchObject({ status: 200, cart: { count: 2 } });
  });
});

describe("a customer's cart", () => {
  test("is kept when the API refuses the session", async () => {
    readLog();
    const { token: cartToken } = await shopper();
    const { token, customer } = await logIn(people.camille.email);
    const browser = browserWith({ token: `${token}x`, customer }, { cartToken });
    expect(await cartOf(browser)).toMatchObject({ status: 401, redirect: "/connexion/" });
    expect(await cartOf(browser)).toMatchObject({ status: 200, cart: { count: 2 } });
  });

  test("is for that customer only: for others it does not exist", async () => {
    readLog();
    const browser = browserWith(await logIn(people.camille.email));
    await add(browser, chicken);
    const cartToken = tokenOf(browser) ?? "";
    const other = browserWith(await logIn(people.paul.email), { cartToken });
    expect(await cartOf(other)).toMatchObject({ status: 200, cart: { lines: [] } });
    expect((await cartOf(browser)).cart?.count).toBe(1);
  });
});
