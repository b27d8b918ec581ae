import type { CartAnswer } from "../../shared/api/api.ts";
import { shopperMessage } from "../../shared/api/api-error.ts";
import { type Cart, emptyCart } from "../../shared/cart/cart.ts";
import type { CartChange } from "../../shared/cart/cart-change.ts";
import { isUsableCart, type Order, type OrderItem } from "../../shared/order/order.ts";
import { noSubscription } from "../../shared/subscription/subscription.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { Refusal, type Verdict } from "../forms/refusal.ts";
import { toCart, toCartChange } from "../order/cart-view.ts";
import { clearCartToken, saveCartToken } from "../session/cart-token.ts";
import { isVisit } from "../session/visit.ts";
import type { ItemRequest } from "../upstream/ecommerce/cart-calls.ts";
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
      cause,
    }: { verdict: CartVerdict; text: string; cart: Cart | null; cause?: unknown },
  ) {
    super(verdict, text, { cause });
    const problem = cause instanceof UpstreamError && cause.refused ? cause.problem : undefined;
    this.body = { cart, message: text, error, ...(problem ? { problem } : {}) };
  }
}

type CartVerdict = Extract<Verdict, "gone" | "wrong" | "unavailable">;

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
  if (order?.items?.length) return toCart(c, order);
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

/** Creates the cart on the first add. @throws CartRefusal */
export async function addToCart(c: AppContext, item: ItemRequest): Promise<CartChange> {
  const order = await change(c, () => addItem(c, item));
  return toCartChange(c, order, ({ variant }) => variant.code === item.variantCode);
}

/** A quantity of 0 removes the line. @throws CartRefusal */
export async function changeLine(
  c: AppContext,
  id: number,
  { quantity, interval }: { quantity?: number | undefined; interval?: number | undefined },
): Promise<CartChange> {
  if (quantity === 0) return removeLine(c, id);
  const token = requireCart(c);
  const order = await change(c, async () => {
    const subscriptionInterval = interval ?? (await intervalOf(c, token, id));
    return c.var.ecommerce.changeItem(token, id, {
      ...(quantity === undefined ? {} : { quantity }),
      subscriptionInterval,
    });
  });
  return toCartChange(c, order, (item) => item.id === id);
}

/** A quantity is never sent alone (spec 7): an API may read a missing interval as none. */
async function intervalOf(c: AppContext, token: string, id: number): Promise<number> {
  const { items } = await c.var.ecommerce.cart(token);
  return items?.find((item) => item.id === id)?.subscriptionInterval ?? noSubscription;
}

/** @throws CartRefusal */
export async function removeLine(c: AppContext, id: number): Promise<CartChange> {
  const token = requireCart(c);
  const order = await change(c, async () => {
    await c.var.ecommerce.removeItem(token, id);
    const after = await c.var.ecommerce.cart(token);
    // The answer to a removal is not the cart, which tells whether it worked.
    if (after.items.some((item) => item.id === id)) throw new Error("the line is still there");
    return after;
  });
  return toCartChange(c, order, (item) => item.id === id);
}

/** A refused code carries the server's error body and the reloaded cart (spec 8). @throws CartRefusal */
export async function applyCoupon(c: AppContext, code: string): Promise<CartChange> {
  const token = requireCart(c);
  return toCartChange(c, await change(c, () => c.var.ecommerce.applyCoupon(token, code)), noLine);
}

/** @throws CartRefusal */
export async function removeCoupon(c: AppContext, code: string): Promise<CartChange> {
  const token = requireCart(c);
  const order = await change(c, async () => {
    await c.var.ecommerce.removeCoupon(token, code);
    const after = await c.var.ecommerce.cart(token);
    if (after.coupon) throw new Error("the coupon is still there");
    return after;
  });
  return toCartChange(c, order, noLine);
}

const noLine = (_: OrderItem) => false;

/** Undefined without a usable cart. @throws CartRefusal during an outage */
export async function currentOrder(c: AppContext): Promise<Order | undefined> {
  const token = c.var.session.cartToken;
  return token ? usableOrder(c, token) : undefined;
}

export async function addItem(c: AppContext, item: ItemRequest): Promise<Order> {
  const { ecommerce, session } = c.var;
  const token = session.cartToken ?? (await createCart(c));
  try {
    return await ecommerce.addItem(token, item);
  } catch (error) {
    const dead = error instanceof UpstreamError && error.status === 404 && !(await usableOrder(c, token));
    if (!dead) throw error;
    return ecommerce.addItem(await createCart(c), item);
  }
}

async function createCart(c: AppContext): Promise<string> {
  const { tokenValue } = await c.var.ecommerce.createCart();
  saveCartToken(c, tokenValue);
  return tokenValue;
}

function requireCart(c: AppContext): string {
  const token = c.var.session.cartToken;
  if (token) return token;
  throw new CartRefusal("Cart not found", { text: t("notFound"), verdict: "gone", cart: emptyCart });
}

/** Undefined without a usable cart. @throws CartRefusal during an outage */
async function usableOrder(c: AppContext, token: string): Promise<Order | undefined> {
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

/** The API's message only for a 422: others are for developers, and may contain the cart's token. */
export function refusalText({ status, problem }: UpstreamError): string {
  if (status === 404) return t("gone");
  return (status === 422 && shopperMessage(problem)) || t("failed");
}

/** @throws CartRefusal with the cart reloaded */
async function change(c: AppContext, write: () => Promise<Order>): Promise<Order> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof CartRefusal) throw error;
    c.var.log.error("cart not changed", error);
    const refused = error instanceof UpstreamError && error.refused;
    throw new CartRefusal("Cart not changed", {
      text: refused ? refusalText(error) : t("unavailable"),
      verdict: refused ? "wrong" : "unavailable",
      cart: await reloaded(c),
      cause: error,
    });
  }
}

/** Null during an outage. @throws CartRefusal if the cart is gone */
async function reloaded(c: AppContext): Promise<Cart | null> {
  try {
    return await loadCart(c);
  } catch (error) {
    if (error instanceof CartRefusal && error.body.cart) throw error;
    return null;
  }
}
