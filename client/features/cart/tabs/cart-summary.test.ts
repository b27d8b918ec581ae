import { beforeEach, expect, test, vi } from "vitest";
import { emptyCart } from "../../../../shared/cart/cart.ts";
import type { CartChannel } from "./cart-channel.ts";
import type { CartLock } from "./cart-lock.ts";
import { type CartSummaryStore, createCartSummary } from "./cart-summary.ts";

const fetch = vi.fn<typeof globalThis.fetch>();
let summary: CartSummaryStore;

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal("fetch", fetch);
  summary = createCartSummary({ channel: { tell() {}, listen() {} }, lock: (_, act) => act(true) });
  return () => vi.unstubAllGlobals();
});

const answer = (count: number) => Response.json({ cart: { ...emptyCart, count } });

test("the count is asked for, and its listeners hear of it", async () => {
  const listener = vi.fn();
  const leave = summary.subscribe(listener);
  fetch.mockResolvedValue(answer(3));
  await summary.askCount();
  expect(summary.read().count).toBe(3);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  summary.settle(4);
  expect(listener).toHaveBeenCalledOnce();
});

test("an empty cart that the API keeps is deleted, by a call of its own", async () => {
  fetch.mockResolvedValueOnce(Response.json({ cart: { ...emptyCart, isDeletable: true } }));
  fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await summary.askCount();
  expect(fetch.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
    ["/api/cart", "GET"],
    ["/api/cart", "DELETE"],
  ]);
  expect(summary.read().count).toBe(0);
});

test("what one tab reads, the others are told", async () => {
  const told = vi.fn<CartChannel["tell"]>();
  const reader = createCartSummary({ channel: { tell: told, listen() {} }, lock: (_, act) => act(true) });
  fetch.mockResolvedValue(answer(3));
  await reader.askCount();
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({
      count: 3,
      settled: expect.objectContaining({ said: { cart: expect.anything() } }),
    }),
  );
});

test("an answer that a change has overtaken is left aside", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetch.mockReturnValue(promise);
  const asking = summary.askCount();
  summary.settle(2);
  resolve(answer(1));
  await asking;
  expect(summary.read().count).toBe(2);
});

test("articles on their way count at once, and only until they have arrived", () => {
  summary.settle(2);
  const arrived = summary.expect(3);
  expect(summary.read().count).toBe(5);
  arrived();
  arrived();
  expect(summary.read().count).toBe(2);
});

test("a page that is left lets the cart's lock go, and shows nothing of what it asked", async () => {
  const held: unknown[] = [];
  const lock: CartLock = (mode, act, signal) => {
    held.push(mode, signal);
    return act(true);
  };
  const left = new AbortController();
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  );
  const asking = createCartSummary({ channel: { tell() {}, listen() {} }, lock }).askCount(left.signal);
  left.abort();
  await asking;
  expect(held).toEqual(["shared", left.signal]);
  expect(summary.read().count).toBeUndefined();
});

test("while the cart cannot be reached the count stays as it is", async () => {
  summary.settle(2);
  fetch.mockResolvedValue(Response.json({ cart: null, message: "inaccessible" }, { status: 503 }));
  await summary.askCount();
  expect(summary.read()).toMatchObject({ count: 2 });
  expect(summary.read().discarded).toBeUndefined();
});

test("a cart that had to be discarded is empty, and says why until the next page", async () => {
  const discarded = { cart: emptyCart, message: "plus valide" };
  fetch.mockImplementation(async () => Response.json(discarded, { status: 404 }));
  expect(await summary.currentCart()).toEqual(emptyCart);
  expect(summary.read().discarded).toBe("plus valide");
  await summary.askCount();
  expect(summary.read()).toEqual({ count: 0, discarded: "plus valide" });
  summary.clearDiscarded();
  expect(summary.read().discarded).toBeUndefined();
});
