import { shopperMessage } from "../../shared/api-error.ts";
import { type Cart, emptyCart } from "../../shared/cart.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { workerTexts } from "../../shared/i18n/worker.ts";
import { isUsableCart, type Order } from "../../shared/order.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, writeCookie, yearInSeconds } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";
import type { ItemRequest } from "../upstream/ecommerce.ts";
import { UpstreamError } from "../upstream/http.ts";
import { toCart } from "./cart-view.ts";

const t = translator(workerTexts);

/** A cart operation that did not do what was asked, with the cart as it now is (spec 8, add to cart fails). */
export class CartProblem extends Error {
  readonly status: 404 | 422 | 503;
  /** Null while the e-commerce API does not answer. */
  readonly cart: Cart | null;

  constructor(message: string, status: 404 | 422 | 503, cart: Cart | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.cart = cart;
  }
}

/**
 * The cart of the stored token (spec 4, cart lifecycle). An empty one is deleted on the server; one that is not
 * usable is discarded, both only where somebody sees it; while the API does not answer the token is kept, since
 * nothing in the cart may be lost.
 *
 * @throws CartProblem
 */
export async function loadCart(c: AppContext): Promise<Cart> {
  const token = c.var.session.cartToken;
  if (!token) return emptyCart;
  const order = await usableOrder(c, token);
  if (order?.items?.length) return toCart(c, order);
  if (!isVisit(c)) return emptyCart;
  forgetCart(c);
  if (!order) throw new CartProblem(t("cart.invalidState"), 404, emptyCart);
  await c.var.ecommerce
    .deleteCart(token)
    .catch((error: unknown) => c.var.log.error("empty cart not deleted", error));
  return emptyCart;
}

/** Adds to the cart, which is created on the first add. @throws CartProblem */
export async function addToCart(c: AppContext, item: ItemRequest): Promise<Cart> {
  return toCart(c, await change(c, () => addItem(c, item)));
}

/** Changes one line; a quantity of 0 removes it. @throws CartProblem */
export async function changeLine(
  c: AppContext,
  id: number,
  { quantity, interval }: { quantity?: number | undefined; interval?: number | undefined },
): Promise<Cart> {
  if (quantity === 0) return removeLine(c, id);
  const token = requireCart(c);
  const order = await change(c, () =>
    c.var.ecommerce.changeItem(token, id, {
      ...(quantity === undefined ? {} : { quantity }),
      ...(interval === undefined ? {} : { subscriptionInterval: interval }),
    }),
  );
  return toCart(c, order);
}

/** Removes one line. @throws CartProblem */
export async function removeLine(c: AppContext, id: number): Promise<Cart> {
  const token = requireCart(c);
  const order = await change(c, async () => {
    await c.var.ecommerce.removeItem(token, id);
    return c.var.ecommerce.cart(token);
  });
  return toCart(c, order);
}

/** The order as it is, or undefined where there is none to change. @throws CartProblem while the API does not answer */
export async function currentOrder(c: AppContext): Promise<Order | undefined> {
  const token = c.var.session.cartToken;
  return token ? usableOrder(c, token) : undefined;
}

/** Adds and answers the order itself, for the cart link. */
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
  c.var.session.cartToken = tokenValue;
  writeCookie(c, "cartToken", tokenValue, yearInSeconds);
  return tokenValue;
}

function forgetCart(c: AppContext): void {
  delete c.var.session.cartToken;
  clearCookie(c, "cartToken");
}

function requireCart(c: AppContext): string {
  const token = c.var.session.cartToken;
  if (!token) throw new CartProblem(t("cart.notFound"), 404, emptyCart);
  return token;
}

/** The order of a token; undefined where the API says that there is no usable cart. */
async function usableOrder(c: AppContext, token: string): Promise<Order | undefined> {
  try {
    const order = await c.var.ecommerce.cart(token);
    if (isUsableCart(order)) return order;
    c.var.log.warn("cart state is not valid", { state: order.state });
    return undefined;
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) return undefined;
    throw new CartProblem(t("cart.unavailable"), 503, null, error);
  }
}

/** What the API refuses is said in its own words, with the cart reloaded. */
async function change(c: AppContext, write: () => Promise<Order>): Promise<Order> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof CartProblem) throw error;
    c.var.log.error("cart not changed", error);
    const refused = error instanceof UpstreamError && error.refused;
    const message = refused ? shopperMessage(error.problem) || t("cart.failed") : t("cart.unavailable");
    throw new CartProblem(message, refused ? 422 : 503, await reloaded(c), error);
  }
}

async function reloaded(c: AppContext): Promise<Cart | null> {
  try {
    return await loadCart(c);
  } catch (error) {
    return error instanceof CartProblem ? error.cart : null;
  }
}
