import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { href } from "../../../shared/routes.ts";
import type { AppContext } from "../../context.ts";
import { type Beginning, beginOrder } from "../../purchase/checkout/begin-order.ts";
import { refusalToOrder } from "../../purchase/checkout/refusal-to-order.ts";
import { repeatedOrderOf } from "../../purchase/checkout/repeated-order.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";

/** Avoids the checkout of a cart that the login replaced. @param formerCart cart token before the login */
export async function pageAfterSignIn(
  c: AppContext,
  wanted: string,
  formerCart: string | undefined,
): Promise<string> {
  if (!formerCart || formerCart === c.var.session.cartToken || !wanted.startsWith(checkoutHref(formerCart)))
    return wanted;
  return ownOrder(c, formerCart).then(
    () => wanted,
    () => href("panier"),
  );
}

/** Begins the order if checkout was pressed before the login: a GET of the checkout page never begins one. */
export async function beginOrderAfterSignIn(c: AppContext, way: string): Promise<Beginning | undefined> {
  const { cartToken } = c.var.session;
  if (!cartToken || way !== checkoutHref(cartToken)) return undefined;
  try {
    const cart = await ownOrder(c, cartToken);
    return cart.state === "cart" && !refusalToOrder(cart)
      ? await beginOrder(c.var, cart, repeatedOrderOf(c, cart))
      : undefined;
  } catch (error) {
    c.var.log.error("checkout not begun", error);
    return undefined;
  }
}
