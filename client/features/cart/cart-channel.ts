import type { Cart } from "../../../shared/cart/cart.ts";
import type { CartChange } from "../../../shared/cart/cart-change.ts";
import type { ForeseenChange } from "./cart-foresight.ts";

/** What the server said of the cart, as a whole or by one change. */
export type CartSaid = { cart: Cart } | { change: CartChange; lineId?: number | undefined };

export interface Settlement {
  said: CartSaid;
  /** Orders what the tabs were told: later is newer. */
  stamp: number;
}

/** What one tab tells the others of the cart (spec 4, cart lifecycle). */
export interface CartNews {
  /** The tab that tells it. */
  from: string;
  /** Articles in the cart, changes under way included. */
  count: number | undefined;
  /** What the server said, where it said something new. */
  settled?: Settlement | undefined;
  /** While changes are under way, what they do to lines. */
  updating?: ForeseenChange[] | undefined;
}

export interface CartChannel {
  tell(news: CartNews): void;
  /** Hears the other tabs, never this one. */
  listen(listener: (news: CartNews) => void): void;
}

/** Between the tabs of this browser. In the worker, and in browsers without it, nobody listens. */
export function openCartChannel(): CartChannel {
  const channel =
    typeof document === "undefined" || typeof BroadcastChannel === "undefined"
      ? undefined
      : new BroadcastChannel("cart");
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (listener) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<CartNews>) => listener(data)),
  };
}
