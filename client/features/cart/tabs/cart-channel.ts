import type { CountedCart } from "../../../../shared/api/read-cart.ts";
import type { CartChange } from "../../../../shared/cart/cart-change.ts";
import type { TabChannel } from "../../../navigation/tab-channel.ts";
import type { PendingChange } from "../optimistic-cart.ts";

export type CartUpdate<Cart> = { cart: Cart } | { change: CartChange; lineId?: number | undefined };

export interface Settlement<Cart> {
  /** Wire format: renaming breaks tabs still running an older build. */
  said: CartUpdate<Cart>;
  /** Milliseconds since the epoch, strictly increasing per tab; the highest one wins. */
  stamp: number;
}

export interface CartNews {
  from: string;
  count: number | undefined;
  settled?: Settlement<CountedCart> | undefined;
  updating?: PendingChange[] | undefined;
}

export type CartChannel = TabChannel<CartNews>;
