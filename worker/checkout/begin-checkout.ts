import { signInHref } from "../../shared/account/sign-in.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../shared/checkout/checkout-steps.ts";
import { checkoutNotices } from "../../shared/checkout/notices.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { begun } from "./begin.ts";
import { changesBetween } from "./changes.ts";
import { genericProblem } from "./generic-problem.ts";
import { ownOrder } from "./own-order.ts";
import { unfitToOrder } from "./unfit.ts";

const t = translator(checkoutNotices);

/** The cart's own button: the cart is the customer's from here on, and leads to the step it is due at. */
export async function beginCheckout(c: AppContext): Promise<Response> {
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
    const { path, notice } = await begin(c, cart);
    if (notice) leaveNotice(c, notice);
    return c.redirect(path, 303);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("checkout not begun", error);
    return backToCart(c, error.status === 404 ? t("cartGone") : await genericProblem(c));
  }
}

/**
 * The same where the button was pressed before the login, which now leads to the order of the cart: reading it begins
 * nothing. Undefined where there is nothing to begin, or where it fails: the order's own page tells.
 */
export async function beginOnTheWay(c: AppContext, way: string): Promise<Beginning | undefined> {
  const { cartToken } = c.var.session;
  if (!cartToken || way !== checkoutHref(cartToken)) return undefined;
  try {
    const cart = await ownOrder(c, cartToken);
    return cart.state === "cart" && !unfitToOrder(cart) ? await begin(c, cart) : undefined;
  } catch (error) {
    c.var.log.error("checkout not begun", error);
    return undefined;
  }
}

interface Beginning {
  /** Of the step that is due. */
  path: string;
  /** What the server changed meanwhile. */
  notice: Notice | undefined;
}

async function begin(c: AppContext, cart: CheckoutOrder): Promise<Beginning> {
  const order = await begun(c, cart);
  return { path: checkoutHref(order.tokenValue, stepDue(order)), notice: changesBetween(cart, order) };
}

function backToCart(c: AppContext, text: string): Response {
  leaveNotice(c, { tone: "error", text });
  return c.redirect(href("panier"), 303);
}
