import { maximumQuantity } from "../../shared/cart/cart.ts";
import type { Order, OrderItem } from "../../shared/order/order.ts";
import { noSubscription } from "../../shared/subscription/subscription.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { currentOrder } from "./cart.ts";
import { createCart } from "./change-cart.ts";
import { isHeld, type LeftOut, lineOf, take, type Wish } from "./take-again.ts";

export interface BoughtAgain {
  /** Undefined where it could not be read after a failure. */
  cart: Order | undefined;
  left: LeftOut[];
  /** The cart has no article of the order. */
  isNothing: boolean;
  /** Subscribed in the order, in the cart once: a subscription is never the silent choice (duties). */
  once: string[];
  /** The API failed on the way: these are not in the cart, as far as is known. */
  undone: string[];
  failure?: UpstreamError;
}

/**
 * The cart then holds at least what the order held: what it has already counts, so that a second press adds nothing.
 * In sequence, since parallel writes lock each other in the API.
 *
 * @throws UpstreamError, CartRefusal before anything was added
 */
export async function buyAgain(c: AppContext, ordered: Order): Promise<BoughtAgain> {
  const { wishes, left } = wishesOf(ordered);
  const before = await openCart(c);
  let cart = before;
  try {
    for (const wish of wishes) {
      const taken = await take(c, cart, wish);
      cart = taken.cart;
      if (taken.left) left.push(taken.left);
    }
  } catch (error) {
    if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
    const after = await c.var.ecommerce.cart(before.token).catch(() => undefined);
    const open = wishes.filter(({ name }) => !left.some((other) => other.name === name));
    const undone = open.filter((wish) => !isHeld(after ?? cart, wish)).map(({ name }) => name);
    const done = { cart: after, left, ...resultOf(after ?? cart, ordered), undone };
    // An answer was lost and the work was done.
    return after && undone.length === 0 ? done : { ...done, failure: error };
  }
  return { cart, left, ...resultOf(cart, ordered), undone: [] };
}

function resultOf(cart: Order, { items }: Order): Pick<BoughtAgain, "isNothing" | "once"> {
  const once = items
    .filter(({ subscriptionInterval }) => subscriptionInterval)
    .filter(({ variant }) => lineOf(cart, variant.code)?.subscriptionInterval === noSubscription);
  const isNothing = !items.some(({ variant }) => lineOf(cart, variant.code));
  return { isNothing, once: once.map(nameOf) };
}

/** A gift comes with its promotion, or is chosen anew. */
function wishesOf({ items, unreadLines }: Order): { wishes: Wish[]; left: LeftOut[] } {
  const wishes: Wish[] = [];
  const left: LeftOut[] = [];
  for (const item of items) {
    const name = nameOf(item);
    const { variant, quantity, unitPrice } = item;
    if (!variant.code || quantity === null) left.push({ reason: "unreadable", name });
    else if (unitPrice === 0) left.push({ reason: "offered", name });
    else if (quantity > 0)
      wishes.push({ code: variant.code, name, quantity: Math.min(quantity, maximumQuantity) });
  }
  for (let unread = 0; unread < unreadLines; unread += 1) left.push({ reason: "unreadable", name: "" });
  return { wishes, left };
}

const nameOf = ({ productName, variantName, variant }: OrderItem): string =>
  [productName, variantName].filter(Boolean).join(", ") || variant.code;

/** Some versions hand a filled cart back to whom asks for a new one. */
const openCart = async (c: AppContext): Promise<Order> =>
  (await currentOrder(c)) ?? c.var.ecommerce.cart(await createCart(c));
