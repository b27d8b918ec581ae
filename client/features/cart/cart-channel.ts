import type { Cart } from "../../../shared/cart/cart.ts";
import type { CartChange } from "../../../shared/cart/cart-change.ts";
import type { ForeseenChange } from "./cart-foresight.ts";

export type CartSaid = { cart: Cart } | { change: CartChange; lineId?: number | undefined };

export interface Settlement {
  said: CartSaid;
  /** Orders messages: later is newer. */
  stamp: number;
}

/** A message between tabs (spec 4, cart lifecycle). */
export interface CartNews {
  from: string;
  count: number | undefined;
  settled?: Settlement | undefined;
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
