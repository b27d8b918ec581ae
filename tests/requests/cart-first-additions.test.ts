import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openBrowser } from "../rigs/tabs-of-one-browser.ts";
import { add, cartOf, chicken, lamb, tokenOf, treats } from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, mendServices, type Visitor, visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const linesOf = async (browser: Visitor) =>
  (await cartOf(browser)).cart?.lines.map(({ variantCode, quantity }) => [variantCode, quantity]).toSorted();

const plainAdd = (browser: Visitor, variantCode: string) =>
  browser.post("/api/cart/items", { variantCode, quantity: "1" });

const carts = async () =>
  (await env.DB.prepare("select tokenValue from orders where state = 'cart'").all()).results.length;

const articles = [chicken, lamb, treats].map(({ variantCode }) => variantCode);

async function addAtOnce(browser: Visitor, codes: readonly string[]) {
  const answers = await Promise.all(codes.map((code) => plainAdd(browser, code)));
  expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 303));
}

describe("two first additions at the same moment", () => {
  test.each([2, 3])("without scripts, %s of them are in one cart on the next page", async (count) => {
    const before = await carts();
    const browser = visitor();
    const codes = articles.slice(0, count);
    await addAtOnce(browser, codes);
    const kept = tokenOf(browser);
    const html = await (await browser.get("/panier/")).text();
    for (const code of codes) expect(html).toContain(code);
    expect(tokenOf(browser)).toBe(kept);
    expect(await linesOf(browser)).toEqual(codes.map((code) => [code, 1]).toSorted());
    expect(await carts()).toBe(before + 1);
  });

  test("the same format twice is one line with both", async () => {
    const browser = visitor();
    await addAtOnce(browser, [lamb.variantCode, lamb.variantCode]);
    expect(await linesOf(browser)).toEqual([[lamb.variantCode, 2]]);
  });

  const together = (browser: Visitor) =>
    browser.post("/api/cart/together", { packs: `${lamb.variantCode}*1 ${treats.variantCode}*3` });
  const linked = (browser: Visitor) => browser.get(`/?variantId=${treats.variantCode}&targetQuantity=3`);

  test.each([
    ["goods bought together, twice", [together, together], [1, 3]],
    ["a link with a target, twice", [linked, linked], [undefined, 3]],
    ["both", [together, linked], [1, 3]],
    [
      "goods bought together beside fewer of one",
      [together, (one: Visitor) => plainAdd(one, treats.variantCode)],
      [1, 3],
    ],
  ] as const)(
    "what is filled up to a quantity is not added to what is there: %s",
    async (_, presses, [ofLamb, ofTreats]) => {
      const before = await carts();
      const browser = visitor();
      await Promise.all(presses.map((press) => press(browser)));
      expect(await carts()).toBe(before + 2);
      const quantities = new Map(
        (await linesOf(browser))?.map(([code, quantity]) => [code, quantity] as const),
      );
      expect([quantities.get(lamb.variantCode), quantities.get(treats.variantCode)]).toEqual([
        ofLamb,
        ofTreats,
      ]);
      expect(await carts()).toBe(before + 1);
    },
  );

  test("what is filled up in another rhythm is not lost", async () => {
    const browser = visitor();
    const subscribed = { purchase: "subscription", interval: "31" };
    await Promise.all([
      together(browser),
      browser.post("/api/cart/together", { packs: `${lamb.variantCode}*1`, ...subscribed }),
    ]);
    const { cart } = await cartOf(browser);
    const line = cart?.lines.find(({ variantCode }) => variantCode === lamb.variantCode);
    expect([line?.quantity, line?.subscriptionInterval]).toEqual([2, expect.any(Number)]);
  });

  test("a subscription keeps its rhythm", async () => {
    const browser = visitor();
    await Promise.all([
      add(browser, { ...chicken, quantity: 2, purchase: "subscription", interval: 31 }),
      add(browser, { ...lamb, quantity: 3, purchase: "subscription", interval: 62 }),
    ]);
    const { cart } = await cartOf(browser);
    expect(
      cart?.lines.map(({ variantCode, quantity, subscriptionInterval }) => [
        variantCode,
        quantity,
        subscriptionInterval,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [chicken.variantCode, 2, 31],
        [lamb.variantCode, 3, 62],
      ]),
    );
  });

  test("several pages that are asked for together take the lines over once", async () => {
    const browser = visitor();
    await addAtOnce(browser, articles);
    await Promise.all([browser.get("/panier/"), browser.get("/"), cartOf(browser), cartOf(browser)]);
    expect(await linesOf(browser)).toEqual(articles.map((code) => [code, 1]).toSorted());
  });

  test("pages that are asked for together take the lines over once, though they cannot be removed from the other cart", async () => {
    const browser = visitor();
    await addAtOnce(browser, articles);
    await breakService({ service: "ecommerce", mode: "status", method: "DELETE", path: "/shop/orders" });
    await Promise.all([browser.get("/panier/"), browser.get("/"), cartOf(browser), cartOf(browser)]);
    await mendServices();
    expect(await linesOf(browser)).toEqual(articles.map((code) => [code, 1]).toSorted());
  });

  test("a request that is sent again moves no line twice, and moves the rest", async () => {
    const before = await carts();
    const browser = visitor();
    await addAtOnce(browser, [lamb.variantCode, ...articles]);
    const sent = new Map(browser.cookies);
    await breakService({ service: "ecommerce", mode: "status", method: "DELETE", path: "/shop/orders" });
    await browser.get("/panier/");
    await mendServices();
    for (const [name, value] of sent) browser.cookies.set(name, value);
    expect(await linesOf(browser)).toEqual(
      articles.map((code) => [code, code === lamb.variantCode ? 2 : 1]).toSorted(),
    );
    expect(await carts()).toBe(before + 1);
  });

  test("in two tabs whose browser has no common lock, both show both as soon as they are answered", async () => {
    const browser = visitor();
    vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) =>
      init.body
        ? browser.postJson(path, JSON.parse(String(init.body)))
        : browser.get(path, { headers: { Accept: "application/json" } }),
    );
    const { openTab } = openBrowser({ hasLocks: false });
    const tabs = [openTab(), openTab()] as const;
    for (const tab of tabs) tab.look();
    await Promise.all(
      tabs.map((tab, place) =>
        tab.addToCart({ variantCode: articles[place] ?? "", quantity: 1, purchase: "one-off", interval: 0 }),
      ),
    );
    await vi.waitFor(() => {
      for (const tab of tabs) expect(tab.shown()?.cart.count).toBe(2);
    });
    vi.unstubAllGlobals();
    expect(await linesOf(browser)).toEqual(
      articles
        .slice(0, 2)
        .map((code) => [code, 1])
        .toSorted(),
    );
  });

  test("a prefetch takes nothing over", async () => {
    const browser = visitor();
    await addAtOnce(browser, articles.slice(0, 2));
    const writes = await countCalls("ecommerce", "", "DELETE");
    await browser.get("/panier/", { headers: { "Sec-Purpose": "prefetch" } });
    expect(await writes()).toBe(0);
  });

  test("where the API fails, nothing is lost: the next request tries again", async () => {
    const browser = visitor();
    await addAtOnce(browser, articles.slice(0, 2));
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      method: "POST",
      path: "/shop/orders",
    });
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      method: "PATCH",
      path: "/shop/orders",
    });
    const log = readLog();
    expect((await browser.get("/panier/")).status).toBe(200);
    expect(log()).toContainEqual(expect.objectContaining({ event: "new carts not joined" }));
    await mendServices();
    expect(await linesOf(browser)).toEqual(
      articles
        .slice(0, 2)
        .map((code) => [code, 1])
        .toSorted(),
    );
  });
});

test("a cart that was left stays left", async () => {
  const browser = visitor();
  await plainAdd(browser, chicken.variantCode);
  await browser.post("/api/cart/new");
  await plainAdd(browser, lamb.variantCode);
  expect(await linesOf(browser)).toEqual([[lamb.variantCode, 1]]);
  expect(textOf(await (await browser.get("/panier/")).text())).not.toContain("2 articles");
});

test("a single first addition costs no more calls", async () => {
  const browser = visitor();
  await plainAdd(browser, chicken.variantCode);
  const reads = await countCalls("ecommerce", "/shop/orders");
  await cartOf(browser);
  expect(await reads()).toBe(1);
});
