import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { OrderAgain } from "../../shared/api/order-again.ts";
import { againTexts } from "../../shared/order/again.texts.ts";
import { buyAgainNotices, orderAgainTexts } from "../../worker/cart/buy-again/buy-again.texts.ts";
import { part } from "../words.ts";
import { look, shopperWith } from "./checkout-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { type CartLine, cartWith } from "./stand-in-api.ts";
import { lyon } from "./stand-in-checkout.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const adult = { code: "11000101", quantity: 2 };
const terrine = { code: "12000101", quantity: 3 };
const treats = { code: "13000101", quantity: 1 };

beforeEach(() => env.DB.exec("update variants set stock = 40, sellable = 1"));

const again = async (browser: Visitor) => {
  const answer = await browser.get("/api/orders/again");
  return (await answer.json<{ again: OrderAgain | null }>()).again;
};

let year = 2030;

/** Paul's order, which is his last one. */
async function buyerOf(lines: readonly CartLine[], { method = "card", isPaid = true } = {}) {
  const shopper = await shopperWith(lines);
  await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
  await shopper.callApi("PATCH", "/address", { billingAddress: lyon });
  const { shipments, payments } = await shopper.read();
  await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
  });
  await shopper.callApi("PATCH", `/payments/${payments.at(-1)?.id}`, {
    paymentMethod: `/api/v2/shop/payment-methods/${method}`,
  });
  await shopper.callApi("PATCH", "/complete", {});
  year += 1;
  await env.DB.prepare("update orders set checkoutCompletedAt = ?, paymentState = ? where tokenValue = ?")
    .bind(`${year}-01-01T08:00:00+00:00`, isPaid ? "paid" : "awaiting_payment", shopper.cart)
    .run();
  shopper.browser.cookies.delete("__Host-cartToken");
  return shopper;
}

test("the last order is offered at the prices of today, with its day and its total", async () => {
  const { browser, cart } = await buyerOf([adult]);
  const card = await again(browser);
  expect(card).toMatchObject({ order: cart, notes: [] });
  expect(card?.title).toMatch(/^Comme la dernière fois, chez vous /);
  expect(card?.goods).toEqual([expect.stringMatching(/^2\s× Croquettes chien adulte/)]);
  expect(card?.total.replaceAll(/\s/g, " ")).toBe("48,70 €, livraison comprise");
  const { text } = await look(
    browser,
    (await browser.post(`/api/orders/${cart}/buy-again`)).headers.get("location") ?? "",
  );
  expect(text).toContain("43,80 €");
});

test("an order that is still to be paid is not offered for a second payment, the paid one before it is", async () => {
  const paid = await buyerOf([adult]);
  const { browser } = await buyerOf([terrine], { isPaid: false });
  expect((await again(browser))?.order).toBe(paid.cart);
});

test("no day is promised for a cheque, since days count from the payment", async () => {
  const { browser } = await buyerOf([adult], { method: "check" });
  expect((await again(browser))?.title).toBe(againTexts.title);
});

test("what is missing and another article in the cart are said before", async () => {
  const { browser } = await buyerOf([adult, terrine]);
  await env.DB.exec("update variants set stock = 0 where code = '12000101'");
  browser.cookies.set("__Host-cartToken", (await cartWith([treats])).cart);
  const card = await again(browser);
  expect(card?.goods).toHaveLength(1);
  expect(card?.notes.join(" ")).toMatch(part(buyAgainNotices.soldOut, { names: /Terrine/ }));
  expect(card?.notes).toContain(orderAgainTexts.beside);
});

test("nothing is offered without an article in stock", async () => {
  const { browser } = await buyerOf([terrine]);
  await env.DB.exec("update variants set stock = 0 where code = '12000101'");
  expect(await again(browser)).toBeNull();
});

test("a visitor has none, and asks no service; nor does a customer without orders", async () => {
  await breakService({ service: "ecommerce", mode: "status", status: 503 });
  expect(await again(visitor())).toBeNull();
  await breakService({ service: "ecommerce", mode: "slow", delay: 0 });
  expect(await again(browserWith(await logIn(people.nora.email)))).toBeNull();
});

test("in an outage the call fails, and is logged", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const logged = readLog();
  await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/orders" });
  expect((await browser.get("/api/orders/again")).status).toBe(503);
  expect(logged()).toContainEqual(expect.objectContaining({ event: "request failed" }));
});

test("the home page is the same for everybody, with a card that leads to the orders without scripts", async () => {
  const pages = [visitor(), browserWith(await logIn(people.camille.email))].map((browser) =>
    browser.visit("/?x=1"),
  );
  for (const { html } of await Promise.all(pages)) {
    expect(html).toContain(againTexts.intro);
    expect(html).toContain('href="/mon-compte/mes-commandes/"');
  }
});
