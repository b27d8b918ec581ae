import type { CartAnswer, CartField } from "../../shared/api/api.ts";
import { type Cart, emptyCart } from "../../shared/cart/cart.ts";
import { isEmptyOrder, isUsableCart, type Order } from "../../shared/order/order.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { Refusal, type Verdict } from "../forms/refusal.ts";
import { toCart } from "../order/cart-view.ts";
import { clearCartToken } from "../session/cart-token.ts";
import { isVisit } from "../session/visit.ts";
import { UpstreamError } from "../upstream/http.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

/** Carries the cart as it is now (spec 8, add to cart fails). */
export class CartRefusal extends Refusal {
  readonly body: CartAnswer;

  constructor(
    error: string,
    {
      verdict,
      text,
      cart,
      field,
      cause,
    }: { verdict: CartVerdict; text: string; cart: Cart | null; field?: CartField; cause?: unknown },
  ) {
    super(verdict, text, { cause });
    const problem = cause instanceof UpstreamError && cause.refused ? cause.problem : undefined;
    this.body = { cart, message: text, error, ...(field ? { field } : {}), ...(problem ? { problem } : {}) };
  }
}

type CartVerdict = Extract<Verdict, "gone" | "wrong" | "too-often" | "unavailable">;

/**
 * The cart of the session (spec 4, cart lifecycle). On a visit an unusable cart is discarded and an empty one deleted;
 * during an outage the token stays.
 *
 * @param keepEmpty for pages: a read is not queued behind writes of other tabs, and must not delete a cart that is
 * being filled
 * @throws CartRefusal
 */
export async function loadCart(c: AppContext, { keepEmpty = false } = {}): Promise<Cart> {
  const token = c.var.session.cartToken;
  if (!token) return emptyCart;
  const order = await usableOrder(c, token);
  if (order && !isEmptyOrder(order)) return toCart(c, order);
  if (!isVisit(c) || (order && keepEmpty)) return emptyCart;
  clearCartToken(c);
  if (!order) {
    throw new CartRefusal("Cart state is not valid", {
      text: t("invalidState"),
      verdict: "gone",
      cart: emptyCart,
    });
  }
  await c.var.ecommerce
    .deleteCart(token)
    .catch((error: unknown) => c.var.log.error("empty cart not deleted", error));
  return emptyCart;
}

/** Undefined without a usable cart. @throws CartRefusal during an outage */
export async function currentOrder(c: AppContext): Promise<Order | undefined> {
  const token = c.var.session.cartToken;
  return token ? usableOrder(c, token) : undefined;
}

/** Undefined without a usable cart. @throws CartRefusal during an outage */
export async function usableOrder(c: AppContext, token: string): Promise<Order | undefined> {
  try {
    const order = await c.var.ecommerce.cart(token);
    if (isUsableCart(order)) return order;
    c.var.log.warn("cart state is not valid", { state: order.state });
    return undefined;
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) return undefined;
    throw new CartRefusal("Cart not loaded", {
      text: t("unavailable"),
      verdict: "unavailable",
      cart: null,
      cause: error,
    });
  }
}
