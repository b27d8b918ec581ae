import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { href } from "../../shared/routes.ts";
import { ownOrder } from "../checkout/own-order.ts";
import type { AppContext } from "../context.ts";

/**
 * Where a login leads: the page first wanted, unless that is the order of a cart that the login has replaced, or given
 * up. Then it is the cart, which says so.
 *
 * @param held the cart before the login
 */
export async function wayBack(c: AppContext, wanted: string, held: string | undefined): Promise<string> {
  if (!held || held === c.var.session.cartToken || !wanted.startsWith(checkoutHref(held))) return wanted;
  // What is no cart any more may be the customer's all the same: an order that he has placed.
  return ownOrder(c, held).then(
    () => wanted,
    () => href("panier"),
  );
}
