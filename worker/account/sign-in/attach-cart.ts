import { articlesOf } from "../../../shared/cart/cart.ts";
import { isEmptyOrder, isUsableCart, type Order } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { intervalChanges, subscriptionsIn } from "../../purchase/cart/interval-changes.ts";
import { assignCustomer } from "../../purchase/checkout/checkout-writes.ts";
import { clearCartToken, saveCartToken } from "../../session/cart-token.ts";
import { isCartToken } from "../../session/cookies.ts";
import { sessionTexts } from "../../session/texts.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

const t = translator(sessionTexts);

/** Failures become the returned message and never fail the login. @param own token of the login's cart */
export async function attachCart(c: AppContext, own: string | undefined): Promise<string | undefined> {
  const [current, previous] = await Promise.all([
    lookUpCart(c.var, c.var.session.cartToken),
    own === c.var.session.cartToken ? undefined : lookUpCart(c.var, own),
  ]);
  if (current === "unknown") return t("cart.notAttached");
  const isFilled = current !== undefined && current !== "unusable" && !isEmptyOrder(current);
  if (!isFilled) return recover(c, current, previous, own);
  const assigned = await assignCart(c.var, current);
  if (!assigned) return t("cart.notAttached");
  const left = previous === undefined || typeof previous === "string" ? 0 : articlesIn(previous);
  const { coupon: code } = current;
  const messages = [
    ...intervalChanges(current, assigned),
    code && code !== assigned.coupon ? t("cart.couponGone", { code }) : undefined,
    left > 0 ? t("cart.setAside", { count: left }) : undefined,
  ];
  return messages.filter(Boolean).join(" ") || undefined;
}

async function assignCart(
  services: Services<"ecommerce" | "log" | "session">,
  cart: Order,
): Promise<Order | undefined> {
  const { customerId } = services.session;
  if (!customerId || cart.customerId) return cart;
  try {
    return await assignCustomer(services, cart, customerId);
  } catch (error) {
    const isRefused = error instanceof UpstreamError && error.refused;
    if (isRefused) services.log.warn("cart not assigned", { reason: error.message });
    else services.log.error("cart not assigned", error);
    return undefined;
  }
}

type CartLookup = Order | "unusable" | "unknown" | undefined;

/** `unusable`: the API has no cart that can be filled. `unknown`: the API did not answer. */
async function lookUpCart(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  token: string | undefined,
): Promise<CartLookup> {
  if (!token || !isCartToken(token)) return undefined;
  try {
    const order = await ecommerce.cart(token);
    if (isUsableCart(order)) return order;
    log.warn("cart state is not valid", { state: order.state });
    return "unusable";
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) return "unusable";
    log.error("cart not looked up", error);
    return "unknown";
  }
}

function recover(
  c: AppContext,
  current: CartLookup,
  previous: CartLookup,
  token: string | undefined,
): string | undefined {
  const isLost = current === "unusable";
  if (previous === undefined) {
    if (isLost) clearCartToken(c);
    return isLost ? t("cart.notUsable") : undefined;
  }
  if (previous === "unusable" || !token) {
    if (isLost) clearCartToken(c);
    return t("cart.notRecovered");
  }
  saveCartToken(c, token);
  const found = previous === "unknown" ? undefined : subscriptionsIn(previous);
  return [isLost ? t("cart.replaced") : t("cart.recovered"), found].filter(Boolean).join(" ");
}

const articlesIn = ({ items, unreadLines }: Order): number => articlesOf(items) + unreadLines;
