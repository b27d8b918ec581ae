import type { Order, OrderItem } from "../../../shared/order/order.ts";
import type { AppContext, Services } from "../../context.ts";
import { inTurn } from "../../forms/in-turn.ts";
import type { ItemRequest } from "../../upstream/ecommerce/cart-calls.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { written } from "../../upstream/write-outcome.ts";

/** The API accepted a line but not its interval, so the line was taken back. */
export class IntervalIgnored extends Error {
  override name = "IntervalIgnored";
  /** Current cart; undefined if the former line could not be restored. */
  readonly cart: Order | undefined;

  constructor(cart: Order | undefined) {
    super("the API did not keep the interval of a line");
    this.cart = cart;
  }
}

type KnownCart = Pick<Order, "token" | "items" | "unreadLines">;

interface LineChange {
  quantity?: number | undefined;
  subscriptionInterval: number;
}

/** Milliseconds. Short, because a cart link must be followed within the time of a page. */
const ownTime = 800;

/** Writes of one cart wait for each other across devices. Must not be nested. */
export const inCartTurn = <T>(c: AppContext, act: () => Promise<T>): Promise<T> => {
  const { cartToken } = c.var.session;
  const tooLong = () => new UpstreamError("cart", 503, { message: "another write takes too long" });
  return cartToken ? inTurn(c, `cart ${cartToken}`, act, tooLong, ownTime) : act();
};

export const lineOf = ({ items }: Pick<Order, "items">, code: string): OrderItem | undefined =>
  items.find(({ variant }) => variant.code === code);

export async function addLine(
  services: Services<"ecommerce" | "log">,
  before: KnownCart,
  item: ItemRequest,
): Promise<Order> {
  const { ecommerce } = services;
  const { token } = before;
  const { variantCode, quantity, subscriptionInterval } = item;
  const held = lineOf(before, variantCode);
  const after = await written<Order>({
    name: "addition to the cart",
    send: () => ecommerce.addItem(token, item),
    read: () => ecommerce.cart(token),
    isDone: (cart) => {
      const line = lineOf(cart, variantCode);
      if (!line || cart.token !== token) return isUntold(cart, token);
      if (line.quantity === null || line.subscriptionInterval === null || held?.quantity === null)
        return undefined;
      return line.quantity >= (held?.quantity ?? 0) + quantity;
    },
  });
  const line = lineOf(after, variantCode);
  if (!line || line.subscriptionInterval === subscriptionInterval) return after;
  const ignored = new IntervalIgnored(await asBefore(services, token, line, held));
  services.log.error("interval of a line ignored", ignored, {
    asked: subscriptionInterval,
    kept: line.subscriptionInterval,
    takenBack: ignored.cart !== undefined,
  });
  throw ignored;
}

async function asBefore(
  services: Services<"ecommerce" | "log">,
  token: string,
  { id }: OrderItem,
  held: OrderItem | undefined,
): Promise<Order | undefined> {
  try {
    if (!held) return await removeLine(services, token, id);
    const { quantity, subscriptionInterval } = held;
    if (quantity === null || subscriptionInterval === null) return undefined;
    return await changeLine(services, token, id, { quantity, subscriptionInterval });
  } catch (error) {
    services.log.error("line not taken back", error);
    return undefined;
  }
}

export const changeLine = (
  services: Services<"ecommerce">,
  token: string,
  id: number,
  change: LineChange,
): Promise<Order> => {
  const { ecommerce } = services;
  const { quantity, subscriptionInterval } = change;
  const sent = { ...(quantity !== undefined && { quantity }), subscriptionInterval };
  return written<Order>({
    name: "change of a cart line",
    send: () => ecommerce.changeItem(token, id, sent),
    read: () => ecommerce.cart(token),
    isDone: (cart) => {
      const line = cart.items.find((item) => item.id === id);
      if (!line || cart.token !== token) return isUntold(cart, token);
      if (line.quantity === null || line.subscriptionInterval === null) return undefined;
      const isQuantity = quantity === undefined || line.quantity === quantity;
      return isQuantity && line.subscriptionInterval === subscriptionInterval;
    },
  });
};

export const removeLine = (services: Services<"ecommerce">, token: string, id: number): Promise<Order> => {
  const { ecommerce } = services;
  return written<Order>({
    name: "removal of a cart line",
    send: () => ecommerce.removeItem(token, id).then(() => undefined),
    read: () => ecommerce.cart(token),
    isDone: (cart) => cart.token === token && !cart.items.some((item) => item.id === id),
  });
};

/** Some API versions never name the coupon of a cart; a changed price then proves it. */
export const applyCoupon = (services: Services<"ecommerce">, before: Order, code: string): Promise<Order> => {
  const { ecommerce } = services;
  const { token } = before;
  return written<Order>({
    name: "coupon of the cart",
    send: () => ecommerce.applyCoupon(token, code),
    read: () => ecommerce.cart(token),
    isDone: (cart) => {
      if (cart.token !== token) return false;
      if (cart.isCouponTold === false) return isRepriced(cart, before) || undefined;
      return cart.coupon !== null && isSameCode(cart.coupon, code);
    },
  });
};

export const removeCoupon = (
  services: Services<"ecommerce">,
  before: Order,
  code: string,
): Promise<Order> => {
  const { ecommerce } = services;
  const { token } = before;
  return written<Order>({
    name: "removal of a coupon",
    send: () => ecommerce.removeCoupon(token, code).then(() => undefined),
    read: () => ecommerce.cart(token),
    isDone: (cart) => {
      if (cart.token !== token) return false;
      if (cart.isCouponTold !== false) return !cart.coupon;
      return !before.promotionReduction || isRepriced(cart, before) || undefined;
    },
  });
};

const isSameCode = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isRepriced = (after: Order, before: Order): boolean =>
  after.total !== before.total ||
  after.promotionReduction !== before.promotionReduction ||
  after.freeProducts.length !== before.freeProducts.length;

/** False: the line is not in this cart. Undefined: it may be one of the unreadable lines. */
const isUntold = ({ token, unreadLines }: Order, asked: string): false | undefined =>
  token === asked && unreadLines > 0 ? undefined : false;
