import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import type { CartAnswer } from "../../shared/api.ts";
import type { Cart } from "../../shared/cart.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendServices, shop, type Visitor, visitor } from "./visitor.ts";

/** Formats of the demo shop, with their prices in minor units. */
const chicken = { variantCode: "11000101", price: 2190, subscriptionPrice: 1971 };
const lamb = { variantCode: "11000201", price: 2490 };
const soldOut = { variantCode: "11000203" };
/** What the stand-ins have of each format (sandbox/seed.ts). */
const stock = 40;

afterEach(async () => {
  vi.restoreAllMocks();
  await mendServices();
});

async function read(answer: Response): Promise<CartAnswer & { status: number }> {
  return { status: answer.status, ...(await answer.json<CartAnswer>()) };
}

const cartOf = async (browser: Visitor) => read(await browser.get("/api/cart"));
const add = async (browser: Visitor, item: object) => read(await browser.postJson("/api/cart/items", item));
const change = async (browser: Visitor, id: number, wanted: object) =>
  read(await browser.postJson(`/api/cart/items/${id}`, wanted));
const remove = async (browser: Visitor, id: number) =>
  read(await browser.postJson(`/api/cart/items/${id}/remove`, {}));

const tokenOf = (browser: Visitor) => browser.cookies.get("__Host-cartToken");

/** A visitor with two bags of chicken in the cart. */
async function shopper() {
  const browser = visitor();
  const { cart } = await add(browser, { ...chicken, quantity: 2 });
  const line = cart?.lines[0];
  const token = tokenOf(browser);
  if (!line || !token) throw new Error("nothing in the cart");
  return { browser, line, token };
}

/** What the e-commerce API holds of an order, in its own words. */
function orderOf(token: string) {
  return env.DB.prepare("select state from orders where tokenValue = ?")
    .bind(token)
    .first<{ state: string }>();
}

const lines = (cart: Cart | null | undefined) =>
  cart?.lines.map(({ variantCode, quantity, subscriptionInterval }) => ({
    variantCode,
    quantity,
    subscriptionInterval,
  }));

test("without a cart the question costs no call, sets no cookie and answers the empty cart", async () => {
  const calls = await countCalls("ecommerce");
  const answer = await visitor().get("/api/cart");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({ cart: { lines: [], count: 0 } });
  expect(await calls()).toBe(0);
});

test("the cart is created on the first add, and its token is out of the reach of scripts (spec 4)", async () => {
  const browser = visitor();
  const answer = await browser.postJson("/api/cart/items", { ...chicken });
  const { cart } = await answer.json<CartAnswer>();
  expect(lines(cart)).toEqual([{ variantCode: chicken.variantCode, quantity: 1, subscriptionInterval: 0 }]);
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-cartToken=[\w-]+;.*HttpOnly.*Secure.*SameSite=Lax/i,
  );
  expect(JSON.stringify(cart)).not.toContain(tokenOf(browser));
});

test("a second add goes into the same cart, where the same format is one line", async () => {
  const { browser, token } = await shopper();
  await add(browser, { ...chicken, quantity: 3 });
  const { cart } = await add(browser, { ...lamb });
  expect(tokenOf(browser)).toBe(token);
  expect(lines(cart)).toEqual([
    { variantCode: chicken.variantCode, quantity: 5, subscriptionInterval: 0 },
    { variantCode: lamb.variantCode, quantity: 1, subscriptionInterval: 0 },
  ]);
  expect(cart?.count).toBe(6);
});

test("money is what the e-commerce API settled, never a sum of the shop's (spec 3, cart)", async () => {
  const { browser, token } = await shopper();
  const { cart } = await add(browser, { ...lamb, purchase: "subscription", interval: 31 });
  const order = await (
    await (env.SANDBOX as Fetcher).fetch(
      `http://sandbox/ecommerce/api/v2/shop/orders/${token}?channelCode=museau_fr&locale=fr-FR`,
    )
  ).json<Record<string, number> & { items: { total: number; unitPrice: number }[] }>();
  expect(cart?.accounting).toEqual({
    subtotal: order.itemsTotal,
    shippingFees: order.shippingTotal,
    serviceFees: order.serviceTotal,
    promotionReduction: order.orderPromotionTotal,
    total: order.total,
    totalWithoutTax: Number(order.total) - Number(order.taxTotal),
    vatIncluded: order.taxTotal,
  });
  expect(cart?.lines.map(({ unitPrice, total }) => ({ unitPrice, total }))).toEqual(
    order.items.map(({ unitPrice, total }) => ({ unitPrice, total })),
  );

  await askStandIns(`/_sandbox/variants/${chicken.variantCode}`, { price: 1 });
  const later = await cartOf(browser);
  expect(later.cart?.lines[0]?.unitPrice).toBe(chicken.price);
  await askStandIns(`/_sandbox/variants/${chicken.variantCode}`, { price: chicken.price });
});

test("a subscription is never silent: an interval alone buys once, said it costs a tenth less (spec 9)", async () => {
  const { cart: once } = await add(visitor(), { ...chicken, interval: 31 });
  expect(once?.lines[0]).toMatchObject({ subscriptionInterval: 0, unitPrice: chicken.price });
  const { cart: often } = await add(visitor(), { ...chicken, purchase: "subscription", interval: 31 });
  expect(often?.lines[0]).toMatchObject({ subscriptionInterval: 31, unitPrice: chicken.subscriptionPrice });
});

test("quantity and frequency change, each without the other", async () => {
  const { browser, line } = await shopper();
  const more = await change(browser, line.id, { quantity: 4 });
  expect(more).toMatchObject({ status: 200, cart: { lines: [{ quantity: 4, subscriptionInterval: 0 }] } });
  const often = await change(browser, line.id, { interval: 62 });
  expect(often).toMatchObject({ status: 200, cart: { lines: [{ quantity: 4, subscriptionInterval: 62 }] } });
  expect((await cartOf(browser)).cart).toEqual(often.cart);
});

test("a quantity of 0 removes the line, as does its removal", async () => {
  const { browser, line } = await shopper();
  const { cart } = await add(browser, { ...lamb });
  expect(lines((await change(browser, line.id, { quantity: 0 })).cart)).toEqual([
    { variantCode: lamb.variantCode, quantity: 1, subscriptionInterval: 0 },
  ]);
  expect((await remove(browser, cart?.lines[1]?.id ?? 0)).cart?.lines).toEqual([]);
});

test("an empty cart is deleted on the server at the next start, and its token goes (spec 4)", async () => {
  const { browser, line, token } = await shopper();
  await remove(browser, line.id);
  expect(await orderOf(token)).not.toBeNull();
  expect(await cartOf(browser)).toMatchObject({ status: 200, cart: { lines: [] } });
  expect(await orderOf(token)).toBeNull();
  expect(tokenOf(browser)).toBeUndefined();
});

test("a line that is not there changes nothing: the API's words and the cart as it is", async () => {
  readLog();
  const { browser } = await shopper();
  const answer = await change(browser, 999_999, { quantity: 7 });
  expect(answer).toMatchObject({ status: 422, message: "Cette ligne n'est plus dans le panier." });
  expect(lines(answer.cart)).toEqual([
    { variantCode: chicken.variantCode, quantity: 2, subscriptionInterval: 0 },
  ]);
});

test.each([
  ["more than there is", { ...lamb, quantity: stock + 1 }, `il n'en reste que ${stock} en stock`],
  ["a format that is sold out", soldOut, "en rupture de stock"],
  ["a format that does not exist", { variantCode: "99999999" }, "n'est pas en vente"],
])(
  "an add that is refused says why in the API's words and answers the reloaded cart (spec 8): %s",
  async (_, item, words) => {
    readLog();
    const { browser } = await shopper();
    const { status, message, cart } = await add(browser, item);
    expect(status).toBe(422);
    expect(message).toContain(words);
    expect(message).not.toMatch(/quantity:|productVariant:/);
    expect(lines(cart)).toEqual([{ variantCode: chicken.variantCode, quantity: 2, subscriptionInterval: 0 }]);
  },
);

test("a change that is refused answers the reloaded cart (spec 8)", async () => {
  readLog();
  const { browser, line } = await shopper();
  const { status, cart } = await change(browser, line.id, { quantity: stock + 1 });
  expect(status).toBe(422);
  expect(cart?.lines[0]?.quantity).toBe(2);
});

test.each([
  ["a format that is not 8 digits", { variantCode: "1100010" }],
  ["no format", { quantity: 1 }],
  ["a quantity of 0", { ...chicken, quantity: 0 }],
  ["a quantity of 100", { ...chicken, quantity: 100 }],
  ["half a bag", { ...chicken, quantity: 1.5 }],
  ["a quantity in words", { ...chicken, quantity: "deux" }],
  ["a purchase of another kind", { ...chicken, purchase: "location" }],
  ["no object", ["11000101"]],
])(
  "an input that is not usable is 400 with a French message, and reaches no service (spec 5): %s",
  async (_, item) => {
    const calls = await countCalls("ecommerce");
    const { status, message, cart } = await add(visitor(), item);
    expect({ status, cart }).toEqual({ status: 400, cart: null });
    expect(message).toContain("Vérifiez le format et la quantité");
    expect(await calls()).toBe(0);
  },
);

test("broken JSON is an input that is not usable", async () => {
  const answer = await visitor().post(
    "/api/cart/items",
    {},
    {
      body: '{"variantCode":',
      headers: { "Content-Type": "application/json" },
    },
  );
  expect((await read(answer)).status).toBe(400);
});

test("a frequency that is not one of the ten is a single purchase", async () => {
  const { cart } = await add(visitor(), { ...chicken, purchase: "subscription", interval: 30 });
  expect(cart?.lines[0]?.subscriptionInterval).toBe(0);
});

test("an operation without a cart is 'Cart not found' (spec 8)", async () => {
  readLog();
  for (const answer of [await change(visitor(), 1, { quantity: 2 }), await remove(visitor(), 1)]) {
    expect(answer).toMatchObject({ status: 404, message: "Cart not found", cart: { lines: [] } });
  }
});

test.each(["new", "fulfilled", "cancelled"])(
  "a stored cart in state %s is discarded with its message, and its token cleared (spec 4)",
  async (state) => {
    readLog();
    const { browser, token } = await shopper();
    await askStandIns(`/_sandbox/orders/${token}/state`, { state });
    const answer = await cartOf(browser);
    expect(answer).toMatchObject({ status: 404, cart: { lines: [] } });
    expect(answer.message).toContain("L’état de ce panier n’est plus valide");
    expect(tokenOf(browser)).toBeUndefined();
    expect(await orderOf(token)).toEqual({ state });
    expect(await cartOf(browser)).toMatchObject({ status: 200 });
  },
);

test("the cart page says once that the cart was discarded", async () => {
  readLog();
  const { browser, token } = await shopper();
  await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
  expect(textOf((await browser.visit("/panier/")).html)).toContain("L’état de ce panier n’est plus valide");
  const again = textOf((await browser.visit("/panier/")).html);
  expect(again).not.toContain("n’est plus valide");
  expect(again).toContain("Votre panier est vide");
});

test.each<[string, RequestInit]>([
  ["HEAD", { method: "HEAD" }],
  ["a prefetch of Chrome's", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
  ["a prefetch of the shop's own", { headers: { Purpose: "prefetch" } }],
])("a look ahead (%s) discards no cart, deletes no empty one and takes no notice", async (_, init) => {
  readLog();
  const { browser, line, token } = await shopper();
  await browser.post(`/api/cart/items/${line.id}/remove`);
  for (const path of ["/panier/", "/panier/_payload", "/api/cart"]) {
    expect((await browser.get(path, init)).status).toBe(200);
  }
  expect(await orderOf(token)).not.toBeNull();
  expect(tokenOf(browser)).toBe(token);

  await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
  await browser.get("/panier/", init);
  expect(tokenOf(browser)).toBe(token);
  const { html } = await browser.visit("/panier/");
  expect(textOf(html)).toContain("Le produit a été retiré du panier.");
  expect(textOf(html)).toContain("L’état de ce panier n’est plus valide");
  expect(tokenOf(browser)).toBeUndefined();
});

test.each([
  ["that never was", "inconnu"],
  ["of an order that is placed", undefined],
])("an add with a dead token (%s) starts a new cart and is played once more", async (_, dead) => {
  readLog();
  const { browser, token } = await shopper();
  if (dead) browser.cookies.set("__Host-cartToken", dead);
  else await askStandIns(`/_sandbox/orders/${token}/state`, { state: "new" });
  const { status, cart } = await add(browser, { ...lamb, quantity: 2 });
  expect(status).toBe(200);
  expect(lines(cart)).toEqual([{ variantCode: lamb.variantCode, quantity: 2, subscriptionInterval: 0 }]);
  expect([dead, token]).not.toContain(tokenOf(browser));
  expect((await cartOf(browser)).cart).toEqual(cart);
});

test.each(["status", "refused", "garbage"] as const)(
  "while the e-commerce API is down (%s) the token is kept, and the page says so with a way to try again",
  async (mode) => {
    readLog();
    const { browser, token } = await shopper();
    await breakService({ service: "ecommerce", mode, status: 500 });
    const answer = await cartOf(browser);
    expect(answer).toMatchObject({ status: 503, cart: null });
    expect(answer.message).toContain("momentanément inaccessible");
    const failed = await add(browser, { ...lamb });
    expect(failed).toMatchObject({ status: 503, cart: null });
    expect(failed.message).toContain("Rien n’est perdu");

    const page = await browser.visit("/panier/");
    expect(page.answer.status).toBe(200);
    expect(textOf(page.html)).toContain("Votre panier est momentanément inaccessible");
    expect(page.html).toMatch(/<a [^>]*href="\/panier\/"[^>]*>Réessayer<\/a>/);
    expect(tokenOf(browser)).toBe(token);

    await mendServices();
    expect((await cartOf(browser)).cart?.count).toBe(2);
  },
);

test("an answer that breaks off is no answer: what the API did meanwhile is shown as soon as it answers", async () => {
  readLog();
  const { browser, token } = await shopper();
  await breakService({ service: "ecommerce", mode: "truncated" });
  expect(await add(browser, { ...chicken })).toMatchObject({ status: 503, cart: null });
  expect(tokenOf(browser)).toBe(token);
  await mendServices();
  expect((await cartOf(browser)).cart?.count).toBe(3);
});

test("too many requests are no dead cart: the token is kept", async () => {
  readLog();
  const { browser, token } = await shopper();
  await breakService({ service: "ecommerce", mode: "status", status: 429 });
  expect((await cartOf(browser)).status).toBe(503);
  expect(tokenOf(browser)).toBe(token);
});

test("a write is never played twice (spec 7): one that fails leaves the cart as it was", async () => {
  readLog();
  const { browser } = await shopper();
  await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PATCH", times: 1 });
  const { status, cart } = await add(browser, { ...chicken });
  expect(status).toBe(503);
  expect(cart?.count).toBe(2);
});

test("the customer's token is refused: the cart is not lost with the session", async () => {
  readLog();
  const { token: cartToken } = await shopper();
  const { token } = await logIn(people.camille.email);
  const browser = browserWith({ token: `${token}x` }, { cartToken });
  expect((await cartOf(browser)).status).toBe(503);
  expect(await cartOf(browser)).toMatchObject({ status: 200, cart: { count: 2 } });
});

test("a customer's cart is for that customer only: somebody else is told there is none", async () => {
  readLog();
  const browser = browserWith(await logIn(people.camille.email));
  await add(browser, { ...chicken });
  const cartToken = tokenOf(browser) ?? "";
  const other = browserWith(await logIn(people.paul.email), { cartToken });
  expect(await cartOf(other)).toMatchObject({ status: 404, cart: { lines: [] } });
  expect((await cartOf(browser)).cart?.count).toBe(1);
});

test("a line whose variant is only an IRI is shown, without picture or address", async () => {
  const { browser } = await shopper();
  const standIns = env.SANDBOX as Fetcher;
  const { fetch } = standIns;
  vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(standIns, request);
    if (!request.url.includes("/shop/orders/")) return answer;
    const order = await answer.json<{ items: { variant: unknown }[] }>();
    for (const item of order.items) item.variant = `/api/v2/shop/product-variants/${chicken.variantCode}`;
    return Response.json(order);
  });
  const { status, cart } = await cartOf(browser);
  expect(status).toBe(200);
  expect(cart?.lines[0]).toMatchObject({ variantCode: chicken.variantCode, quantity: 2 });
  expect(cart?.lines[0]).not.toHaveProperty("href");
});

test("with the content system down the lines are there, with names and money, without pictures", async () => {
  readLog();
  const browser = visitor();
  await breakService({ service: "content", mode: "refused" });
  const { status, cart } = await add(browser, { variantCode: "21000801" });
  expect(status).toBe(200);
  expect(cart?.lines[0]).toMatchObject({ unitPrice: 2490, quantity: 1 });
  expect(cart?.lines[0]?.productName).toContain("Croquettes chat");
  expect(cart?.lines[0]).not.toHaveProperty("image");
});

test("a plain form is answered 303 to the cart, whose page says once what was done", async () => {
  const browser = visitor();
  const answer = await browser.post("/api/cart/items", { variantCode: chicken.variantCode, quantity: "2" });
  expect(answer.status).toBe(303);
  expect(targetOf(answer)).toBe("/panier/");
  const page = textOf((await browser.visit("/panier/")).html);
  expect(page).toContain("Ajouté au panier.");
  expect(page).toContain("43,80 €");
  expect(textOf((await browser.visit("/panier/")).html)).not.toContain("Ajouté au panier.");
});

test("a plain form changes and removes a line, and comes back to the cart", async () => {
  const { browser, line } = await shopper();
  await browser.post(`/api/cart/items/${line.id}`, { quantity: "3", interval: "62" });
  expect(textOf((await browser.visit("/panier/")).html)).toContain("Votre panier est à jour.");
  expect(lines((await cartOf(browser)).cart)).toEqual([
    { variantCode: chicken.variantCode, quantity: 3, subscriptionInterval: 62 },
  ]);
  await browser.post(`/api/cart/items/${line.id}/remove`);
  expect(textOf((await browser.visit("/panier/")).html)).toContain("Le produit a été retiré du panier.");
});

/** Path of a redirect, or the whole address where it leaves the shop; which part of the page it shows is not asked here. */
function targetOf(answer: Response): string {
  const { origin, href, pathname } = new URL(answer.headers.get("location") ?? "", shop);
  return origin === shop ? pathname : href;
}

const productPage = "/produits/croquettes-chien-adulte-poulet-fermier-riz/2-kg/";

test("a plain form that is refused goes back to its page, which says why once and keeps what was typed", async () => {
  readLog();
  const browser = visitor();
  const answer = await browser.post("/api/cart/items", {
    variantCode: chicken.variantCode,
    quantity: String(stock + 5),
    purchase: "subscription",
    interval: "62",
    returnTo: productPage,
  });
  expect(answer.status).toBe(303);
  expect(targetOf(answer)).toBe(productPage);

  const { html } = await browser.visit(productPage);
  expect(textOf(html)).toContain(`il n'en reste que ${stock} en stock`);
  expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="45"/);
  expect(html).toMatch(/<input(?=[^>]*value="subscription")(?=[^>]*checked="")/);
  expect(html).toMatch(/<option value="62" selected="">/);

  const again = (await browser.visit(productPage)).html;
  expect(textOf(again)).not.toContain("en stock.");
  expect(again).toMatch(/<input[^>]*name="quantity"[^>]*value="1"/);
});

test("a plain form that is not usable goes back to its page in the same way", async () => {
  const browser = visitor();
  const answer = await browser.post("/api/cart/items", {
    variantCode: chicken.variantCode,
    quantity: "150",
    returnTo: productPage,
  });
  expect(answer.status).toBe(303);
  expect(targetOf(answer)).toBe(productPage);
  expect(textOf((await browser.visit(productPage)).html)).toContain("Vérifiez le format et la quantité");
});

test("a quantity refused in the cart is said there once, and stands in the field of its line", async () => {
  readLog();
  const { browser, line } = await shopper();
  await browser.post(`/api/cart/items/${line.id}`, { quantity: String(stock + 5) });
  const { html } = await browser.visit("/panier/");
  expect(textOf(html)).toContain(`il n'en reste que ${stock} en stock`);
  expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="45"/);
  expect((await browser.visit("/panier/")).html).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/);
});

test("a plain form while the API is down says so on its page, and nothing is lost", async () => {
  readLog();
  const { browser, token } = await shopper();
  await breakService({ service: "ecommerce", mode: "status", status: 500 });
  await browser.post("/api/cart/items", { variantCode: lamb.variantCode, returnTo: productPage });
  expect(textOf((await browser.visit(productPage)).html)).toContain("Rien n’est perdu");
  expect(tokenOf(browser)).toBe(token);
});

test.each([
  "https://voleur.example/",
  "//voleur.example/",
  "/\\voleur.example/",
  "\\\\voleur.example",
  "javascript:alert(1)",
  "/\t/voleur.example/",
  "panier",
])("a return address that leaves the shop is refused: %s", async (returnTo) => {
  const answer = await visitor().post("/api/cart/items", { variantCode: "1", returnTo });
  expect(answer.status).toBe(303);
  expect(targetOf(answer)).toBe("/panier/");
});

test("a notice that is not ours is no notice and no error", async () => {
  for (const notice of [
    "garbage",
    "{",
    '{"tone":"x"}',
    JSON.stringify({ tone: "info", text: "x".repeat(900) }),
  ]) {
    const browser = visitor({ cookies: { "__Host-notice": encodeURIComponent(notice) } });
    const page = await browser.visit("/panier/");
    expect(page.answer.status).toBe(200);
    expect(textOf(page.html)).not.toContain("xxxx");
  }
});
