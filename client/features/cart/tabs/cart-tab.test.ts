import { beforeEach, expect, test, vi } from "vitest";
import { articlesOf, type Cart, type CartLine, emptyCart } from "../../../../shared/cart/cart.ts";
import { toChange } from "../../../../shared/cart/cart-change.ts";
import { knownFrequencies } from "../../../../shared/frequency/frequency.ts";
import { openBrowser, type TestTab } from "../../../../tests/rigs/tabs-of-one-browser.ts";
import { CartRefused } from "../cart-calls.ts";
import { cartCallTexts } from "../texts.ts";

interface Call {
  path: string;
  body: unknown;
  answer: (cart: Cart, lineId?: number) => void;
  say: (body: unknown) => void;
  refuse: (status: number, message: string, cart: Cart | null) => void;
  break: () => void;
}

let calls: Call[];
let browser: ReturnType<typeof openBrowser>;
let tab: TestTab;
let other: TestTab;

beforeEach(() => {
  calls = [];
  browser = openBrowser();
  tab = browser.openTab();
  other = browser.openTab();
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    calls.push({
      path,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      answer: (cart, lineId) =>
        resolve(
          Response.json(
            path === "/api/cart"
              ? { cart }
              : {
                  change: toChange(
                    cart,
                    cart.lines.find(({ id }) => id === lineId),
                  ),
                },
          ),
        ),
      say: (body) => resolve(Response.json(body)),
      refuse: (status, message, cart) => resolve(Response.json({ cart, message }, { status })),
      break: () => reject(new TypeError("Failed to fetch")),
    });
    return promise;
  });
  return () => vi.unstubAllGlobals();
});

test("changes go one after the other, in the order they were wanted, among all tabs", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  show(other, cartOf(line(1, 1), line(2, 1)));
  const changes = [tab.changeLine(1, { quantity: 2 }), other.removeLine(2)];
  const first = await call(0);
  changes.push(tab.changeLine(1, { interval: 31 }));
  expect(calls).toHaveLength(1);
  first.answer(cartOf(line(1, 2), line(2, 1)), 1);
  await changes[0];
  await settled();
  expect(calls).toHaveLength(2);
  calls[1]?.answer(cartOf(line(1, 2)));
  await changes[1];
  await settled();
  calls[2]?.answer(cartOf(line(1, 2, 31)), 1);
  await Promise.all(changes);
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ["/api/cart/items/1", { quantity: 2 }],
    ["/api/cart/items/2/remove", {}],
    ["/api/cart/items/1", { interval: 31 }],
  ]);
  await settled();
  expect(lines(tab)).toEqual([[1, 2, 31]]);
  expect(lines(other)).toEqual([[1, 2, 31]]);
});

test("fifty fast clicks are two calls, and the last one wins", async () => {
  show(tab, cartOf(line(1, 1)));
  const clicks = [tab.changeLine(1, { quantity: 2 })];
  const first = await call(0);
  for (let quantity = 3; quantity <= 51; quantity += 1) clicks.push(tab.changeLine(1, { quantity }));
  expect(lines(tab)).toEqual([[1, 51, 0]]);
  first.answer(cartOf(line(1, 2)), 1);
  const last = await call(1);
  expect(last.body).toEqual({ quantity: 51 });
  last.answer(cartOf(line(1, 51)), 1);
  await Promise.all(clicks);
  expect(calls).toHaveLength(2);
  expect(tab.shown()).toMatchObject({ updating: false, cart: { count: 51, accounting: { total: 51_000 } } });
});

test("only the tab that wrote tracks what it put in and took out, settled changes alone", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  show(other, cartOf(line(1, 1), line(2, 1)));
  const more = tab.changeLine(1, { quantity: 4 });
  (await call(0)).answer(cartOf(line(1, 4), line(2, 1)), 1);
  await more;
  const gone = tab.removeLine(2);
  (await call(1)).answer(cartOf(line(1, 4)));
  await gone;
  const refused = tab.changeLine(1, { quantity: 9 });
  (await call(2)).refuse(422, "Stock insuffisant", cartOf(line(1, 4)));
  await refused.catch(() => {});
  await settled();
  expect(tab.tracked).toMatchObject([
    { name: "add_to_cart", data: { items: [{ variant: line(1, 1).variantCode, quantity: 3 }] } },
    { name: "remove_from_cart", data: { items: [{ variant: line(2, 1).variantCode, quantity: 1 }] } },
  ]);
  expect(other.tracked).toEqual([]);
});

test("a quantity moves at once, the money waits for the server and is marked meanwhile", async () => {
  show(tab, cartOf(line(1, 1)));
  const change = tab.changeLine(1, { quantity: 4 });
  expect(tab.shown()).toMatchObject({
    updating: true,
    busyLines: [1],
    cart: { count: 4, accounting: { total: 1000 } },
  });
  (await call(0)).answer(cartOf(line(1, 4)), 1);
  await change;
  expect(tab.shown()).toMatchObject({
    updating: false,
    busyLines: [],
    cart: { accounting: { total: 4000 } },
  });
});

test("a removed line does not come back with the answer of the change before it", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  const first = tab.changeLine(2, { quantity: 5 });
  const second = tab.removeLine(1);
  (await call(0)).answer(cartOf(line(1, 1), line(2, 5)), 2);
  await first;
  expect(lines(tab)).toEqual([[2, 5, 0]]);
  (await call(1)).answer(cartOf(line(2, 5)));
  await second;
  expect(lines(tab)).toEqual([[2, 5, 0]]);
});

test("a page that is left sends at once what still waits, and only once if it comes back", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  const changes = [tab.changeLine(1, { quantity: 2 }), tab.removeLine(2)];
  const first = await call(0);
  tab.sendWaiting();
  const paths = () => calls.map(({ path }) => path);
  expect(paths()).toEqual(["/api/cart/items/1", "/api/cart/items/2/remove"]);
  first.answer(cartOf(line(1, 2), line(2, 1)), 1);
  calls[1]?.answer(cartOf(line(1, 2)));
  await Promise.all(changes);
  expect(paths()).toHaveLength(2);
  expect(lines(tab)).toEqual([[1, 2, 0]]);
});

test("a page that was left during a removal does not bring the line back before the cart is read", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  const removal = tab.removeLine(2);
  const sent = await call(0);
  const next = browser.openTab(tab);
  show(next, cartOf(line(1, 1), line(2, 1)));
  expect(next.shown()).toMatchObject({ updating: true, cart: { count: 1 } });
  expect(lines(next)).toEqual([[1, 1, 0]]);
  sent.answer(cartOf(line(1, 1)));
  await removal;
});

test("other tabs mirror a change while it is under way, and then what the server made of it", async () => {
  show(tab, cartOf(line(1, 1)));
  show(other, cartOf(line(1, 1)));
  const change = tab.changeLine(1, { quantity: 4 });
  await settled();
  expect(other.shown()).toMatchObject({ updating: true, cart: { count: 4, accounting: { total: 1000 } } });
  expect(other.summary.read().count).toBe(4);
  (await call(0)).answer(cartOf(line(1, 4)), 1);
  await change;
  await settled();
  expect(other.shown()).toMatchObject({ updating: false, cart: { count: 4, accounting: { total: 4000 } } });
  expect(calls).toHaveLength(1);
});

test("a tab that shows no cart hears how many articles there are", async () => {
  show(tab, cartOf(line(1, 1)));
  const change = tab.changeLine(1, { quantity: 4 });
  await settled();
  expect(other.summary.read().count).toBe(4);
  (await call(0)).refuse(422, "non", cartOf(line(1, 1)));
  await expect(change).rejects.toThrow("non");
  await settled();
  expect(other.summary.read().count).toBe(1);
});

test("a refused change says why and shows the cart as the server reloaded it", async () => {
  show(tab, cartOf(line(1, 1)));
  const change = tab.changeLine(1, { quantity: 90 });
  (await call(0)).refuse(422, "il n’en reste que 2 en stock", cartOf(line(1, 1)));
  await expect(change).rejects.toThrow("il n’en reste que 2 en stock");
  await expect(change).rejects.toBeInstanceOf(CartRefused);
  expect(lines(tab)).toEqual([[1, 1, 0]]);
});

test("a refused change does not hold up the ones behind it", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  const refused = tab.changeLine(1, { quantity: 90 });
  const removed = tab.removeLine(2);
  (await call(0)).refuse(422, "non", cartOf(line(1, 1), line(2, 1)));
  await expect(refused).rejects.toThrow("non");
  (await call(1)).answer(cartOf(line(1, 1)));
  await removed;
  expect(lines(tab)).toEqual([[1, 1, 0]]);
});

test("an addition whose answer is lost is no failure where the cart shows it was done", async () => {
  tab.summary.settle(1);
  const adding = tab.addToCart({ variantCode: "11000101", quantity: 2 });
  (await call(0)).break();
  const read = await call(1);
  expect(read.path).toBe("/api/cart");
  read.answer(cartOf(line(1, 3)));
  await expect(adding).resolves.toMatchObject({ quantity: 3 });
});

test("an addition whose answer is lost has failed where the cart does not show it", async () => {
  tab.summary.settle(1);
  const adding = tab.addToCart({ variantCode: "11000101", quantity: 2 });
  (await call(0)).break();
  (await call(1)).answer(cartOf(line(1, 1)));
  await expect(adding).rejects.toThrow(cartCallTexts.offline);
});

test("while the cart cannot be read the amounts stay marked, and nothing is lost from sight", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  const change = tab.changeLine(1, { quantity: 2 });
  (await call(0)).break();
  (await call(1)).break();
  await expect(change).rejects.toThrow(cartCallTexts.offline);
  // A stale cart that nothing observes is dropped, and read again on demand.
  expect(tab.shown()).toBeUndefined();
  expect(tab.summary.read().count).toBe(2);
});

test("more has changed than the answer says: the cart is read again by the next one who looks", async () => {
  show(tab, cartOf(line(1, 1)));
  const change = tab.changeLine(1, { quantity: 2 });
  (await call(0)).answer(cartOf(line(1, 2), line(7, 1)), 1);
  await change;
  expect(tab.shown()).toBeUndefined();
  expect(tab.summary.read().count).toBe(3);
});

test("a read waits for the write before it, and a write for the read before it", async () => {
  const reading = tab.read();
  const asked = await call(0);
  const change = other.changeLine(1, { quantity: 2 });
  await settled();
  expect(calls).toHaveLength(1);
  asked.answer(cartOf(line(1, 1)));
  await expect(reading).resolves.toMatchObject({ cart: { count: 1 } });
  (await call(1)).answer(cartOf(line(1, 2)), 1);
  await change;
});

test("a page that was asked for before a change does not overwrite it, even for a moment", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  tab.look();
  const seen = record(tab);
  const change = tab.removeLine(2);
  (await call(0)).answer(cartOf(line(1, 1)));
  await change;
  tab.showPage(cartOf(line(1, 1), line(2, 1)));
  (await call(1)).answer(cartOf(line(1, 1)));
  await vi.waitFor(() => expect(tab.shown()?.updating).toBe(false));
  expect(seen.every((ids) => !ids.includes(2))).toBe(true);
});

test("a page that comes during an addition is read again once the addition is settled", async () => {
  const adding = tab.addToCart({ variantCode: "11000101", quantity: 1 });
  const added = await call(0);
  show(tab, emptyCart);
  tab.look();
  added.answer(cartOf(line(1, 1)), 1);
  await adding;
  (await call(1)).answer(cartOf(line(1, 1)));
  await vi.waitFor(() => expect(tab.shown()?.updating).toBe(false));
  expect(lines(tab)).toEqual([[1, 1, 0]]);
});

test("a removed line does not come back while another tab is still changing something else", async () => {
  show(tab, cartOf(line(1, 1), line(2, 1)));
  show(other, cartOf(line(1, 1), line(2, 1)));
  const removal = tab.removeLine(1);
  const removed = await call(0);
  const seen = record(tab);
  const change = other.changeLine(2, { quantity: 5 });
  await settled();
  removed.answer(cartOf(line(2, 1)));
  await removal;
  await settled();
  (await call(1)).answer(cartOf(line(2, 5)), 2);
  await change;
  await settled();
  expect(seen.every((ids) => !ids.includes(1))).toBe(true);
  expect(lines(tab)).toEqual([[2, 5, 0]]);
});

test("an answer that is not the shop's leaves open what was done, and the cart is read before anything is said", async () => {
  tab.summary.settle(0);
  const adding = tab.addToCart({ variantCode: "11000101", quantity: 1 });
  (await call(0)).say({ cart: cartOf(line(1, 1)) });
  (await call(1)).answer(cartOf(line(1, 1)));
  await expect(adding).resolves.toMatchObject({ quantity: 1 });
  const again = tab.addToCart({ variantCode: "11000101", quantity: 1 });
  (await call(2)).say(null);
  (await call(3)).answer(cartOf(line(1, 1)));
  await expect(again).rejects.toBeInstanceOf(CartRefused);
});

test("the badge's own read is the cart of the page too", async () => {
  show(tab, cartOf(line(1, 1)));
  const asking = tab.summary.askCount();
  (await call(0)).answer(cartOf(line(1, 3)));
  await asking;
  expect(lines(tab)).toEqual([[1, 3, 0]]);
});

test("a cart of another shape is never shown: the read fails, and what other tabs have stays", async () => {
  show(other, cartOf(line(1, 1)));
  const asking = tab.summary.askCount();
  (await call(0)).say({ cart: { ...cartOf(line(1, 3)), accounting: null } });
  await asking;
  await settled();
  expect(tab.shown()).toBeUndefined();
  expect(lines(other)).toEqual([[1, 1, 0]]);

  const reading = tab.read();
  (await call(1)).say({ cart: { ...cartOf(line(1, 3)), freeProducts: undefined } });
  await expect(reading).rejects.toThrow();
  expect(tab.shown()).toBeUndefined();
});

test("the coupon that was applied is the cart's, a refused one changes nothing", async () => {
  show(tab, cartOf(line(1, 4)));
  const applied = tab.applyCoupon("bienvenue");
  const { path, body, answer } = await call(0);
  expect([path, body]).toEqual(["/api/cart/coupon", { couponCode: "bienvenue" }]);
  answer({ ...cartOf(line(1, 4)), coupon: "BIENVENUE" });
  await applied;
  expect(tab.shown()?.cart.coupon).toBe("BIENVENUE");
  const refused = tab.applyCoupon("ETE2025");
  (await call(1)).refuse(422, "Ce code a expiré.", { ...cartOf(line(1, 4)), coupon: "BIENVENUE" });
  await expect(refused).rejects.toThrow("Ce code a expiré.");
  expect(tab.shown()?.cart.coupon).toBe("BIENVENUE");
});

const show = (at: TestTab, cart: Cart) => at.showPage(cart);
const lines = (at: TestTab) =>
  at
    .shown()
    ?.cart.lines.map(({ id, quantity, subscriptionInterval }) => [id, quantity, subscriptionInterval]);
function record(at: TestTab): number[][] {
  const seen: number[][] = [];
  at.queryClient.getQueryCache().subscribe(() => {
    const shown = at.shown();
    if (shown) seen.push(shown.cart.lines.map(({ id }) => id));
  });
  return seen;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

const call = (place: number) =>
  vi.waitFor(() => {
    const made = calls[place];
    if (!made) throw new Error(`call ${place} is not made yet`);
    return made;
  });

function line(id: number, quantity: number, subscriptionInterval = 0): CartLine {
  return {
    id,
    variantCode: "11000101",
    productName: "Terrine",
    variantName: "2 kg",
    quantity,
    subscriptionInterval,
    unitPrice: 1000,
    total: quantity * 1000,
  };
}

function cartOf(...held: CartLine[]): Cart {
  const count = articlesOf(held);
  const frequencies = knownFrequencies;
  return {
    ...emptyCart,
    lines: held,
    frequencies,
    count,
    accounting: { ...emptyCart.accounting, total: count * 1000 },
  };
}

test("an order bought again in a tab that has read no cart is sent as it was counted", async () => {
  const bought = tab.buyAgain("abc");
  (await call(0)).say({
    cart: cartOf(line(1, 4), line(2, 1)),
    message: "",
    isComplete: true,
    added: [{ variantCode: line(1, 1).variantCode, quantity: 3 }],
  });
  await bought;
  expect(tab.tracked).toMatchObject([
    { name: "add_to_cart", data: { items: [{ variant: line(1, 1).variantCode, quantity: 3 }] } },
  ]);
});

test("an order bought again brings the whole cart, in this tab and the others, and what could not be bought", async () => {
  show(tab, cartOf(line(1, 1)));
  show(other, cartOf(line(1, 1)));
  const bought = tab.buyAgain("abc");
  const asked = await call(0);
  expect(asked.path).toBe("/api/orders/abc/buy-again");
  asked.say({ cart: cartOf(line(1, 1), line(2, 3)), message: "Ce qui peut l’être…", isComplete: false });
  expect(await bought).toMatchObject({ message: "Ce qui peut l’être…", isComplete: false });
  await settled();
  for (const one of [tab, other])
    expect(lines(one)).toEqual([
      [1, 1, 0],
      [2, 3, 0],
    ]);
});
