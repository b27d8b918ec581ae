import { describe, expect, onTestFinished, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { type Cart, emptyCart } from "../../shared/cart/cart.ts";
import { withChange } from "../../shared/cart/cart-change.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import {
  add,
  applyCoupon,
  bigBag,
  type CartResult,
  cartOf,
  cartPage,
  change,
  chicken,
  lamb,
  lineOf,
  linesOf,
  remove,
  removeCoupon,
  rewriteOrders,
  shopper,
  soldOut,
  stock,
  subscribed,
  tokenOf,
  treats,
  unknown,
} from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const often = { ...chicken, purchase: "subscription", interval: 31 };
async function changeChicken(changes: { stock?: number; price?: number }): Promise<void> {
  const path = `/_sandbox/variants/${chicken.variantCode}`;
  await askStandIns(path, changes);
  onTestFinished(() => askStandIns(path, { stock, price: chicken.price }));
}

describe("an addition", () => {
  test("creates a missing cart, whose token scripts cannot read", async () => {
    const browser = visitor();
    const answer = await browser.postJson("/api/cart/items", chicken);
    const body = await answer.text();
    // The second cookie keeps a parallel first addition from being lost.
    const [cookie, beside] = answer.headers.getSetCookie();
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect(cookie).toMatch(/^__Host-cartToken=[\w~-]+;.*HttpOnly.*Secure.*SameSite=Lax/i);
    expect(beside).toMatch(
      /^__Host-newCart-[\da-f]{8}=[\w~-]+; Max-Age=600;.*HttpOnly.*Secure.*SameSite=Lax/i,
    );
    expect(body).not.toContain(tokenOf(browser));
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 1`]);
  });

  test("answers its line in full, and the totals", async () => {
    const { browser } = await shopper(lamb);
    const { change: done } = await add(browser, { ...chicken, quantity: 2 });
    expect(done).toMatchObject({
      line: {
        variantCode: chicken.variantCode,
        productName: expect.stringContaining("Poulet"),
        variantName: "2 kg",
        quantity: 2,
        subscriptionInterval: 0,
        unitPrice: 2190,
        total: 4380,
        weight: 2000,
        href: "/produits/croquettes-chien-adulte-poulet-fermier-riz/2-kg/",
        image: { alternativeText: expect.any(String) },
      },
      count: 3,
      accounting: { subtotal: 6870 },
    });
    expect(done).not.toHaveProperty("lines");
  });

  test("of a format in the cart goes into its line, in the same cart", async () => {
    const { browser, token } = await shopper();
    const again = await add(browser, { ...chicken, quantity: 3 });
    expect(lineOf(again)).toBe(`${chicken.variantCode} × 5`);
    await add(browser, lamb);
    expect(tokenOf(browser)).toBe(token);
    expect(await cartOf(browser)).toMatchObject({ cart: { count: 6, lines: [{}, {}] } });
  });

  test("sets the way of buying of the whole line", async () => {
    const { browser, line } = await shopper();
    const subscribed = await add(browser, often);
    expect(lineOf(subscribed)).toBe(`${chicken.variantCode} × 3 every 31`);
    expect(subscribed.change?.line).toMatchObject({ id: line.id, unitPrice: chicken.subscriptionPrice });
    expect(lineOf(await add(browser, chicken))).toBe(`${chicken.variantCode} × 4`);
  });

  test("is never silently a subscription: an interval alone is a one-off purchase", async () => {
    const once = await add(visitor(), { ...chicken, interval: 31 });
    expect(once.change?.line).toMatchObject({ subscriptionInterval: 0, unitPrice: chicken.price });
    const result = await add(visitor(), often);
    expect(result.change?.line).toMatchObject({
      subscriptionInterval: 31,
      unitPrice: chicken.subscriptionPrice,
    });
  });

  test.each([
    ["more than there is", { ...lamb, quantity: stock + 1 }, `il n’en reste que ${stock} en stock`],
    ["a format that is sold out", soldOut, "en rupture de stock"],
    ["a format that does not exist", unknown, "n’est pas en vente"],
  ])("that is refused says why in the API's words, with the reloaded cart: %s", async (_, item, words) => {
    readLog();
    const { browser } = await shopper();
    const { status, message, error, cart } = await add(browser, item);
    expect([status, error]).toEqual([422, "Cart not changed"]);
    expect(message).toContain(words);
    expect(message).not.toMatch(/quantity:|productVariant:/);
    expect(linesOf(cart)).toEqual([`${chicken.variantCode} × 2`]);
  });

  test.each([
    ["a format with a slash", { variantCode: "11000101/items" }],
    ["no format", { quantity: 1 }],
    ["a quantity of 0", { ...chicken, quantity: 0 }],
    ["a quantity of 100", { ...chicken, quantity: 100 }],
    ["half a bag", { ...chicken, quantity: 1.5 }],
    ["a quantity in words", { ...chicken, quantity: "deux" }],
    ["a purchase of another kind", { ...chicken, purchase: "location" }],
    ["no object", ["11000101"]],
  ])("that is invalid is 400 in French, without a call: %s", async (_, item) => {
    const calls = await countCalls("ecommerce");
    const { status, message, cart } = await add(visitor(), item);
    expect({ status, cart }).toEqual({ status: 400, cart: null });
    expect(message).toBe(cartNotices.badInput);
    expect(await calls()).toBe(0);
  });

  test("in broken JSON is invalid input", async () => {
    const headers = { "Content-Type": "application/json" };
    const answer = await visitor().post("/api/cart/items", {}, { body: '{"variantCode":', headers });
    expect(answer.status).toBe(400);
  });
});

describe("a line", () => {
  test("changes in quantity and frequency, each without the other", async () => {
    const { browser, line } = await shopper();
    expect(lineOf(await change(browser, line.id, { quantity: 4 }))).toBe(`${chicken.variantCode} × 4`);
    const subscribed = await change(browser, line.id, { interval: 62 });
    expect(lineOf(subscribed)).toBe(`${chicken.variantCode} × 4 every 62`);
    expect((await cartOf(browser)).cart?.lines).toEqual([subscribed.change?.line]);
  });

  test("is removed at a quantity of 0", async () => {
    const { browser, lines } = await shopper(chicken, lamb);
    const [first, second] = lines;
    expect((await change(browser, first?.id ?? 0, { quantity: 0 })).change).toMatchObject({
      line: null,
      count: 1,
    });
    expect((await remove(browser, second?.id ?? 0)).change).toMatchObject({ line: null, count: 0 });
    expect((await cartOf(browser)).cart).toEqual({ ...emptyCart, isDeletable: true });
  });

  test("that is missing changes nothing: the answer says so in French, with the cart", async () => {
    readLog();
    const { browser } = await shopper();
    for (const result of [await change(browser, 999_999, { quantity: 7 }), await remove(browser, 999_999)]) {
      expect(result).toMatchObject({
        status: 422,
        message: cartNotices.gone,
      });
      expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
    }
  });

  test("of another cart is not changed", async () => {
    readLog();
    const other = await shopper({ ...lamb, quantity: 3 });
    const { browser } = await shopper();
    const tried = [
      await change(browser, other.line.id, { quantity: 9 }),
      await change(browser, other.line.id, { interval: 31 }),
      await change(browser, other.line.id, { quantity: 0 }),
      await remove(browser, other.line.id),
    ];
    for (const result of tried) {
      expect(result).toMatchObject({ status: 422, error: "Cart not changed" });
      expect(linesOf(result.cart)).toEqual([`${chicken.variantCode} × 2`]);
    }
    expect(linesOf((await cartOf(other.browser)).cart)).toEqual([`${lamb.variantCode} × 3`]);
  });

  test("over the stock says how many are left, with the reloaded cart", async () => {
    readLog();
    const { browser, line } = await shopper();
    const { status, message, cart } = await change(browser, line.id, { quantity: stock + 1 });
    expect(status).toBe(422);
    expect(message).toContain(`il n’en reste que ${stock} en stock`);
    expect(linesOf(cart)).toEqual([`${chicken.variantCode} × 2`]);
  });

  test("takes today's price with the next change", async () => {
    const { browser, line } = await shopper();
    await changeChicken({ price: 2290 });
    const { change: done } = await change(browser, line.id, { quantity: 3 });
    expect(done?.line).toMatchObject({ unitPrice: 2290, total: 6870 });
  });

  test("whose variant is only an IRI has it loaded, for its address, weight and stock", async () => {
    const { browser } = await shopper();
    rewriteOrders((order) => ({
      ...order,
      items: order.items.map((item) => ({
        ...item,
        variant: `/api/v2/shop/product-variants/${chicken.variantCode}`,
      })),
    }));
    const { status, cart } = await cartOf(browser);
    expect(status).toBe(200);
    expect(linesOf(cart)).toEqual([`${chicken.variantCode} × 2`]);
    expect(cart?.lines[0]).toMatchObject({ href: expect.stringContaining("poulet-fermier"), weight: 2000 });
    expect(cart?.lines[0]).not.toHaveProperty("soldOut");
    await changeChicken({ stock: 0 });
    expect((await cartOf(browser)).cart?.lines[0]).toMatchObject({ soldOut: true });
  });

  test("shows while the content system is down, with names and amounts, without picture", async () => {
    readLog();
    await breakService({ service: "content", mode: "refused" });
    const { change: done } = await add(visitor(), { variantCode: "22000101" });
    expect(done?.line).toMatchObject({ quantity: 1, unitPrice: expect.any(Number) });
    expect(done?.line?.productName).not.toBe("");
    expect(done?.line).not.toHaveProperty("image");
  });
});

describe("a format that runs out while it is in the cart", () => {
  test("says so on its line, on the page without scripts and in the cart", async () => {
    const { browser } = await shopper(chicken, lamb);
    expect((await cartPage(browser)).text).not.toContain(cartTexts.line.soldOut);
    await changeChicken({ stock: 0 });
    const { cart } = await cartOf(browser);
    expect(cart?.lines.map((line) => line.soldOut)).toEqual([true, undefined]);
    const { html, text } = await cartPage(browser);
    expect(text.split(cartTexts.line.soldOut)).toHaveLength(2);
    expect(text).toMatch(part(cartTexts.line.soldOutDetail));
    expect(html).toContain(`<a href="${cart?.lines[0]?.href}">`);
    await changeChicken({ stock });
    expect((await cartOf(browser)).cart?.lines[0]).not.toHaveProperty("soldOut");
  });

  test("may be reduced and removed, never raised", async () => {
    readLog();
    const { browser, line } = await shopper({ ...chicken, quantity: 3 });
    await changeChicken({ stock: 0 });
    expect(await change(browser, line.id, { quantity: 4 })).toMatchObject({
      status: 422,
      message: expect.stringContaining("en rupture de stock"),
      cart: { lines: [{ quantity: 3, soldOut: true }] },
    });
    const less = await change(browser, line.id, { quantity: 1 });
    expect(less).toMatchObject({ status: 200, change: { line: { quantity: 1, soldOut: true } } });
    expect(await remove(browser, line.id)).toMatchObject({ status: 200, change: { count: 0 } });
  });
});

describe("parallel writes of one shopper", () => {
  test("additions of one format become one line with all of them", async () => {
    const { browser } = await shopper(chicken);
    const result = await Promise.all(Array.from({ length: 8 }, () => add(browser, chicken)));
    expect(result.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 9`]);
  });

  test("additions of several formats are all there", async () => {
    const { browser } = await shopper(chicken);
    const result = await Promise.all([lamb, treats, bigBag].map((item) => add(browser, item)));
    expect(result.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cartOf(browser)).cart?.lines.map(({ variantCode }) => variantCode).sort()).toEqual(
      [chicken, bigBag, lamb, treats].map(({ variantCode }) => variantCode).sort(),
    );
  });

  test("additions together do not exceed the stock, and refused ones say so", async () => {
    readLog();
    const { browser } = await shopper(lamb);
    const result = await Promise.all(Array.from({ length: 6 }, () => add(browser, { ...lamb, quantity: 9 })));
    const done = result.filter(({ status }) => status === 200);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${lamb.variantCode} × ${1 + 9 * done.length}`]);
    expect(1 + 9 * done.length).toBeLessThanOrEqual(stock);
    for (const { status, message } of result.filter((one) => !done.includes(one))) {
      expect(status).toBe(422);
      expect(message).toContain("en stock");
    }
  });
});

test("two devices on one line: neither undoes what the other was told", async () => {
  for (let pair = 0; pair < 6; pair += 1) {
    const { browser, line, token } = await shopper(subscribed);
    const device = visitor({ cookies: { "__Host-cartToken": token } });
    const answers = await Promise.all([
      change(browser, line.id, { quantity: 5 }),
      change(device, line.id, { interval: 0 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 5`]);
  }
});

describe("the version of a change", () => {
  async function expectKnown(browser: Visitor, known: Cart, { change: done }: CartResult, lineId?: number) {
    if (!done) throw new Error("nothing was done");
    const { cart } = await cartOf(browser);
    expect(withChange(known, done, lineId)).toEqual(cart);
    return cart ?? emptyCart;
  }

  test("is that of the cart read after any write", async () => {
    const { browser, line } = await shopper();
    let known = (await cartOf(browser)).cart ?? emptyCart;
    known = await expectKnown(browser, known, await add(browser, lamb));
    known = await expectKnown(browser, known, await add(browser, often));
    known = await expectKnown(browser, known, await change(browser, line.id, { quantity: 7 }), line.id);
    known = await expectKnown(browser, known, await change(browser, line.id, { interval: 0 }), line.id);
    known = await expectKnown(browser, known, await applyCoupon(browser, "FIDELE10"));
    known = await expectKnown(browser, known, await removeCoupon(browser, "FIDELE10"));
    known = await expectKnown(browser, known, await remove(browser, line.id), line.id);
    expect(linesOf(known)).toEqual([`${lamb.variantCode} × 1`]);
  });

  test("tells a page that lacks another device's line to read again", async () => {
    const { browser, line } = await shopper();
    const known = (await cartOf(browser)).cart ?? emptyCart;
    await add(browser, lamb);
    const { change: done } = await change(browser, line.id, { quantity: 5 });
    expect(done && withChange(known, done, line.id)).toBeUndefined();
  });

  test("tells of stock that ran out meanwhile", async () => {
    const { browser, lines } = await shopper(chicken, lamb);
    const known = (await cartOf(browser)).cart ?? emptyCart;
    await changeChicken({ stock: 0 });
    const { change: done } = await change(browser, lines[1]?.id ?? 0, { quantity: 2 });
    expect(done && withChange(known, done, lines[1]?.id)).toBeUndefined();
  });
});
