import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { WholeCartAnswer } from "../../shared/api/api.ts";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { buyAgainNotices } from "../../worker/cart/buy-again/buy-again.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { callTimes } from "../../worker/upstream/deadline.ts";
import { part } from "../words.ts";
import { cartOf, linesOf, rewriteOrders, targetOf, tokenOf } from "./cart-shopper.ts";
import { look, shopperWith } from "./checkout-shopper.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { atSummary, order as placeOrder } from "./payment-shopper.ts";
import { addTo, askApi, type CartLine, cartWith } from "./stand-in-api.ts";
import { type CheckoutOrder, lyon } from "./stand-in-checkout.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const adult = { code: "11000101", quantity: 2 };
const terrine = { code: "12000101", quantity: 3 };
const treats = { code: "13000101", quantity: 1 };

const pathOf = (order: string) => `/api/orders/${order}/buy-again`;

async function buyerOf(lines: readonly CartLine[], inCart: readonly CartLine[] = []) {
  const shopper = await atSummary(lines.some(({ interval }) => interval) ? "card" : "check", lines);
  await placeOrder(shopper);
  const { browser } = shopper;
  if (inCart.length > 0) {
    const { cart } = await cartWith(inCart);
    browser.cookies.set("__Host-cartToken", cart);
  }
  return { ...shopper, order: shopper.cart, press: () => press(browser, shopper.cart) };
}

async function press(browser: Visitor, order: string) {
  const answer = await browser.postJson(pathOf(order), {});
  const body = await answer.json<WholeCartAnswer>();
  return { status: answer.status, ...body, message: body.message.replaceAll("\u00a0", " ") };
}

beforeEach(() => env.DB.exec("update variants set stock = 40, sellable = 1"));

const setVariant = (code: string, { stock = 40, sellable = 1 }) =>
  env.DB.prepare("update variants set stock = ?, sellable = ? where code = ?")
    .bind(stock, sellable, code)
    .run();

describe("an order bought again", () => {
  test("by two presses at once, with no cart before, is there once", async () => {
    const { browser, press } = await buyerOf([adult, terrine]);
    await Promise.all([press(), press()]);
    expect(linesOf((await cartOf(browser)).cart)).toEqual(["11000101 × 2", "12000101 × 3"]);
  });

  test("is in the cart in one press, at the prices of today", async () => {
    const { browser, press } = await buyerOf([adult, terrine]);
    const { status, isComplete, message, cart } = await press();
    expect([status, isComplete]).toEqual([200, true]);
    expect(message).toBe(buyAgainNotices.all);
    expect(linesOf(cart)).toEqual(["11000101 × 2", "12000101 × 3"]);
    expect(linesOf((await cartOf(browser)).cart)).toEqual(linesOf(cart));
  });

  test("pressed twice, or in two tabs at once, is there once", async () => {
    const { browser, press } = await buyerOf([adult, terrine], [treats]);
    await Promise.all([press(), press()]);
    await press();
    expect(linesOf((await cartOf(browser)).cart)?.toSorted()).toEqual([
      "11000101 × 2",
      "12000101 × 3",
      "13000101 × 1",
    ]);
  });

  test("keeps what is in the cart, and fills up what is there already", async () => {
    const { press } = await buyerOf([adult, terrine], [treats, { code: "11000101", quantity: 1 }]);
    const { cart } = await press();
    expect(linesOf(cart)).toEqual(["13000101 × 1", "11000101 × 2", "12000101 × 3"]);
  });

  test("never begins a subscription, and says so; one in the cart stays as it is", async () => {
    const { press } = await buyerOf(
      [
        { ...adult, interval: 31 },
        { ...terrine, interval: 31 },
      ],
      [{ code: "12000101", quantity: 1, interval: 62 }],
    );
    const { cart, message, isComplete } = await press();
    expect(linesOf(cart)).toEqual(["12000101 × 1 every 62", "11000101 × 2"]);
    expect(isComplete).toBe(false);
    expect(message).toMatch(part(buyAgainNotices.subscribed, { names: /Terrine/ }));
    expect(message).toMatch(part(buyAgainNotices.once, { names: /Croquettes/ }));
  });

  test("of a subscription alone is in the cart once, which is read before the cart opens", async () => {
    const { press } = await buyerOf([{ ...adult, interval: 31 }]);
    const { cart, message, isComplete } = await press();
    expect([linesOf(cart), isComplete]).toEqual([["11000101 × 2"], false]);
    expect(message).toMatch(part(buyAgainNotices.all));
    expect(message).toMatch(part(buyAgainNotices.once, { names: /Croquettes/ }));
  });

  test("pressed again after its rhythm was chosen, is said to be subscribed", async () => {
    const lines = [{ ...adult, interval: 31 }, terrine];
    const { press } = await buyerOf(lines, [{ ...adult, interval: 31 }]);
    const { cart, message } = await press();
    expect(linesOf(cart)).toEqual(["11000101 × 2 every 31", "12000101 × 3"]);
    expect(message).toMatch(part(buyAgainNotices.subscribed, { names: /Croquettes/ }));
    expect(message).not.toMatch(part(buyAgainNotices.once));
  });

  test("interrupted, calls nothing a single purchase that is subscribed or not there", async () => {
    const { browser, press } = await buyerOf(
      [
        { ...terrine, interval: 31 },
        { ...adult, interval: 31 },
      ],
      [{ ...terrine, interval: 62 }],
    );
    readLog();
    const path = `/shop/orders/${tokenOf(browser)}/items`;
    await breakService({ service: "ecommerce", mode: "status", status: 503, path, method: "PATCH" });
    const { status, message } = await press();
    expect(status).toBe(503);
    expect(message).toMatch(part(buyAgainNotices.interrupted, { names: /Croquettes/ }));
    expect(message).toMatch(part(buyAgainNotices.subscribed, { names: /Terrine/ }));
    expect(message).not.toMatch(part(buyAgainNotices.once));
  });
});

describe("what cannot be bought is named, with its reason", () => {
  test("no longer sold", async () => {
    const { press } = await buyerOf([adult, terrine]);
    await setVariant("12000101", { sellable: 0 });
    const { cart, message, isComplete } = await press();
    expect(isComplete).toBe(false);
    expect(linesOf(cart)).toEqual(["11000101 × 2"]);
    expect(message).toMatch(part(buyAgainNotices.gone, { names: /Terrine/ }));
  });

  test("out of stock, and nothing left to buy", async () => {
    const { press } = await buyerOf([terrine], [treats]);
    await setVariant("12000101", { stock: 0 });
    const { cart, message } = await press();
    expect(linesOf(cart)).toEqual(["13000101 × 1"]);
    expect(message).toMatch(
      part(`${buyAgainNotices.nothing} ${buyAgainNotices.soldOut}`, { names: /Terrine/ }),
    );
  });

  test("fewer left than wanted: what is left is taken", async () => {
    const { press } = await buyerOf([{ ...terrine, quantity: 5 }, adult]);
    await setVariant("12000101", { stock: 2 });
    const { cart, message } = await press();
    expect(linesOf(cart)).toEqual(["12000101 × 2", "11000101 × 2"]);
    expect(message).toMatch(part(buyAgainNotices.fewer, { quantity: 2, name: /Terrine/ }));
    expect(linesOf((await press()).cart)).toEqual(["12000101 × 2", "11000101 × 2"]);
  });

  test("gifts and lines that cannot be read", async () => {
    const { order, press } = await buyerOf([adult, terrine]);
    rewriteOrders((json) => {
      if (json.tokenValue !== order) return json;
      const [first, second] = json.items;
      return { ...json, items: [{ ...first, unitPrice: 0 }, { ...second, quantity: "deux" }, "?"] };
    });
    const { cart, message } = await press();
    expect(linesOf(cart)).toEqual([]);
    expect(message).toMatch(part(buyAgainNotices.offered, { names: /Croquettes/ }));
    expect(message).toMatch(
      new RegExp(`${part(buyAgainNotices.unread).source}|${part(buyAgainNotices.unreadable).source}`),
    );
  });
});

describe("without scripts", () => {
  test("leads to the cart, which says what is missing", async () => {
    const { browser, order } = await buyerOf([adult, terrine]);
    await setVariant("12000101", { stock: 0 });
    const answer = await browser.post(pathOf(order));
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    const { text } = await look(browser, "/panier/");
    expect(text).toMatch(part(buyAgainNotices.soldOut, { names: /Terrine/ }));
    expect(text).toContain("43,80 €");
  });

  test("leads to the recap without the order's gift, and says so", async () => {
    const { browser, cart: order } = await orderOfCamille();
    rewriteOrders((json) =>
      json.tokenValue === order
        ? { ...json, items: [...json.items, { ...json.items[0], id: 999_999, unitPrice: 0 }] }
        : json,
    );
    const answer = await browser.post(pathOf(order));
    expect(answer.headers.get("location")).toMatch(/\?etape=recapitulatif$/);
    const { text } = await look(browser, answer.headers.get("location") ?? "");
    expect(text).toContain(buyAgainNotices.ready);
    expect(text).toMatch(part(buyAgainNotices.offered, { names: /Croquettes/ }));
  });

  test("leads to the recap, if nothing else is in the cart and nothing is missing", async () => {
    const { browser, cart: order } = await orderOfCamille();
    const answer = await browser.post(pathOf(order));
    expect(answer.headers.get("location")).toMatch(/\?etape=recapitulatif$/);
    const { text } = await look(browser, answer.headers.get("location") ?? "");
    expect(text).toContain(buyAgainNotices.ready);
    expect(text).toContain("43,80 €");
    expect(text).toContain(summaryTexts.submit);
  });

  test("while the API is down, the cart says that nothing is lost", async () => {
    const { browser, order } = await buyerOf([adult]);
    readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    const answer = await browser.post(pathOf(order));
    expect([answer.status, targetOf(answer)]).toEqual([303, "/panier/"]);
    expect(noticeOf(browser)).toBe(cartNotices.unavailable);
  });
});

describe("a failure on the way", () => {
  test("says what is missing, and a second press adds that alone", async () => {
    const { browser, press } = await buyerOf([adult, terrine], [treats]);
    const logged = readLog();
    const path = `/shop/orders/${tokenOf(browser)}/items`;
    await breakService({ service: "ecommerce", mode: "garbage", path, method: "PATCH", times: 1 });
    const { status, message, cart } = await press();
    expect(status).toBe(503);
    expect(message).toMatch(part(buyAgainNotices.interrupted));
    expect(cart).not.toBeNull();
    expect(logged()).toContainEqual(expect.objectContaining({ event: "order not bought again" }));
    expect((await press()).isComplete).toBe(true);
    expect(linesOf((await cartOf(browser)).cart)).toEqual(["13000101 × 1", "11000101 × 2", "12000101 × 3"]);
  });

  test("a service that is too slow is not waited for longer than a write", async () => {
    const { browser, press } = await buyerOf([adult, terrine], [treats]);
    readLog();
    const path = `/shop/orders/${tokenOf(browser)}/items`;
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.startsWith("PATCH ") && call.endsWith(path));
    const pressing = press();
    await held.waiting(1);
    passTime(callTimes.write.longest - 1);
    expect(await isPending(pressing)).toBe(true);
    passTime(1);
    expect((await pressing).status).toBe(503);
    held.end();
    expect((await press()).isComplete).toBe(true);
  });

  test("a lost answer is no failure where the cart shows that it was done", async () => {
    const { browser, press } = await buyerOf([adult], [treats]);
    readLog();
    const path = `/shop/orders/${tokenOf(browser)}/items`;
    await breakService({
      service: "ecommerce",
      mode: "lost",
      status: 500,
      path,
      method: "PATCH",
      times: 1,
    });
    const { status, isComplete, cart } = await press();
    expect([status, isComplete]).toEqual([200, true]);
    expect(linesOf(cart)).toEqual(["13000101 × 1", "11000101 × 2"]);
  });

  test("while the cart cannot be read nothing is added", async () => {
    const { browser, press } = await buyerOf([adult], [treats]);
    readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      path: `/shop/orders/${tokenOf(browser)}`,
    });
    expect((await press()).status).toBe(503);
  });
});

describe("nobody else's order is bought again", () => {
  test("not a stranger's, an unknown one, nor a cart: 404, and nothing in the log", async () => {
    const { order } = await buyerOf([adult]);
    const unplaced = await atSummary("check");
    const stranger = browserWith(await logIn(people.camille.email));
    const logged = readLog();
    for (const token of [order, "inconnue", unplaced.cart]) {
      expect((await press(stranger, token)).status).toBe(404);
      expect((await stranger.post(pathOf(token))).status).toBe(404);
    }
    expect((await press(unplaced.browser, unplaced.cart)).status).toBe(404);
    expect(logged().filter(({ event }) => event !== "request")).toEqual([]);
    expect(JSON.stringify(logged())).not.toContain(order);
    expect(tokenOf(stranger)).toBeUndefined();
  });

  test("an anonymous visitor signs in first, a page of another site is refused", async () => {
    const { order, browser } = await buyerOf([adult]);
    const anonymous = await visitor().postJson(pathOf(order), {});
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ redirect: expect.stringMatching(/^\/connexion\//) });
    const foreign = await browser.post(pathOf(order), {}, { headers: { Origin: "https://voleur.example" } });
    expect(foreign.status).toBe(403);
  });
});

describe("on to the payment", () => {
  test("in one press, with carrier and payment, and a subscription of it once, which is said", async () => {
    const { browser, cart: order } = await orderOfCamille({ relay: true, interval: 31 });
    const { next, isComplete } = await press(browser, order);
    expect([next, isComplete]).toEqual([expect.stringMatching(/\?etape=recapitulatif$/), false]);
    const { text } = await look(browser, next ?? "");
    expect(text).toMatch(part(buyAgainNotices.onceInOrder, { names: /Croquettes/ }));
    expect(text).toContain(summaryTexts.submit);
    expect(linesOf((await cartOf(browser)).cart)).toEqual(["11000101 × 2"]);
  });

  test("not before the shopper has seen a cart that holds other articles, or more of them, or lacks some", async () => {
    const { browser, cart: order } = await orderOfCamille();
    for (const line of [treats, { code: "11000101", quantity: 5 }]) {
      browser.cookies.set("__Host-cartToken", (await cartWith([line])).cart);
      expect((await press(browser, order)).next).toBeUndefined();
    }
    browser.cookies.delete("__Host-cartToken");
    await setVariant("11000101", { stock: 1 });
    const { next, message } = await press(browser, order);
    expect(next).toBeUndefined();
    expect(message).toMatch(part(buyAgainNotices.fewer, { quantity: 1, name: /Croquettes/ }));
  });

  test("if the order cannot be begun, the cart is filled all the same", async () => {
    const { browser, cart: order } = await orderOfCamille();
    browser.cookies.set("__Host-cartToken", (await cartWith([adult])).cart);
    const logged = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PUT" });
    const { next, isComplete, cart } = await press(browser, order);
    expect([next, isComplete, linesOf(cart)]).toEqual([undefined, true, ["11000101 × 2"]]);
    expect(logged()).toContainEqual(expect.objectContaining({ event: "order not begun at once" }));
  });

  test("the checkout of what was bought again takes up its carrier and its method, and stands at the recap", async () => {
    const { browser, cart: order } = await orderOfCamille();
    await press(browser, order);
    const answer = await browser.post("/api/cart/checkout");
    const { text } = await look(browser, answer.headers.get("location") ?? "");
    expect(answer.headers.get("location")).toMatch(/\?etape=recapitulatif$/);
    expect(text).toContain("Colissimo à domicile");
    expect(text).toContain(summaryTexts.submit);
  });

  test("without a favourite it goes where the order went, to its relay point and with its method", async () => {
    const { browser, cart: order } = await orderOfCamille({ relay: true });
    const favourite = "select defaultAddress from customers where id = 1";
    const row = await env.DB.prepare(favourite).first<{ defaultAddress: string }>();
    await env.DB.exec("update customers set defaultAddress = null where id = 1");
    await press(browser, order);
    const answer = await browser.post("/api/cart/checkout");
    await env.DB.prepare("update customers set defaultAddress = ? where id = 1")
      .bind(row?.defaultAddress)
      .run();
    expect(answer.headers.get("location")).toMatch(/\?etape=recapitulatif$/);
    const { text } = await look(browser, answer.headers.get("location") ?? "");
    expect(text).toContain("Mondial Relay");
    expect(text).toContain(lyon.street);
    expect(text).toContain(summaryTexts.submit);
  });

  test("a cart that has other articles too, or those alone, does not take up the order's pickup point", async () => {
    for (const isSold of [true, false]) {
      const { browser, token, cart: order } = await orderOfCamille({ relay: true });
      const { cart } = await cartWith([treats]);
      browser.cookies.set("__Host-cartToken", cart);
      if (!isSold) await setVariant("11000101", { sellable: 0 });
      const bought = await press(browser, order);
      expect(linesOf(bought.cart)).toEqual(["13000101 × 1", ...(isSold ? ["11000101 × 2"] : [])]);
      await browser.post("/api/cart/checkout");
      const { body } = await askApi<CheckoutOrder>("GET", `orders/${cart}`, undefined, { token });
      expect(body.shipments[0]?.pickupPoint ?? null).toBeNull();
    }
  });

  test("another cart takes up those of the last order that was paid, to the same place alone", async () => {
    const last = await orderOfCamille();
    await env.DB.prepare("update orders set paymentState = 'paid' where tokenValue = ?")
      .bind(last.cart)
      .run();
    const begin = async (street: string) => {
      const other = await shopperWith([treats], "camille");
      await other.callApi("PUT", "", { customer: "/api/v2/shop/customers/1" });
      await other.callApi("PATCH", "/address", { billingAddress: { ...lyon, street } });
      const answer = await other.browser.post("/api/cart/checkout");
      return answer.headers.get("location") ?? "";
    };
    const recap = await begin(lyon.street);
    expect(recap).toMatch(/\?etape=recapitulatif$/);
    expect((await look(last.browser, recap)).text).toContain("Colissimo à domicile");
    expect(await begin("1 rue d’Ailleurs")).toMatch(/\?etape=livraison$/);
  });
});

async function orderOfCamille({ relay = false, interval = 0 } = {}) {
  const shopper = await shopperWith([{ ...adult, interval }], "camille");
  await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/1" });
  await shopper.callApi("PATCH", "/address", { billingAddress: lyon });
  const { shipments, payments } = await shopper.read();
  await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
    shippingMethod: `/api/v2/shop/shipping-methods/${relay ? "mondial-relay" : "colissimo"}`,
    ...(relay && { pickupPoint: "/api/v2/shop/pickup-points/FR-01001" }),
  });
  await shopper.callApi("PATCH", `/payments/${payments[0]?.id}`, {
    paymentMethod: "/api/v2/shop/payment-methods/card",
  });
  await shopper.callApi("PATCH", "/complete", {});
  shopper.browser.cookies.delete("__Host-cartToken");
  return shopper;
}

test("more of it in the cart than in the order stays", async () => {
  const { browser, press } = await buyerOf([adult], [treats]);
  const added = await addTo(tokenOf(browser) ?? "", { code: "11000101", quantity: 5 });
  expect(added.body).toMatchObject({ items: [{}, { quantity: 5 }] });
  expect(linesOf((await press()).cart)).toEqual(["13000101 × 1", "11000101 × 5"]);
});
