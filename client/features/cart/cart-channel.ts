import type { CountedCart } from "../../../shared/api/read-cart.ts";
import type { CartChange } from "../../../shared/cart/cart-change.ts";
import type { TabChannel } from "../../navigation/tab-channel.ts";
import type { PendingChange } from "./optimistic-cart.ts";

/** What the cart is after a read or a write. */
export type CartUpdate<Cart> = { cart: Cart } | { change: CartChange; lineId?: number | undefined };

export interface Settlement<Cart> {
  /** Named as in tabs of earlier builds, which may be open beside this one. */
  said: CartUpdate<Cart>;
  /** Orders messages: later is newer. */
  stamp: number;
}

/** A message between tabs (spec 4, cart lifecycle). */
export interface CartNews {
  from: string;
  count: number | undefined;
  settled?: Settlement<CountedCart> | undefined;
  updating?: PendingChange[] | undefined;
}

export type CartChannel = TabChannel<CartNews>;
