import { isUsableCart, type Order } from "../../shared/order/order.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { clearCartToken, saveCartToken } from "../session/cart-token.ts";
import { isCartToken } from "../session/cookies.ts";
import { sessionTexts } from "../session/texts.ts";
import { lastSegment } from "../upstream/ecommerce/fields.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(sessionTexts);

/**
 * Attaches the new session to a cart (spec 4, session): the current cart is assigned to the customer; without one, the
 * cart of the login is recovered. A failure is logged and reported, and never fails the login.
 *
 * @param reference the login's own cart, an IRI
 * @returns a message for the shopper
 */
export async function attachCart(
  c: AppContext,
  reference: string | null | undefined,
): Promise<string | undefined> {
  const own = reference ? lastSegment(reference) : undefined;
  const [held, former] = await Promise.all([
    look(c, c.var.session.cartToken),
    own === c.var.session.cartToken ? undefined : look(c, own),
  ]);
  if (held === "unknown") return t("cart.notAttached");
  const isFilled = held !== undefined && held !== "unusable" && held.items.length;
  if (!isFilled) return recover(c, held, former, own);
  if (!(await assignCart(c, held))) return t("cart.notAttached");
  const left = former === undefined || typeof former === "string" ? 0 : articlesIn(former);
  return left > 0 ? t("cart.setAside", { count: left }) : undefined;
}

/** @returns false if the API refused or failed */
async function assignCart(c: AppContext, { tokenValue, customerId }: Order): Promise<boolean> {
  const { customerUri } = c.var.session;
  if (!customerUri || customerId) return true;
  try {
    await c.var.ecommerce.assignCustomer(tokenValue, customerUri);
    return true;
  } catch (error) {
    c.var.log.error("cart not assigned", error);
    return false;
  }
}

type Look = Order | "unusable" | "unknown" | undefined;

/** `unusable`: the API has no cart to fill. `unknown`: outage. */
async function look(c: AppContext, token: string | undefined): Promise<Look> {
  if (!token || !isCartToken(token)) return undefined;
  try {
    const order = await c.var.ecommerce.cart(token);
    if (isUsableCart(order)) return order;
    c.var.log.warn("cart state is not valid", { state: order.state });
    return "unusable";
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) return "unusable";
    c.var.log.error("cart not looked at", error);
    return "unknown";
  }
}

/** Uses the cart of an earlier visit, unverified during an outage. */
function recover(c: AppContext, held: Look, former: Look, token: string | undefined): string | undefined {
  const isLost = held === "unusable";
  if (former === undefined) {
    if (isLost) clearCartToken(c);
    return isLost ? t("cart.notUsable") : undefined;
  }
  if (former === "unusable" || !token) {
    if (isLost) clearCartToken(c);
    return t("cart.notRecovered");
  }
  saveCartToken(c, token);
  return isLost ? t("cart.replaced") : t("cart.recovered");
}

const articlesIn = ({ items }: Order): number => items.reduce((count, { quantity }) => count + quantity, 0);
