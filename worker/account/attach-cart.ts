import { isUsableCart, type Order } from "../../shared/order/order.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { forgetCart, keepCart } from "../session/cart-token.ts";
import { isCartToken } from "../session/cookies.ts";
import { sessionTexts } from "../session/texts.ts";
import { lastSegment } from "../upstream/ecommerce/fields.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(sessionTexts);

/**
 * Attaches the customer who has just logged in to a cart (spec 4, session): the cart in hand is assigned to the
 * customer, and nothing of it is lost; without one, the cart that the login names is recovered. A login never fails
 * because of its cart: what goes wrong is logged, and said.
 *
 * @param reference the login's own cart, an IRI
 * @returns what there is to say of it
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

/** Makes a cart the customer's own, which it may be already. @returns false where the API did not do it */
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

/** The cart of a token; `unusable` where the API says that there is none to fill, `unknown` while it does not answer. */
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

/** Nothing is in hand: the cart of another visit takes its place. While the API does not answer it is taken on trust. */
function recover(c: AppContext, held: Look, former: Look, token: string | undefined): string | undefined {
  const isLost = held === "unusable";
  if (former === undefined) {
    if (isLost) forgetCart(c);
    return isLost ? t("cart.notUsable") : undefined;
  }
  if (former === "unusable" || !token) {
    if (isLost) forgetCart(c);
    return t("cart.notRecovered");
  }
  keepCart(c, token);
  return isLost ? t("cart.replaced") : t("cart.recovered");
}

const articlesIn = ({ items }: Order): number => items.reduce((count, { quantity }) => count + quantity, 0);
