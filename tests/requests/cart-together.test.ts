import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { WholeCartAnswer } from "../../shared/api/api.ts";
import { buyAgainNotices } from "../../worker/cart/buy-again/buy-again.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import { cartOf, linesOf, tokenOf } from "./cart-shopper.ts";
import { noticeOf } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { type CartLine, cartWith } from "./stand-in-api.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const path = "/api/cart/together";
const kibble = "21000101";
const wet = "22000101";
const packs = `${kibble}*1 ${wet}*3`;

beforeEach(() => env.DB.exec("update variants set stock = 40, sellable = 1"));

async function shopperWith(lines: readonly CartLine[] = []) {
  const browser = visitor();
  if (lines.length > 0) browser.cookies.set("__Host-cartToken", (await cartWith(lines)).cart);
  return browser;
}

async function add(browser: Visitor, fields: Record<string, string> = {}) {
  const answer = await browser.postJson(path, { packs, ...fields });
  const body = await answer.json<WholeCartAnswer>();
  return { status: answer.status, ...body, message: body.message?.replaceAll("\u00a0", " ") };
}

const shown = async (browser: Visitor) => linesOf((await cartOf(browser)).cart)?.toSorted();

describe("several formats put into the cart together", () => {
  test("are there in one press, once, in their quantities, with the place that sold them", async () => {
    const browser = await shopperWith();
    const { status, isComplete, cart } = await add(browser);
    expect([status, isComplete]).toEqual([200, true]);
    expect(linesOf(cart)).toEqual([`${kibble} × 1`, `${wet} × 3`]);
    const { results } = await env.DB.prepare("select sourceItemList from order_items where variantCode = ?")
      .bind(kibble)
      .all();
    expect(results.at(-1)).toEqual({ sourceItemList: "guide_menu" });
  });

  test("are subscribed in one rhythm where that is chosen, and never otherwise", async () => {
    const browser = await shopperWith();
    await add(browser, { interval: "31" });
    expect(await shown(browser)).toEqual([`${kibble} × 1`, `${wet} × 3`]);
    const subscriber = await shopperWith();
    await add(subscriber, { purchase: "subscription", interval: "31" });
    expect(await shown(subscriber)).toEqual([`${kibble} × 1 every 31`, `${wet} × 3 every 31`]);
  });

  test("come on top of what the cart had when they were offered, once for each press", async () => {
    const browser = await shopperWith();
    const [first, second] = [{}, { held: packs }];
    expect((await add(browser, first)).message).toBe(cartNotices.addedTogether);
    await Promise.all([add(browser, second), add(browser, second)]);
    const again = await add(browser, second);
    expect(await shown(browser)).toEqual([`${kibble} × 2`, `${wet} × 6`]);
    expect(again.isComplete).toBe(false);
    expect(again.message).toMatch(part(cartNotices.alreadyThere, { names: /« .* » et « Effilochés.* »/ }));
    expect(again.message).not.toContain(cartNotices.addedTogether);
  });

  test("offered before one was taken out of the cart, leave that one as it is, however often pressed", async () => {
    const browser = await shopperWith([{ code: kibble, quantity: 1 }]);
    const offered = { held: `${kibble}*4` };
    await add(browser, offered);
    const { message } = await add(browser, offered);
    expect(await shown(browser)).toEqual([`${kibble} × 1`, `${wet} × 3`]);
    expect(message).toMatch(part(buyAgainNotices.changed));
  });

  test("a line in another rhythm, or bought once, stays as it is and is named", async () => {
    const browser = await shopperWith([
      { code: kibble, quantity: 2, interval: 62 },
      { code: wet, quantity: 5 },
    ]);
    const { message, isComplete } = await add(browser, { purchase: "subscription", interval: "31" });
    expect(await shown(browser)).toEqual([`${kibble} × 2 every 62`, `${wet} × 5`]);
    expect(isComplete).toBe(false);
    expect(message).toMatch(part(buyAgainNotices.otherRhythm, { names: /(?!Effilochés)/ }));
    expect(message).toMatch(part(buyAgainNotices.boughtOnce, { names: /Effilochés/ }));
    for (const all of [cartNotices.addedSome, cartNotices.addedTogether]) expect(message).not.toContain(all);
  });

  test("more than a cart takes of one is named, and the other is added", async () => {
    await env.DB.exec("update variants set stock = 200");
    const browser = await shopperWith([{ code: wet, quantity: 98 }]);
    const { message } = await add(browser, { held: `${wet}*98` });
    expect(await shown(browser)).toEqual([`${kibble} × 1`, `${wet} × 98`]);
    expect(message).toMatch(part(`${buyAgainNotices.full} ${cartNotices.addedSome}`));
  });

  test("pressed twice, or at once in two tabs, are there once", async () => {
    const browser = await shopperWith([{ code: "13000101", quantity: 1 }]);
    await Promise.all([add(browser), add(browser)]);
    await add(browser);
    expect(await shown(browser)).toEqual(["13000101 × 1", `${kibble} × 1`, `${wet} × 3`]);
  });

  test("never lower what is in the cart, nor end a subscription: it is named", async () => {
    const browser = await shopperWith([
      { code: kibble, quantity: 4 },
      { code: wet, quantity: 1, interval: 62 },
    ]);
    const { message, isComplete } = await add(browser);
    expect(await shown(browser)).toEqual([`${kibble} × 4`, `${wet} × 1 every 62`]);
    expect(isComplete).toBe(false);
    expect(message).toMatch(part(buyAgainNotices.subscribed, { names: /Effilochés/ }));
  });

  test("one that is sold out is named, and the other is in the cart", async () => {
    await env.DB.prepare("update variants set stock = 0 where code = ?").bind(wet).run();
    const browser = await shopperWith();
    const { status, message, isComplete } = await add(browser);
    expect([status, isComplete]).toEqual([200, false]);
    expect(message).toMatch(
      part(`${buyAgainNotices.soldOut} ${cartNotices.addedSome}`, { names: /Effilochés pour chat/ }),
    );
    expect(await shown(browser)).toEqual([`${kibble} × 1`]);
  });

  test("without scripts, lead to the cart with what was done", async () => {
    const browser = await shopperWith();
    const answer = await browser.post(path, { packs, purchase: "one-off" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/panier/"]);
    expect(noticeOf(browser)).toBe(cartNotices.addedTogether);
    expect(await shown(browser)).toEqual([`${kibble} × 1`, `${wet} × 3`]);
  });

  test("a rhythm that is not offered is refused, and a plain form comes back to its page", async () => {
    const browser = await shopperWith();
    expect((await add(browser, { purchase: "subscription", interval: "30" })).status).toBe(422);
    const fields = { packs, purchase: "subscription", interval: "30", returnTo: "/chat/" };
    const answer = await browser.post(path, fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/chat/"]);
    expect(noticeOf(browser)).toBe(cartNotices.unknownFrequency);
    expect(await shown(browser)).toEqual([]);
  });

  test("an outage on the way says what is not there, and pressed again adds only that", async () => {
    const browser = await shopperWith([{ code: kibble, quantity: 1 }]);
    readLog();
    const items = `/shop/orders/${tokenOf(browser)}/items`;
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: items,
      method: "PATCH",
      times: 1,
    });
    const { status, message } = await add(browser);
    expect(status).toBe(503);
    expect(message).toMatch(part(buyAgainNotices.interrupted, { names: /Effilochés/ }));
    expect((await add(browser)).isComplete).toBe(true);
    expect(await shown(browser)).toEqual([`${kibble} × 1`, `${wet} × 3`]);
  });

  test.each(["", "21000101", "21000101*0", "21000101*100 ", "a%2Fb*1", `${"21000101*1 ".repeat(12)}`])(
    "%j is no list of packs",
    async (wrong) => {
      const browser = await shopperWith();
      expect((await add(browser, { packs: wrong })).status).toBe(400);
    },
  );
});
