import { checkoutHref, stepDue } from "../../shared/checkout-steps.ts";
import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { href } from "../../shared/routes.ts";
import { CartProblem, currentOrder } from "../cart/cart.ts";
import type { AppContext } from "../context.ts";
import { leaveNotice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(checkoutNotices);

/** The cart's own button: the cart is the customer's from here on, and leads to the step it is due at. */
export async function beginCheckout(c: AppContext): Promise<Response> {
  const { session, ecommerce } = c.var;
  try {
    const cart = await currentOrder(c);
    if (!cart?.items?.length) return backToCart(c, t("empty"));
    const order = checkoutHref(cart.tokenValue);
    if (!session.customerUri) return signIn(c, order);
    const assigned = await ecommerce.assignCustomer(cart.tokenValue, session.customerUri);
    return c.redirect(checkoutHref(assigned.tokenValue, stepDue(assigned)), 303);
  } catch (error) {
    if (!(error instanceof CartProblem || error instanceof UpstreamError)) throw error;
    c.var.log.error("checkout not begun", error);
    if (error instanceof UpstreamError && error.status === 401) return signIn(c, href("panier"));
    return backToCart(c, error instanceof CartProblem ? error.text : t("generic"));
  }
}

/** The way back leads into the order. */
const signIn = (c: AppContext, returnTo: string) =>
  c.redirect(`${href("connexion")}?retour=${encodeURIComponent(returnTo)}`, 303);

function backToCart(c: AppContext, text: string): Response {
  leaveNotice(c, { tone: "error", text });
  return c.redirect(href("panier"), 303);
}
