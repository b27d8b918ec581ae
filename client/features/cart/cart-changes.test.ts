import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { CartAnswer } from "../../../shared/api.ts";
import { type Cart, type CartLine, emptyCart } from "../../../shared/cart.ts";
import { CartRefused } from "./ask-cart.ts";
import { cartQuery } from "./cart.queries.ts";
import { addToCart, changedSince, changeLine, removeLine } from "./cart-changes.ts";
import { cartSummary } from "./cart-summary.ts";
import { browserQueryClient } from "./query-client.tsx";

interface Call {
  path: string;
  body: unknown;
  answer: (answer: CartAnswer, status?: number) => void;
  break: () => void;
}

/** Calls that were made and wait for their answer, in their order. */
let calls: Call[];
const queryClient = browserQueryClient();

beforeEach(() => {
  calls = [];
  queryClient.clear();
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    calls.push({
      path,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      answer: (answer, status = 200) => resolve(Response.json(answer, { status })),
      break: () => reject(new TypeError("Failed to fetch")),
    });
    return promise;
  });
  return () => vi.unstubAllGlobals();
});

const line = (id: number, quantity: number): CartLine => ({
  id,
  variantCode: "11000101",
  productName: "Terrine",
  variantName: "2 kg",
  quantity,
  subscriptionInterval: 0,
  unitPrice: 1000,
  total: quantity * 1000,
});

function cartOf(...lines: CartLine[]): Cart {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...emptyCart, lines, count, accounting: { ...emptyCart.accounting, total: count * 1000 } };
}

const shown = () => queryClient.getQueryData(cartQuery.queryKey);
const show = (cart: Cart) => queryClient.setQueryData(cartQuery.queryKey, cart);

/** The call of this place, as soon as it is made. */
const call = (place: number) =>
  vi.waitFor(() => {
    const made = calls[place];
    if (!made) throw new Error(`call ${place} is not made yet`);
    return made;
  });

test("changes go one after the other, in the order they were wanted", async () => {
  show(cartOf(line(1, 1)));
  const changes = [changeLine(1, { quantity: 2 }), changeLine(1, { quantity: 3 }), removeLine(1)];
  (await call(0)).answer({ cart: cartOf(line(1, 2)) });
  expect(calls).toHaveLength(1);
  (await call(1)).answer({ cart: cartOf(line(1, 3)) });
  (await call(2)).answer({ cart: emptyCart });
  await Promise.all(changes);
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ["/api/cart/items/1", { quantity: 2 }],
    ["/api/cart/items/1", { quantity: 3 }],
    ["/api/cart/items/1/remove", {}],
  ]);
});

test("a quantity moves at once, the money waits for the server", async () => {
  show(cartOf(line(1, 1)));
  const change = changeLine(1, { quantity: 4 });
  await call(0);
  expect(shown()).toMatchObject({ count: 4, accounting: { total: 1000 } });
  calls[0]?.answer({ cart: cartOf(line(1, 4)) });
  await change;
  expect(shown()?.accounting.total).toBe(4000);
});

test("of a burst only the last answer is shown: a removed line does not come back", async () => {
  show(cartOf(line(1, 1), line(2, 1)));
  const first = changeLine(2, { quantity: 5 });
  const second = removeLine(1);
  (await call(0)).answer({ cart: cartOf(line(1, 1), line(2, 5)) });
  await first;
  expect(shown()?.lines.map(({ id }) => id)).toEqual([2]);
  (await call(1)).answer({ cart: cartOf(line(2, 5)) });
  await second;
  expect(shown()).toEqual(cartOf(line(2, 5)));
});

test("a refused change says why and shows the cart as the shop settled it", async () => {
  show(cartOf(line(1, 1)));
  const change = changeLine(1, { quantity: 90 });
  (await call(0)).answer({ cart: cartOf(line(1, 1)), message: "il n'en reste que 2 en stock" }, 422);
  await expect(change).rejects.toThrow("il n'en reste que 2 en stock");
  await expect(change).rejects.toBeInstanceOf(CartRefused);
  expect(shown()).toEqual(cartOf(line(1, 1)));
});

test("a change that gets no answer is taken back, and the cart is asked for again", async () => {
  show(cartOf(line(1, 1), line(2, 1)));
  // Somebody looks at the cart, as its page does.
  const leave = new QueryObserver(queryClient, cartQuery).subscribe(() => {});
  const made = changeLine(1, { quantity: 2 });
  const lost = removeLine(2);
  (await call(0)).answer({ cart: cartOf(line(1, 2), line(2, 1)) });
  await made;
  (await call(1)).break();
  await expect(lost).rejects.toThrow(/La connexion est interrompue/);
  expect(shown()).toEqual(cartOf(line(1, 2), line(2, 1)));

  const asked = await call(2);
  expect(asked.path).toBe("/api/cart");
  asked.answer({ cart: cartOf(line(1, 2)) });
  await vi.waitFor(() => expect(shown()).toEqual(cartOf(line(1, 2))));
  leave();
});

test("a refused change does not hold up the ones behind it", async () => {
  show(cartOf(line(1, 1), line(2, 1)));
  const refused = changeLine(1, { quantity: 90 });
  const removed = removeLine(2);
  (await call(0)).answer({ cart: cartOf(line(1, 1), line(2, 1)), message: "non" }, 422);
  await expect(refused).rejects.toThrow("non");
  (await call(1)).answer({ cart: cartOf(line(1, 1)) });
  await removed;
  expect(shown()).toEqual(cartOf(line(1, 1)));
});

test("a cart that was being asked for does not overwrite the change that overtook it", async () => {
  show(cartOf(line(1, 1)));
  const asking = queryClient.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => {});
  const asked = await call(0);
  const change = changeLine(1, { quantity: 2 });
  (await call(1)).answer({ cart: cartOf(line(1, 2)) });
  await change;
  asked.answer({ cart: cartOf(line(1, 1)) });
  await asking;
  expect(shown()).toEqual(cartOf(line(1, 2)));
});

test("what is added is shown when the shop has it", async () => {
  const adding = addToCart({ variantCode: "11000101", quantity: 2, purchase: "one-off" });
  const { path, body, answer } = await call(0);
  expect([path, body]).toEqual([
    "/api/cart/items",
    { variantCode: "11000101", quantity: 2, purchase: "one-off" },
  ]);
  expect(shown()).toBeUndefined();
  answer({ cart: cartOf(line(1, 2)) });
  await adding;
  expect(shown()?.count).toBe(2);
});

test("a cart asked for while a change is under way does not overwrite what the change settled", async () => {
  show(cartOf(line(1, 1)));
  const change = changeLine(1, { quantity: 2 });
  const { answer } = await call(0);
  const asking = queryClient.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => {});
  const asked = await call(1);
  answer({ cart: cartOf(line(1, 2)) });
  await change;
  asked.answer({ cart: cartOf(line(1, 1)) });
  await asking;
  expect(shown()).toEqual(cartOf(line(1, 2)));
});

test("a page asked for before a change was settled may lack it, one asked for afterwards does not", async () => {
  const before = performance.now();
  const adding = addToCart({ variantCode: "11000101" });
  (await call(0)).answer({ cart: cartOf(line(1, 1)) });
  await adding;
  expect(changedSince(before)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(changedSince(performance.now())).toBe(false);
});

test("the count of the badge moves with the lines, and back when a change is refused", async () => {
  show(cartOf(line(1, 1)));
  const change = changeLine(1, { quantity: 90 });
  const { answer } = await call(0);
  expect(cartSummary.read().count).toBe(90);
  answer({ cart: cartOf(line(1, 1)), message: "non" }, 422);
  await expect(change).rejects.toThrow("non");
  expect(cartSummary.read().count).toBe(1);
});
