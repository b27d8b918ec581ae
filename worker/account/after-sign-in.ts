import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { type Beginning, beginOrder } from "../order/begin-order.ts";
import { ownOrder } from "../order/own-order.ts";
import { refusalToOrder } from "../order/refusal-to-order.ts";

/**
 * Where a login leads: the page first wanted, unless that is the order of a cart that the login has replaced, or given
 * up. Then it is the cart, which says so.
 *
 * @param held the cart before the login
 */
export async function pageAfterSignIn(
  c: AppContext,
  wanted: string,
  held: string | undefined,
): Promise<string> {
  if (!held || held === c.var.session.cartToken || !wanted.startsWith(checkoutHref(held))) return wanted;
  // What is no cart any more may be the customer's all the same: an order that he has placed.
  return ownOrder(c, held).then(
    () => wanted,
    () => href("panier"),
  );
}

/**
 * Begins the order where its button was pressed before the login, which now leads to it: reading it begins nothing.
 * Undefined where there is nothing to begin, or where it fails: the order's own page tells.
 */
export async function beginOrderAfterSignIn(c: AppContext, way: string): Promise<Beginning | undefined> {
  const { cartToken } = c.var.session;
  if (!cartToken || way !== checkoutHref(cartToken)) return undefined;
  try {
    const cart = await ownOrder(c, cartToken);
    return cart.state === "cart" && !refusalToOrder(cart) ? await beginOrder(c, cart) : undefined;
  } catch (error) {
    c.var.log.error("checkout not begun", error);
    return undefined;
  }
}
