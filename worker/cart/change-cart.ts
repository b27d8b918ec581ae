import type { CartField } from "../../shared/api/api.ts";
import { type Cart, emptyCart } from "../../shared/cart/cart.ts";
import type { CartChange } from "../../shared/cart/cart-change.ts";
import type { Order, OrderItem } from "../../shared/order/order.ts";
import { isOffered, noSubscription } from "../../shared/subscription/subscription.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { toCartChange } from "../order/cart-view.ts";
import { withSingleSamples } from "../order/samples.ts";
import { saveCartToken } from "../session/cart-token.ts";
import { shopperMessage } from "../upstream/api-error.ts";
import type { ItemRequest } from "../upstream/ecommerce/cart-calls.ts";
import { readAfter } from "../upstream/ecommerce/order-after.ts";
import { UpstreamError } from "../upstream/http.ts";
import { CartRefusal, loadCart, usableOrder } from "./cart.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

/** Creates the cart on the first add. @throws CartRefusal */
export async function addToCart(c: AppContext, item: ItemRequest): Promise<CartChange> {
  await requireFrequency(c, item.subscriptionInterval);
  const isOne = item.quantity === 1 && item.subscriptionInterval === noSubscription;
  const order = await change(c, () => addItem(c, item), isOne);
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
  if (interval !== undefined) await requireFrequency(c, interval, () => intervalOf(c, token, id));
  const order = await change(c, async () => {
    const subscriptionInterval = interval ?? (await intervalOf(c, token, id));
    return c.var.ecommerce.changeItem(token, id, {
      ...(quantity === undefined ? {} : { quantity }),
      subscriptionInterval,
    });
  });
  return toCartChange(c, order, (item) => item.id === id);
}

/** @param now the line's own may be no longer offered: it stays. @throws CartRefusal */
async function requireFrequency(c: AppContext, interval: number, now?: () => Promise<number>): Promise<void> {
  if (interval === noSubscription || isOffered(await c.var.frequencies.read(), interval)) return;
  if (now && (await now().catch(() => undefined)) === interval) return;
  throw new CartRefusal("Frequency not offered", {
    text: t("unknownFrequency"),
    verdict: "wrong",
    cart: await reloaded(c),
    field: "interval",
  });
}

/**
 * A quantity is never sent alone (spec 7): an API may read a missing interval as none.
 *
 * @throws CartRefusal where it is unknown: a guess may end a subscription
 */
async function intervalOf(c: AppContext, token: string, id: number): Promise<number> {
  const { items, unreadLines } = await c.var.ecommerce.cart(token);
  const line = items.find((item) => item.id === id);
  const interval = line || unreadLines > 0 ? line?.subscriptionInterval : noSubscription;
  if (typeof interval === "number") return interval;
  throw new CartRefusal("Frequency not known", {
    text: t("unknownLine"),
    verdict: "unavailable",
    cart: await reloaded(c),
  });
}

/** @throws CartRefusal */
export async function removeLine(c: AppContext, id: number): Promise<CartChange> {
  const token = requireCart(c);
  const order = await change(c, async () => {
    await c.var.ecommerce.removeItem(token, id);
    const after = await readAfter(c.var.ecommerce.cart(token));
    // The answer to a removal is not the cart, which alone shows whether it worked.
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
    const after = await readAfter(c.var.ecommerce.cart(token));
    if (after.coupon) throw new Error("the coupon is still there");
    return after;
  });
  return toCartChange(c, order, noLine);
}

const noLine = (_: OrderItem) => false;

export async function addItem(c: AppContext, item: ItemRequest): Promise<Order> {
  const { ecommerce, session } = c.var;
  const token = session.cartToken ?? (await createCart(c));
  try {
    return await ecommerce.addItem(token, item);
  } catch (error) {
    if (!(error instanceof UpstreamError && mayBeDead(error) && (await isDead(c, token)))) throw error;
    return ecommerce.addItem(await createCart(c), item);
  }
}

/** Some servers answer 500 where the cart is gone. */
const mayBeDead = ({ status }: UpstreamError): boolean => status === 404 || status === 500;

/** False where the API does not say so. */
const isDead = (c: AppContext, token: string): Promise<boolean> =>
  usableOrder(c, token).then(
    (order) => !order,
    () => false,
  );

/** @throws CartRefusal */
export async function createCart(c: AppContext): Promise<string> {
  if (!(await withinNetworkLimit(c, "NEW_CART_LIMIT")))
    throw new CartRefusal("Too many carts", { text: t("tooMany"), verdict: "too-often", cart: null });
  const { token } = await c.var.ecommerce.createCart();
  saveCartToken(c, token);
  return token;
}

function requireCart(c: AppContext): string {
  const token = c.var.session.cartToken;
  if (token) return token;
  throw new CartRefusal("Cart not found", { text: t("notFound"), verdict: "gone", cart: emptyCart });
}

/** The API's message only for a 422: others are for developers, and may contain the cart's token. */
export function refusalText({ status, problem }: UpstreamError): string {
  if (status === 404) return t("gone");
  return (status === 422 && shopperMessage(problem)) || t("failed");
}

/**
 * @param isOne what is added: a sample that was there already is no error
 * @throws CartRefusal with the cart reloaded
 */
async function change(c: AppContext, write: () => Promise<Order>, isOne = false): Promise<Order> {
  try {
    const written = await write();
    const order = await withSingleSamples(c, written);
    if (order === written || isOne) return order;
    throw new CartRefusal("More than a sample", {
      text: t("sampleOnce"),
      verdict: "wrong",
      cart: await reloaded(c),
    });
  } catch (error) {
    if (error instanceof CartRefusal) throw error;
    c.var.log.error("cart not changed", error);
    const refused = error instanceof UpstreamError && error.refused;
    const cart = await reloaded(c);
    // The work may have been done all the same: pressed again, it would be done twice.
    const isDoubtful = error instanceof UpstreamError && error.isDoubtful;
    const outage = t(cart ? "unsure" : isDoubtful ? "doubtful" : "unavailable");
    throw new CartRefusal("Cart not changed", {
      text: refused ? refusalText(error) : outage,
      verdict: refused ? "wrong" : "unavailable",
      cart,
      ...(refused ? fieldOf(error) : {}),
      cause: error,
    });
  }
}

function fieldOf({ problem }: UpstreamError): { field?: CartField } {
  return problem.violations.some(({ path }) => path === "subscriptionInterval") ? { field: "interval" } : {};
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
