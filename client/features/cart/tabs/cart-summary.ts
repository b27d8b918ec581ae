import { api } from "../../../../shared/api/api.ts";
import type { CountedCart } from "../../../../shared/api/read-cart.ts";
import { emptyCart } from "../../../../shared/cart/cart.ts";
import * as clock from "../../../../shared/time/clock.ts";
import { openTabChannel } from "../../../navigation/tab-channel.ts";
import { CartRefused, fetchCart } from "../cart-calls.ts";
import type { CartChannel, CartNews } from "./cart-channel.ts";
import { type CartLock, lockAmongTabs } from "./cart-lock.ts";

export interface CartSummary {
  count?: number | undefined;
  discarded?: string | undefined;
}

interface CartSummaryParts {
  channel: CartChannel;
  lock: CartLock;
}

export function createCartSummary({ channel, lock }: CartSummaryParts) {
  let settled: number | undefined;
  let expected = 0;
  let summary: CartSummary = {};
  let settlements = 0;
  const listeners = new Set<() => void>();
  const readers = new Set<(cart: CountedCart) => void>();

  channel.listen(({ count }) => {
    if (count !== undefined) settle(count);
  });

  return {
    read: () => summary,
    settledCount: () => settled,
    subscribe,
    settle,
    expect,
    clearDiscarded,
    askCount,
    onRead: (reader: (cart: CountedCart) => void) => void readers.add(reader),
    currentCart,
  };

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function settle(count: number): void {
    settled = count;
    settlements += 1;
    show({});
  }

  function expect(quantity: number): () => void {
    let awaited = quantity;
    expected += awaited;
    show({});
    return () => {
      expected -= awaited;
      awaited = 0;
      show({});
    };
  }

  function clearDiscarded(): void {
    show({ discarded: undefined });
  }

  /** Reads the count while no tab writes. A count settled meanwhile wins over the answer. */
  async function askCount(signal?: AbortSignal): Promise<void> {
    const before = settlements;
    await lock("shared", () => askCountAlone(before, signal), signal).catch(() => undefined);
  }

  async function askCountAlone(before: number, signal?: AbortSignal): Promise<void> {
    const cart = await currentCart(signal);
    if (cart.isDeletable) await fetch(api.cart, { method: "DELETE" });
    if (settlements === before) settle(cart.count);
    // Other tabs may not know of a change made without a page (a link in a mail, another device).
    channel.tell({ from: "badge", count: cart.count, settled: { said: { cart }, stamp: clock.now() } });
    for (const reader of readers) reader(cart);
  }

  /** A discarded cart is returned empty, with its reason in the summary. @throws CartRefused */
  async function currentCart(signal?: AbortSignal): Promise<CountedCart> {
    try {
      return (await fetchCart(signal)).cart ?? emptyCart;
    } catch (error) {
      if (!(error instanceof CartRefused && error.cart)) throw error;
      show({ discarded: error.message });
      return error.cart;
    }
  }

  function show(news: CartSummary): void {
    summary = { ...summary, ...news, count: settled === undefined ? undefined : settled + expected };
    for (const listener of listeners) listener();
  }
}

export type CartSummaryStore = ReturnType<typeof createCartSummary>;

export const cartChannel = openTabChannel<CartNews>("cart");
export const cartSummary = createCartSummary({ channel: cartChannel, lock: lockAmongTabs });
