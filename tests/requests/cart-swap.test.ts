import { describe, expect, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { type CartLine, emptyCart } from "../../shared/cart/cart.ts";
import { cartVersion } from "../../shared/cart/cart-change.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import {
  add,
  applyCoupon,
  cartOf,
  cartPage,
  chicken,
  lamb,
  linesOf,
  shopper,
  subscribed,
  treats,
} from "./cart-shopper.ts";
import { hiddenFieldsOf } from "./page-html.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const fiveKilos = "11000102";
const offered = { variantCode: fiveKilos, quantity: 2 };

const cheaperIn = async (browser: Visitor): Promise<CartLine["cheaper"]> =>
  (await cartOf(browser)).cart?.lines[0]?.cheaper;

const swap = (browser: Visitor, id: number, item: object = offered) =>
  browser.postJson(`/api/cart/items/${id}/swap`, item);

describe("the same weight in larger packs", () => {
  test("is offered with what it saves, by the prices of the line's own way of buying", async () => {
    const { browser } = await shopper({ ...chicken, quantity: 5 });
    expect(await cheaperIn(browser)).toEqual({
      ...offered,
      text: "La même quantité en 2\u00a0×\u00a05\u00a0kg\u00a0: 13,70\u00a0€ de moins",
    });
    const subscriber = await shopper({ ...subscribed, quantity: 5 });
    expect(await cheaperIn(subscriber.browser)).toEqual({
      ...offered,
      text: "La même quantité en 2\u00a0×\u00a05\u00a0kg\u00a0: 12,33\u00a0€ de moins par colis",
    });
  });

  test("is not offered if the weight differs, the cart has that format, or a coupon changes the prices", async () => {
    expect(await cheaperIn((await shopper({ ...chicken, quantity: 4 })).browser)).toBeUndefined();
    const { browser } = await shopper({ ...chicken, quantity: 5 });
    await applyCoupon(browser, "FIDELE10");
    expect(await cheaperIn(browser)).toBeUndefined();
    const both = await shopper({ ...chicken, quantity: 5 }, { variantCode: fiveKilos });
    expect(await cheaperIn(both.browser)).toBeUndefined();
  });

  test("is not offered if free delivery, or that of the next parcels, would be lost", async () => {
    const terrines = { variantCode: "12000302", quantity: 2 };
    const alone = await shopper(terrines);
    expect(await cheaperIn(alone.browser)).toBeUndefined();
    const { change: more } = await add(alone.browser, treats);
    expect(more?.version).toBe(cartVersion((await cartOf(alone.browser)).cart ?? emptyCart));
    expect((await cheaperIn(alone.browser))?.text).toMatch(/1,90\s€ de moins$/);
    const subscriber = await shopper(
      { variantCode: "21000101", quantity: 10, purchase: "subscription", interval: 31 },
      chicken,
    );
    expect(await cheaperIn(subscriber.browser)).toBeUndefined();
    await add(subscriber.browser, { ...lamb, purchase: "subscription", interval: 31 });
    expect((await cheaperIn(subscriber.browser))?.text).toMatch(/de moins par colis$/);
  });

  test("takes the line's place at its interval", async () => {
    const { browser, line } = await shopper({ ...subscribed, quantity: 5 }, lamb);
    const answer = await swap(browser, line.id);
    expect(answer.status).toBe(200);
    const { cart } = await cartOf(browser);
    expect(
      cart?.lines.map(({ variantCode, quantity, subscriptionInterval }) => [
        variantCode,
        quantity,
        subscriptionInterval,
      ]),
    ).toEqual([
      [lamb.variantCode, 1, 0],
      [fiveKilos, 2, 31],
    ]);
  });
});

describe("a swap", () => {
  test("without scripts can be taken back", async () => {
    const { browser, line } = await shopper({ ...chicken, quantity: 5 });
    const page = await cartPage(browser);
    expect(page.html).toContain(`action="/api/cart/items/${line.id}/swap"`);
    await browser.post(`/api/cart/items/${line.id}/swap`, { ...offered, quantity: "2" });
    const { html, text } = await cartPage(browser);
    expect(text).toContain(cartTexts.line.swapBack);
    const [form = "", path = ""] =
      /<form[^>]*action="(\/api\/cart\/items\/\d+\/swap)"[^>]*>.*?<\/form>/.exec(html) ?? [];
    await browser.post(path, hiddenFieldsOf(form));
    const { cart } = await cartOf(browser);
    expect(cart?.lines.map(({ variantCode, quantity }) => [variantCode, quantity])).toEqual([
      [chicken.variantCode, 5],
    ]);
  });

  test("that could not remove the old format says that both are in the cart", async () => {
    const { browser, line } = await shopper({ ...chicken, quantity: 5 });
    await breakService({ service: "ecommerce", mode: "refused", method: "DELETE", path: "/shop/orders" });
    const answer = await swap(browser, line.id);
    expect(await answer.json()).toMatchObject({ message: cartNotices.swapHalf });
    expect(linesOf((await cartOf(browser)).cart)).toHaveLength(2);
  });

  test("for a format that the cart has, or of a line that is gone, changes nothing", async () => {
    const { browser, line } = await shopper({ ...chicken, quantity: 5 });
    await add(browser, { variantCode: fiveKilos });
    expect(await (await swap(browser, line.id)).json()).toMatchObject({ message: cartNotices.swapTaken });
    expect((await swap(browser, 999_999_999)).status).toBeGreaterThanOrEqual(400);
    expect((await swap(browser, line.id, { ...offered, quantity: 0 })).status).toBe(400);
    expect((await cartOf(browser)).cart?.count).toBe(6);
  });
});
