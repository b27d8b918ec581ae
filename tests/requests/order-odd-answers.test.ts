import { expect, test } from "vitest";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import {
  cartOf,
  cartPage,
  chicken,
  lamb,
  linesOf,
  type OrderJson,
  rewriteOrders,
  shopper,
} from "./cart-shopper.ts";
import { look } from "./checkout-shopper.ts";
import { readLog } from "./log-lines.ts";
import { atSummary } from "./payment-shopper.ts";
import { mendAfterEach } from "./visitor.ts";

mendAfterEach();

test("a line that cannot be read costs itself: the cart shows the others, and the log names it", async () => {
  const { browser } = await shopper({ ...chicken }, lamb);
  const logged = readLog();
  rewriteOrders((order) => ({
    ...order,
    items: order.items.map((item, place) => (place ? item : { ...item, id: null, "@id": null })),
  }));
  expect(linesOf((await cartOf(browser)).cart)).toEqual([`${lamb.variantCode} × 1`]);
  expect(logged()).toContainEqual(expect.objectContaining({ event: "item left out" }));
});

test("names and fees that cannot be read are shown without, and the cart is there", async () => {
  const { browser } = await shopper();
  readLog();
  rewriteOrders((order) => ({
    ...order,
    shippingTotal: 4.9,
    freeProducts: { odd: true },
    items: order.items.map((item) => ({ ...item, productName: null, unitPrice: "21,90" })),
  }));
  const { text } = await cartPage(browser);
  expect(text).toContain("Croquettes chien adulte – Poulet fermier & riz");
  expect(text).toContain("Total");
});

const withoutTotal = (order: OrderJson) => ({ ...order, total: "cher" });

test("an order without a total can be looked at, not ordered: its summary names customer service", async () => {
  const shopper = await atSummary("card");
  readLog();
  rewriteOrders(withoutTotal);
  expect((await look(shopper.browser, shopper.path("livraison"))).status).toBe(200);
  const summary = await look(shopper.browser, shopper.path("recapitulatif"));
  expect(summary.status).toBe(503);
  expect(summary.text).not.toContain(summaryTexts.submit);
});
