import { cartSchema } from "../../../../shared/api/cart.ts";
import type { CountedCart } from "../../../../shared/api/read-cart.ts";
import type { Cart } from "../../../../shared/cart/cart.ts";
import { cartVersion } from "../../../../shared/cart/cart-change.ts";
import type { CartUpdate, Settlement } from "./cart-channel.ts";

/** Undefined if the sending tab runs another build with a different cart shape. */
export function parseSettlement({
  said: update,
  stamp,
}: Settlement<CountedCart>): Settlement<Cart> | undefined {
  if (!("cart" in update)) return { said: update, stamp };
  const { data: cart } = cartSchema.safeParse(update.cart);
  return cart && { said: { cart }, stamp };
}

export function agrees(update: CartUpdate<Cart>, cart: Cart): boolean {
  return cartVersion(cart) === ("cart" in update ? cartVersion(update.cart) : update.change.version);
}
