import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
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
  orderOf,
  remove,
  removeCoupon,
  shopper,
  targetOf,
  tokenOf,
} from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, mendServices, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const writes = [
  ["a change", (browser: Visitor, id: number) => change(browser, id, { quantity: 5 })],
  ["a removal", (browser: Visitor, id: number) => remove(browser, id)],
  ["a coupon", (browser: Visitor) => applyCoupon(browser, "FIDELE10")],
  ["a coupon's removal", (browser: Visitor) => removeCoupon(browser, "FIDELE10")],
] as const;

describe("an operation without a cart is 'Cart not found', in French", () => {
  test.each(writes)("%s", async (_, write) => {
    const calls = await countCalls("ecommerce");
    const browser = visitor();
    const result = await write(browser, 1);
    expect(result).toMatchObject({ status: 404, error: "Cart not found", cart: { lines: [], count: 0 } });
    expect(result.message).toBe(cartNotices.notFound);
    expect(result).not.toHaveProperty("problem");
    expect(browser.cookies.size).toBe(0);
    expect(await calls()).toBe(0);
  });

  test.each([
    ["/api/cart/items/1", { quantity: "2" }],
    ["/api/cart/items/1/remove", {}],
    ["/api/cart/coupon", { couponCode: "FIDELE10" }],
    ["/api/cart/coupon/remove", { couponCode: "FIDELE10" }],
  ])("in a plain form too, which leads to the empty cart: %s", async (path, fields) => {
    const browser = visitor();
    const answer = await browser.post(path, fields);
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    const { text } = await cartPage(browser);
    expect(text).toMatch(part(cartNotices.notFound));
    expect(text).toContain(cartTexts.empty.title);
    expect(text).not.toContain("Cart not found");
  });
});

describe("a failure rejects with the server's error body", () => {
  test("a refusal has its status, message and violations", async () => {
    readLog();
    const { browser } = await shopper();
    const { problem, message } = await add(browser, { ...lamb, quantity: 99 });
    expect(problem).toEqual({
      status: 422,
      message: `quantity: ${message}`,
      violations: [{ path: "quantity", message, code: null }],
    });
  });

  test("a fault of the service does not show its body", async () => {
    readLog();
    const { browser } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 500, method: "PATCH" });
    const result = await add(browser, lamb);
    expect(result).toMatchObject({ status: 503, error: "Cart not changed" });
    expect(result).not.toHaveProperty("problem");
    expect(result.message).not.toContain("Le service est momentanément indisponible.");
  });
});

describe("a lost answer", () => {
  const lost = [{}, { status: 502 }];

  async function lose<T>(method: string, fault: object, write: () => Promise<T>): Promise<T> {
    readLog();
    await breakService({ service: "ecommerce", mode: "lost", method, times: 1, ...fault });
    return write();
  }

  const unknown = {
    status: 503,
    error: "Cart not changed",
    message: expect.stringContaining("pas reçu la confirmation"),
  };

  test.each(lost)("of an addition that is in the cart is a success (%o)", async (fault) => {
    const { browser } = await shopper();
    const result = await lose("PATCH", fault, () => add(browser, { ...chicken, quantity: 3 }));
    expect(result.status).toBe(200);
    expect(lineOf(result)).toBe(`${chicken.variantCode} × 5`);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 5`]);
  });

  test.each(lost)("of a change (%o)", async (fault) => {
    const { browser, line } = await shopper();
    const result = await lose("PATCH", fault, () => change(browser, line.id, { quantity: 7, interval: 31 }));
    expect(result.status).toBe(200);
    expect(lineOf(result)).toBe(`${chicken.variantCode} × 7 every 31`);
  });

  test.each(lost)("of a removal (%o)", async (fault) => {
    const { browser, line } = await shopper(chicken, lamb);
    const result = await lose("DELETE", fault, () => remove(browser, line.id));
    expect(result).toMatchObject({ status: 200, change: { line: null, count: 1 } });
  });

  test.each(lost)("of a coupon, and of its removal (%o)", async (fault) => {
    const { browser } = await shopper();
    const applied = await lose("PATCH", fault, () => applyCoupon(browser, "FIDELE10"));
    expect(applied).toMatchObject({ status: 200, change: { coupon: "FIDELE10" } });
    const removed = await lose("DELETE", fault, () => removeCoupon(browser, "FIDELE10"));
    expect(removed).toMatchObject({ status: 200, change: { coupon: null } });
  });

  test("before the work was done leaves the outcome open, with the cart as it is", async () => {
    readLog();
    const { browser } = await shopper();
    await breakService({ service: "ecommerce", mode: "refused", method: "PATCH", times: 1 });
    const result = await add(browser, { ...chicken, quantity: 3 });
    expect(result).toMatchObject({ ...unknown, cart: { count: 2 } });
  });

  test("of a new cart: the next addition creates another, with nothing twice in it", async () => {
    const browser = visitor();
    const result = await lose("POST", {}, () => add(browser, chicken));
    expect(result).toMatchObject({ ...unknown, cart: { lines: [] } });
    expect(tokenOf(browser)).toBeUndefined();
    expect(lineOf(await add(browser, chicken))).toBe(`${chicken.variantCode} × 1`);
  });

  test("of the read after a removal is retried once", async () => {
    const { browser, line } = await shopper(chicken, lamb);
    const result = await lose("GET", { status: 503 }, () => remove(browser, line.id));
    expect(result).toMatchObject({ status: 200, change: { line: null, count: 1 } });
  });

  test("in a plain form: the page says what is in the cart", async () => {
    const { browser } = await shopper();
    const { variantCode } = lamb;
    await lose("PATCH", {}, () => browser.post("/api/cart/items", { variantCode, returnTo: "/panier/" }));
    const { text } = await cartPage(browser);
    expect(text).toMatch(part(cartNotices.added));
    expect(text).toContain("3 articles");
  });
});

describe("a write that was done, and could not be read", () => {
  test.each(["change", "removal"])("of a %s: the shopper is told that it may be done", async (kind) => {
    readLog();
    const { browser, line } = await shopper({ ...chicken, quantity: 2 }, lamb);
    const standIns = env.SANDBOX as Fetcher;
    const { fetch } = standIns;
    let written = false;
    const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes("/shop/orders/")) return fetch.call(standIns, request);
      if (written) return new Response(null, { status: 503 });
      const answer = await fetch.call(standIns, request);
      if (request.method === "GET") return answer;
      written = true;
      return new Response(null, { status: 204 });
    });
    onTestFinished(() => spy.mockRestore());
    const result = await (kind === "change"
      ? change(browser, line.id, { quantity: 3 })
      : remove(browser, line.id));
    expect(result).toMatchObject({
      status: 503,
      cart: null,
      message: cartNotices.doubtful,
    });
  });
});

describe("a wrong answer", () => {
  test("a removal answered 200 without effect is not a success", async () => {
    readLog();
    const { browser, line } = await shopper();
    await breakService({ service: "ecommerce", mode: "garbage", method: "DELETE", times: 1 });
    const result = await remove(browser, line.id);
    expect(result).toMatchObject({ status: 503, error: "Cart not changed" });
    expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
  });

  test("nor is the removal of a coupon", async () => {
    readLog();
    const { browser } = await shopper();
    await applyCoupon(browser, "FIDELE10");
    await breakService({ service: "ecommerce", mode: "garbage", method: "DELETE", times: 1 });
    expect(await removeCoupon(browser, "FIDELE10")).toMatchObject({
      status: 503,
      cart: { coupon: "FIDELE10", count: 2 },
    });
  });

  test.each(["garbage", "truncated", "huge"] as const)(
    "an addition that is answered 200 with %s is what the cart shows of it",
    async (mode) => {
      readLog();
      const { browser } = await shopper();
      await breakService({ service: "ecommerce", mode, method: "PATCH", times: 1 });
      expect((await add(browser, chicken)).status).toBe(mode === "garbage" ? 503 : 200);
      const { cart } = await cartOf(browser);
      expect(linesOf(cart)).toEqual([`${chicken.variantCode} × ${mode === "garbage" ? 2 : 3}`]);
    },
  );

  const nothings = ["empty", "previous", "other"] as const;

  test.each(nothings.flatMap((mode) => writes.map(([name, write]) => [mode, name, write] as const)))(
    "200 with %s and nothing done is no success: %s",
    async (mode, name, write) => {
      const log = readLog();
      const { browser, line } = await shopper();
      const isRemoval = name === "a coupon's removal";
      if (isRemoval) await applyCoupon(browser, "FIDELE10");
      for (const method of ["PATCH", "DELETE"]) await breakService({ service: "ecommerce", mode, method });
      const result = await write(browser, line.id);
      expect(result).toMatchObject({
        status: 503,
        message: cartNotices.notDone,
        cart: { coupon: isRemoval ? "FIDELE10" : null },
      });
      expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
      expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "cart not changed" }));
    },
  );

  test.each(nothings.flatMap((mode) => [chicken, lamb].map((item) => [mode, item] as const)))(
    "200 with %s and nothing added is no success: %j",
    async (mode, item) => {
      readLog();
      const { browser } = await shopper();
      await breakService({ service: "ecommerce", mode, method: "PATCH" });
      expect(await add(browser, item)).toMatchObject({ status: 503, message: cartNotices.notDone });
      const { variantCode } = item;
      await browser.post("/api/cart/items", { variantCode, returnTo: "/panier/" });
      const { text } = await cartPage(browser);
      expect(text).toMatch(part(cartNotices.notDone));
      expect(text).not.toMatch(part(cartNotices.added));
    },
  );

  test("while the cart cannot be read, nothing is added and the token is kept", async () => {
    readLog();
    const { browser, token } = await shopper();
    await breakService({ service: "ecommerce", mode: "truncated" });
    expect(await add(browser, chicken)).toMatchObject({ status: 503, cart: null });
    expect(tokenOf(browser)).toBe(token);
    await mendServices();
    expect((await cartOf(browser)).cart?.count).toBe(2);
  });
});

describe("an API that ignores the rhythm of a line", () => {
  function ignoreIntervals() {
    const standIns = env.SANDBOX as Fetcher;
    const { fetch } = standIns;
    const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "PATCH" || !request.url.includes("/items")) return fetch.call(standIns, request);
      const { subscriptionInterval, ...body } = await request.json<{ subscriptionInterval: number }>();
      return fetch.call(
        standIns,
        new Request(request, { body: JSON.stringify({ ...body, subscriptionInterval: 0 }) }),
      );
    });
    onTestFinished(() => spy.mockRestore());
  }

  const monthly = { purchase: "subscription", interval: 31 };

  test("a new line is taken out again, which is said and logged", async () => {
    const { browser } = await shopper();
    const log = readLog();
    ignoreIntervals();
    const result = await add(browser, { ...lamb, ...monthly });
    expect(result).toMatchObject({ status: 503, message: cartNotices.rhythmIgnored });
    expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
    expect(log()).toContainEqual(
      expect.objectContaining({ level: "error", event: "interval of a line ignored", asked: 31, kept: 0 }),
    );
  });

  test("a line that was there is put back as it was", async () => {
    readLog();
    const { browser } = await shopper();
    ignoreIntervals();
    const result = await add(browser, { ...chicken, ...monthly });
    expect(result).toMatchObject({ status: 503, message: cartNotices.rhythmIgnored });
    expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
  });

  test("a change of the rhythm is not done", async () => {
    readLog();
    const { browser, line } = await shopper();
    ignoreIntervals();
    const result = await change(browser, line.id, { interval: 31 });
    expect(result).toMatchObject({ status: 503, message: cartNotices.notDone });
    expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
  });

  test("a cart link adds nothing either", async () => {
    readLog();
    const { browser } = await shopper();
    ignoreIntervals();
    await browser.get(`/panier/?variantId=${lamb.variantCode}&interval=31`);
    expect((await cartPage(browser)).text).toMatch(part(cartNotices.rhythmIgnored));
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 2`]);
  });

  test("several articles at once are named", async () => {
    readLog();
    const { browser } = await shopper();
    ignoreIntervals();
    const answer = await browser.postJson("/api/cart/together", {
      packs: `${lamb.variantCode}*1`,
      ...monthly,
    });
    expect(await answer.json()).toMatchObject({ isComplete: false, cart: { count: 2 } });
  });
});

describe("a refusal that a customer caused", () => {
  test.each([
    ["more than is in stock", (browser: Visitor) => add(browser, { ...lamb, quantity: 99 })],
    ["a wrong code", (browser: Visitor) => applyCoupon(browser, "NEXISTEPAS")],
    ["a line that is gone", (browser: Visitor) => remove(browser, 999_999)],
  ])("is no error in the log: %s", async (_, write) => {
    const { browser } = await shopper();
    const log = readLog();
    const { status } = await write(browser);
    expect(status).toBe(422);
    expect(log().filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("a write is never repeated", () => {
  test.each([
    ["PATCH", (browser: Visitor) => add(browser, chicken)],
    ["PATCH", (browser: Visitor, id: number) => change(browser, id, { quantity: 5 })],
    ["DELETE", (browser: Visitor, id: number) => remove(browser, id)],
    ["PATCH", (browser: Visitor) => applyCoupon(browser, "FIDELE10")],
  ] as const)("%s: a failed one is sent once and leaves the cart as it was", async (method, write) => {
    readLog();
    const { browser, line } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 503, method, times: 1 });
    const result = await write(browser, line.id);
    expect(result).toMatchObject({ status: 503, cart: { coupon: null } });
    expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
  });
});

describe("a dead token (the API says that there is no such cart)", () => {
  const orders = () => env.DB.prepare("select count(*) as count from orders").first<number>("count");

  test.each([
    ["that never was", "inconnu"],
    ["of an order that is placed", undefined],
  ])("an addition with one %s creates a new cart and is repeated in it", async (_, dead) => {
    readLog();
    const { browser, token } = await shopper();
    if (dead) browser.cookies.set("__Host-cartToken", dead);
    else await askStandIns(`/_sandbox/orders/${token}/state`, { state: "new" });
    const before = Number(await orders());
    const calls = await countCalls("ecommerce", "", "PATCH");
    const result = await add(browser, { ...lamb, quantity: 2 });
    expect(result.status).toBe(200);
    expect(lineOf(result)).toBe(`${lamb.variantCode} × 2`);
    expect(await calls()).toBe(1);
    expect(await orders()).toBe(before + 1);
    expect([dead, token]).not.toContain(tokenOf(browser));
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${lamb.variantCode} × 2`]);
  });

  test("a refused new cart ends it: no third try", async () => {
    readLog();
    const browser = visitor({ cookies: { "__Host-cartToken": "inconnu" } });
    const result = await add(browser, { ...lamb, quantity: 99 });
    expect(result.status).toBe(422);
    expect(result.message).toContain("en stock");
  });

  test("a valid cart is not left for a 404 of something else", async () => {
    readLog();
    const { browser, token } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 404, method: "PATCH" });
    const result = await add(browser, lamb);
    expect(result).toMatchObject({ status: 422, cart: { count: 2 } });
    expect(tokenOf(browser)).toBe(token);
  });

  test.each(writes)(
    "%s says that the cart no longer exists, answers the empty one, and removes the token",
    async (_, write) => {
      readLog();
      const { browser, line, token } = await shopper();
      await env.DB.prepare("delete from orders where tokenValue = ?").bind(token).run();
      const result = await write(browser, line.id);
      expect(result).toMatchObject({
        status: 404,
        error: "Cart not found",
        cart: { lines: [], count: 0 },
      });
      expect(result.message).toBe(cartNotices.notFound);
      expect(tokenOf(browser)).toBeUndefined();
    },
  );
});

describe("a new cart when the API cannot load the old one", () => {
  test("is created by a plain form: the token is removed, the old cart stays in the API", async () => {
    readLog();
    const { browser, token } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 500 });
    const { html } = await cartPage(browser);
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/cart\/new")/);
    expect(html).toContain(cartTexts.unavailable.startAnew);

    const answer = await browser.post("/api/cart/new");
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(tokenOf(browser)).toBeUndefined();
    const { text } = await cartPage(browser);
    expect(text).toContain(cartNotices.new);
    expect(text).toContain(cartTexts.empty.title);

    await mendServices();
    expect(await orderOf(token)).toMatchObject({ state: "cart" });
    expect(lineOf(await add(browser, lamb))).toBe(`${lamb.variantCode} × 1`);
    expect(tokenOf(browser)).not.toBe(token);
  });

  test("cannot be created by another site", async () => {
    const { browser, token } = await shopper();
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await browser.post("/api/cart/new", {}, { headers })).status).toBe(403);
    expect((await browser.get("/api/cart/new")).status).toBe(404);
    expect(tokenOf(browser)).toBe(token);
  });
});
