import type { Cart } from "../../../shared/cart/cart.ts";
import type { CartChange } from "../../../shared/cart/cart-change.ts";
import type { ForeseenChange } from "./cart-foresight.ts";

/** An answer of the server: the whole cart, or one change. */
export type CartSaid = { cart: Cart } | { change: CartChange; lineId?: number | undefined };

export interface Settlement {
  said: CartSaid;
  /** Orders messages: later is newer. */
  stamp: number;
}

/** A message between tabs (spec 4, cart lifecycle). */
export interface CartNews {
  /** Id of the sending tab. */
  from: string;
  /** Articles, pending changes included. */
  count: number | undefined;
  /** The server's answer, if there is a new one. */
  settled?: Settlement | undefined;
  /** Pending changes of lines. */
  updating?: ForeseenChange[] | undefined;
}

export interface CartChannel {
  tell(news: CartNews): void;
  /** Messages of other tabs, never of this one. */
  listen(listener: (news: CartNews) => void): void;
}

/** A BroadcastChannel; does nothing in the worker and in browsers without it. */
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
