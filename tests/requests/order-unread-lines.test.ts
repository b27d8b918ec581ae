import { expect, test, vi } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import {
  cartOf,
  cartPage,
  change,
  chicken,
  linesOf,
  rewriteOrders,
  shopper,
  subscribed,
  tokenOf,
} from "./cart-shopper.ts";
import { look, versionIn, wayOf } from "./checkout-shopper.ts";
import { readLog } from "./log-lines.ts";
import { atSummary } from "./payment-shopper.ts";
import { mendAfterEach } from "./visitor.ts";

mendAfterEach();

type Rewrite = (item: Record<string, unknown>) => unknown;
const withoutId: Rewrite = (item) => ({ ...item, id: null, "@id": null });
const withoutVariant: Rewrite = (item) => ({ ...item, variant: null, variantCode: null });
const iriAlone: Rewrite = ({ id }) => `/api/v2/shop/order-items/${id}`;
const rewriteItems = (rewrite: Rewrite) =>
  rewriteOrders((order) => ({ ...order, items: order.items.map(rewrite) }));

const unreadCarts: [string, () => void][] = [
  ["its line has no id", () => rewriteItems(withoutId)],
  ["its line has no variant", () => rewriteItems(withoutVariant)],
  ["its line is an IRI", () => rewriteItems(iriAlone)],
  ["its lines are no list", () => rewriteOrders((order) => ({ ...order, items: "odd" }))],
];

test.each(unreadCarts)("a cart is neither deleted nor left where %s", async (_, rewrite) => {
  const { browser, line, token } = await shopper();
  readLog();
  rewrite();
  expect((await cartOf(browser)).cart?.count).toBeGreaterThan(0);
  await cartPage(browser);
  expect(tokenOf(browser)).toBe(token);
  vi.restoreAllMocks();
  expect((await cartOf(browser)).cart?.lines.map(({ id }) => id)).toEqual([line.id]);
});

test("a cart without readable lines says that an article cannot be shown, and offers to reload", async () => {
  const { browser } = await shopper();
  readLog();
  rewriteItems(withoutId);
  const { text, html } = await cartPage(browser);
  expect(text).toMatch(part(cartTexts.unread.text));
  expect(html).toMatch(new RegExp(`<a href="/panier/"[^>]*>${cartTexts.unread.reload}`));
  expect(text).not.toContain(cartTexts.empty.title);
});

test.each(unreadCarts)(
  "the recap refuses, with a sentence, an order whose goods it cannot show: %s",
  async (_, rewrite) => {
    const shopper = await atSummary("card");
    const { html } = await shopper.browser.visit(shopper.path("recapitulatif"));
    readLog();
    rewrite();
    const fields = { etape: "recapitulatif", vu: versionIn(html) };
    const answer = await shopper.browser.post(shopper.path("recapitulatif"), fields);
    expect(wayOf(answer)).toBe("303 /panier/");
    const { text } = await cartPage(shopper.browser);
    expect(text).toMatch(part(checkoutNotices.unknownGoods));
    const summary = await look(shopper.browser, shopper.path("recapitulatif"));
    expect(summary.text).not.toContain(summaryTexts.submit);
    vi.restoreAllMocks();
    expect((await shopper.read()).state).toBe("cart");
  },
);

test.each([["28.5"], [28.5], [true]])(
  "a subscription whose interval is %j shows dashes and is not ended by a new quantity",
  async (interval) => {
    const { browser, line } = await shopper(subscribed);
    readLog();
    rewriteItems((item) => ({ ...item, subscriptionInterval: interval }));
    expect((await cartPage(browser)).text).toMatch(part(cartTexts.line.unknown));
    const refused = await change(browser, line.id, { quantity: 3 });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.message).toBe(cartNotices.unknownLine);
    vi.restoreAllMocks();
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${subscribed.variantCode} × 2 every 31`]);
  },
);

test("a number in digits is read as the number", async () => {
  const { browser, line } = await shopper(subscribed);
  rewriteItems((item) => ({ ...item, subscriptionInterval: "31", quantity: String(item.quantity) }));
  expect(linesOf((await cartOf(browser)).cart)).toEqual([`${subscribed.variantCode} × 2 every 31`]);
  await change(browser, line.id, { quantity: 3 });
  vi.restoreAllMocks();
  expect(linesOf((await cartOf(browser)).cart)).toEqual([`${subscribed.variantCode} × 3 every 31`]);
});

test("a cart link adds nothing to a line whose quantity cannot be read", async () => {
  const { browser } = await shopper();
  readLog();
  rewriteItems((item) => ({ ...item, quantity: 2.5 }));
  await browser.visit(`/chien/?variantId=${chicken.variantCode}`);
  vi.restoreAllMocks();
  expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 2`]);
});
