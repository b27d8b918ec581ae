import type { CartField } from "../../shared/api/api.ts";
import { type Cart, emptyCart } from "../../shared/cart/cart.ts";
import type { CartChange } from "../../shared/cart/cart-change.ts";
import { isUpsell } from "../../shared/cart/source-item-list.ts";
import { isOffered, noSubscription } from "../../shared/frequency/frequency.ts";
import type { Order, OrderItem } from "../../shared/order/order.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, Services } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { toCart, toCartChange } from "../purchase/cart/cart-view.ts";
import * as writes from "../purchase/cart/cart-writes.ts";
import { IntervalIgnored, inCartTurn } from "../purchase/cart/cart-writes.ts";
import { noteCoupon, noteLostCoupon } from "../purchase/cart/lost-coupon.ts";
import { withSingleSamples } from "../purchase/product/samples.ts";
import { forgetCoupon } from "../session/cart-coupon.ts";
import { saveNewCart } from "../session/cart-token.ts";
import { shopperMessage } from "../upstream/api-error.ts";
import type { ItemRequest } from "../upstream/ecommerce/cart-calls.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { NotWritten } from "../upstream/write-outcome.ts";
import { CartRefusal, currentOrder, loadCart } from "./cart.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

export async function addToCart(
  c: AppContext,
  { targetQuantity: quantity, ...item }: ItemRequest & { targetQuantity?: number | undefined },
): Promise<CartChange> {
  await requireFrequency(c, item.subscriptionInterval);
  const isOne = item.quantity === 1 && item.subscriptionInterval === noSubscription;
  async function write(): Promise<Order> {
    const cart = await cartToFill(c, false);
    const { subscriptionInterval } = item;
    const held = quantity && cart.items.find(({ variant }) => variant.code === item.variantCode);
    return held
      ? writes.changeLine(c.var, cart.token, held.id, { quantity, subscriptionInterval })
      : writes.addLine(c.var, cart, item);
  }
  const order = await change(c, write, isOne);
  return toCartChange(c, order, ({ variant }) => variant.code === item.variantCode);
}

export async function changeLine(
  c: AppContext,
  id: number,
  { quantity, interval }: { quantity?: number | undefined; interval?: number | undefined },
): Promise<CartChange> {
  if (quantity === 0) return removeLine(c, id);
  const token = requireCart(c.var);
  if (interval !== undefined) await requireFrequency(c, interval, () => intervalOf(c, id));
  const order = await change(c, async () => {
    const subscriptionInterval = interval ?? (await intervalOf(c, id));
    return writes.changeLine(c.var, token, id, { quantity, subscriptionInterval });
  });
  return toCartChange(c, order, (item) => item.id === id);
}

/** @param now reads the line's present interval, which is kept even if it is no longer offered */
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

/** The API may read a missing interval as 0, which ends a subscription. @throws CartRefusal if unknown */
async function intervalOf(c: AppContext, id: number): Promise<number> {
  const { items, unreadLines } = await requireOrder(c);
  const line = items.find((item) => item.id === id);
  const interval = line || unreadLines > 0 ? line?.subscriptionInterval : noSubscription;
  if (typeof interval === "number") return interval;
  throw new CartRefusal("Frequency not known", {
    text: t("unknownLine"),
    verdict: "unavailable",
    cart: await reloaded(c),
  });
}

export async function removeLine(c: AppContext, id: number): Promise<CartChange> {
  const token = requireCart(c.var);
  const order = await change(c, () => writes.removeLine(c.var, token, id));
  return toCartChange(c, order, (item) => item.id === id);
}

/** The new format is added first: a failure on the way leaves both in the cart, never none. */
export async function swapLine(
  c: AppContext,
  id: number,
  { variantCode, quantity }: { variantCode: string; quantity: number },
): Promise<Cart> {
  const token = requireCart(c.var);
  const subscriptionInterval = await intervalOf(c, id);
  const order = await change(c, async () => {
    const before = await requireOrder(c);
    const { sourceItemList } = before.items.find((item) => item.id === id) ?? {};
    if (writes.lineOf(before, variantCode)) throw await swapRefused(c, "swapTaken");
    const item = {
      variantCode,
      quantity,
      subscriptionInterval,
      sourceItemList,
      upsell: isUpsell(sourceItemList),
    };
    await writes.addLine(c.var, before, item);
    return writes.removeLine(c.var, token, id).catch(async (error: unknown) => {
      c.var.log.error("swapped line not removed", error);
      throw await swapRefused(c, "swapHalf");
    });
  });
  return toCart(c, order);
}

const swapRefused = async (c: AppContext, why: "swapTaken" | "swapHalf"): Promise<CartRefusal> =>
  new CartRefusal("Line not swapped", { text: t(why), verdict: "wrong", cart: await reloaded(c) });

export async function applyCoupon(c: AppContext, code: string): Promise<CartChange> {
  requireCart(c.var);
  const order = await change(c, async () => {
    const after = await writes.applyCoupon(c.var, await requireOrder(c), code);
    const coupon = after.isCouponTold === false ? code : (after.coupon ?? code);
    noteCoupon(c, after, coupon);
    return { ...after, coupon };
  });
  return toCartChange(c, order, noLine);
}

export async function removeCoupon(c: AppContext, code: string): Promise<CartChange> {
  requireCart(c.var);
  const order = await change(c, async () => {
    const after = await writes.removeCoupon(c.var, await requireOrder(c), code);
    forgetCoupon(c);
    return { ...after, coupon: null };
  });
  return toCartChange(c, order, noLine);
}

const noLine = (_: OrderItem) => false;

/** @param isFilledUp repeating the request adds nothing */
export const cartToFill = async (c: AppContext, isFilledUp: boolean): Promise<Order> =>
  (await currentOrder(c.var)) ?? newCart(c, isFilledUp);

/** Some API versions return the customer's last filled cart instead of a new one. */
async function newCart(c: AppContext, isFilledUp: boolean): Promise<Order> {
  if (!(await withinNetworkLimit(c, "NEW_CART_LIMIT")))
    throw new CartRefusal("Too many carts", { text: t("tooMany"), verdict: "too-often", cart: null });
  const { token } = await c.var.ecommerce.createCart().catch((cause: unknown) => {
    // A 404 for a new cart means that the API's base URL is wrong: an outage, not a lost cart.
    const isUnknown = cause instanceof UpstreamError && cause.status === 404;
    throw isUnknown ? new UpstreamError("new cart", 502, { message: cause.message }, cause) : cause;
  });
  saveNewCart(c, token, isFilledUp);
  return c.var.ecommerce.cart(token);
}

function requireCart({ session }: Services<"session">): string {
  const token = session.cartToken;
  if (token) return token;
  throw notFound();
}

async function requireOrder(c: AppContext): Promise<Order> {
  const order = await currentOrder(c.var);
  if (order) return order;
  await loadCart(c);
  throw notFound();
}

const notFound = () =>
  new CartRefusal("Cart not found", { text: t("notFound"), verdict: "gone", cart: emptyCart });

/** Only a 422 carries a message for shoppers; other messages may contain the cart's token. */
export function apiRefusalText({ status, problem }: UpstreamError): string {
  if (status === 404) return t("gone");
  if (status !== 422) return t("failed");
  const isNotSold = problem.violations.some(({ path }) => path === "productVariant");
  return shopperMessage(problem) ?? t(isNotSold ? "notSold" : "failed");
}

/** @param isOne one sample only: if the cart holds one already, that is no error */
async function change(c: AppContext, write: () => Promise<Order>, isOne = false): Promise<Order> {
  try {
    return await inCartTurn(c, async () => {
      const order = await write();
      noteLostCoupon(c, order);
      const single = await withSingleSamples(c.var, order);
      if (single === order || isOne) return single;
      throw new CartRefusal("More than a sample", {
        text: t("sampleOnce"),
        verdict: "wrong",
        cart: await reloaded(c),
      });
    });
  } catch (error) {
    if (error instanceof CartRefusal) throw error;
    throw await refusalAfter(c, error);
  }
}

async function refusalAfter(c: AppContext, error: unknown): Promise<CartRefusal> {
  const isRefused = error instanceof UpstreamError && error.refused;
  if (isRefused) c.var.log.warn("cart change refused", { reason: error.message });
  else if (!(error instanceof IntervalIgnored)) c.var.log.error("cart not changed", error);
  const cart = await reloaded(c);
  if (isRefused && !c.var.session.cartToken) return notFound();
  return new CartRefusal("Cart not changed", {
    text: isRefused ? apiRefusalText(error) : failureText(error, cart),
    verdict: isRefused ? "wrong" : "unavailable",
    cart,
    // An outage is logged above, and a form would log its cause once more.
    ...(isRefused ? { ...fieldOf(error), cause: error } : {}),
  });
}

function failureText(error: unknown, cart: Cart | null): string {
  if (error instanceof IntervalIgnored) return t(error.cart ? "rhythmIgnored" : "rhythmIgnoredStays");
  if (error instanceof NotWritten && cart) return t("notDone");
  // The write may have succeeded, so the text must not invite the shopper to repeat it.
  const isDoubtful = error instanceof UpstreamError && error.isDoubtful;
  return t(cart ? "unsure" : isDoubtful ? "doubtful" : "unavailable");
}

function fieldOf({ problem }: UpstreamError): { field?: CartField } {
  return problem.violations.some(({ path }) => path === "subscriptionInterval") ? { field: "interval" } : {};
}

async function reloaded(c: AppContext): Promise<Cart | null> {
  try {
    return await loadCart(c);
  } catch (error) {
    if (error instanceof CartRefusal && error.body.cart) throw error;
    return null;
  }
}
