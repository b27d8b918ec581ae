import { beforeEach, expect, test, vi } from "vitest";
import { emptyCart } from "../../../shared/cart.ts";
import { askCartCount, cartSummary, currentCart } from "./cart-summary.ts";

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  cartSummary.update({ count: 0, discarded: undefined });
  vi.stubGlobal("fetch", fetch);
  return () => vi.unstubAllGlobals();
});

const answer = (count: number) => Response.json({ cart: { ...emptyCart, count } });

test("the count is asked for, and its listeners hear of it", async () => {
  const listener = vi.fn();
  const leave = cartSummary.subscribe(listener);
  fetch.mockResolvedValue(answer(3));
  await askCartCount();
  expect(cartSummary.read().count).toBe(3);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  cartSummary.update({ count: 4 });
  expect(listener).toHaveBeenCalledOnce();
});

test("an answer that a change has overtaken is left aside", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetch.mockReturnValue(promise);
  const asking = askCartCount();
  cartSummary.update({ count: 2 });
  resolve(answer(1));
  await asking;
  expect(cartSummary.read().count).toBe(2);
});

test("while the cart cannot be reached the count stays as it is", async () => {
  cartSummary.update({ count: 2 });
  fetch.mockResolvedValue(Response.json({ cart: null, message: "inaccessible" }, { status: 503 }));
  await askCartCount();
  expect(cartSummary.read()).toMatchObject({ count: 2, discarded: undefined });
});

test("a cart that had to be discarded is empty, and says why", async () => {
  const discarded = { cart: emptyCart, message: "plus valide" };
  fetch.mockImplementation(async () => Response.json(discarded, { status: 404 }));
  expect(await currentCart()).toEqual(emptyCart);
  expect(cartSummary.read().discarded).toBe("plus valide");
  cartSummary.update({ count: 2, discarded: undefined });
  await askCartCount();
  expect(cartSummary.read()).toEqual({ count: 0, discarded: "plus valide" });
});
