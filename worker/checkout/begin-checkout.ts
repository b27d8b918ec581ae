import { signInHref } from "../../shared/account/sign-in.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { checkoutNotices } from "../../shared/checkout/notices.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { beginOrder } from "../order/begin-order.ts";
import { unfitToOrder } from "../order/unfit.ts";
import { leaveNotice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { genericProblem } from "./generic-problem.ts";

const t = translator(checkoutNotices);

/** The cart's own button: the cart is the customer's from here on, and leads to the step it is due at. */
export async function beginCheckout(c: AppContext): Promise<Response> {
  c.header("Cache-Control", "no-store");
  const { loggedIn, cartToken } = c.var.session;
  if (!cartToken) return backToCart(c, t("empty"));
  // The way back leads into the order.
  if (!loggedIn) return c.redirect(signInHref(checkoutHref(cartToken)), 303);
  try {
    const cart = await c.var.ecommerce.order(cartToken);
    // What is no cart any more is told by its own page.
    if (cart.state !== "cart") return c.redirect(checkoutHref(cartToken), 303);
    const unfit = unfitToOrder(cart);
    if (unfit) return backToCart(c, unfit);
    const { path, notice } = await beginOrder(c, cart);
    if (notice) leaveNotice(c, notice);
    return c.redirect(path, 303);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("checkout not begun", error);
    return backToCart(c, error.status === 404 ? t("cartGone") : await genericProblem(c));
  }
}

function backToCart(c: AppContext, text: string): Response {
  leaveNotice(c, { tone: "error", text });
  return c.redirect(href("panier"), 303);
}
