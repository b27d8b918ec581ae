import type { CartAnswer, CartField, Deletable } from "../../shared/api/api.ts";
import { type Cart, emptyCart } from "../../shared/cart/cart.ts";
import { isEmptyOrder, isUsableCart, type Order } from "../../shared/order/order.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, Services } from "../context.ts";
import { Refusal, type Verdict } from "../forms/refusal.ts";
import { toCart } from "../purchase/cart/cart-view.ts";
import { noteLostCoupon } from "../purchase/cart/lost-coupon.ts";
import { clearCartToken } from "../session/cart-token.ts";
import { isVisit } from "../session/visitor/visit.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

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

/** An outage keeps the cart's token. @throws CartRefusal in an outage, and for a cart of an invalid state */
export async function loadCart(c: AppContext): Promise<Cart & Deletable> {
  const token = c.var.session.cartToken;
  if (!token) return emptyCart;
  const found = await findCart(c.var, token);
  if (typeof found === "object") {
    if (isEmptyOrder(found)) return { ...emptyCart, isDeletable: true };
    noteLostCoupon(c, found);
    return toCart(c, found);
  }
  if (!isVisit(c)) return emptyCart;
  clearCartToken(c);
  if (found === "absent") return emptyCart;
  throw new CartRefusal("Cart state is not valid", {
    text: t("invalidState"),
    verdict: "gone",
    cart: emptyCart,
  });
}

export async function deleteEmptyCart(c: AppContext): Promise<void> {
  const order = await currentOrder(c.var);
  if (!order || !isEmptyOrder(order)) return;
  clearCartToken(c);
  await c.var.ecommerce
    .deleteCart(order.token)
    .catch((error: unknown) => c.var.log.error("empty cart not deleted", error));
}

export async function currentOrder(
  services: Services<"ecommerce" | "log" | "session">,
): Promise<Order | undefined> {
  const token = services.session.cartToken;
  return token ? usableOrder(services, token) : undefined;
}

async function usableOrder(
  services: Services<"ecommerce" | "log">,
  token: string,
): Promise<Order | undefined> {
  const found = await findCart(services, token);
  return typeof found === "object" ? found : undefined;
}

async function findCart(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  token: string,
): Promise<Order | "absent" | "unusable"> {
  try {
    const order = await ecommerce.cart(token);
    if (isUsableCart(order)) return order;
    log.warn("cart state is not valid", { state: order.state });
    return "unusable";
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) return "absent";
    throw new CartRefusal("Cart not loaded", {
      text: t("unavailable"),
      verdict: "unavailable",
      cart: null,
      cause: error,
    });
  }
}
