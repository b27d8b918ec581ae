import { maximumQuantity } from "../../shared/cart/cart.ts";
import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { Order, OrderItem } from "../../shared/order/order.ts";
import { noSubscription } from "../../shared/subscription/subscription.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { currentOrder } from "./cart.ts";
import { addItem, createCart } from "./change-cart.ts";

/** Why a line of the order is not in the cart, or not in full. */
export type LeftOut =
  | { reason: "gone" | "soldOut" | "refused" | "subscribed" | "offered" | "unreadable"; name: string }
  | { reason: "fewer"; name: string; quantity: number };

export interface BoughtAgain {
  /** Undefined where it could not be read after a failure. */
  cart: Order | undefined;
  left: LeftOut[];
  /** Subscribed in the order, bought once now: a subscription is never the silent choice (duties). */
  once: string[];
  /** The API failed on the way: these are not in the cart, as far as is known. */
  undone: string[];
  failure?: UpstreamError;
}

interface Wish {
  code: string;
  name: string;
  quantity: number;
}

/**
 * The cart then holds at least what the order held: what it has already counts, so that a second press adds nothing.
 * In sequence, since parallel writes lock each other in the API.
 *
 * @throws UpstreamError, CartRefusal before anything was added
 */
export async function buyAgain(c: AppContext, ordered: Order): Promise<BoughtAgain> {
  const { wishes, left } = wishesOf(ordered);
  const once = ordered.items.filter(({ subscriptionInterval }) => subscriptionInterval).map(nameOf);
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
    // An answer was lost and the work was done.
    if (after && undone.length === 0) return { cart: after, left, once, undone };
    return { cart: after, left, once, undone, failure: error };
  }
  const names = new Set(left.map(({ name }) => name));
  return { cart, left, once: once.filter((name) => !names.has(name)), undone: [] };
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

const lineOf = ({ items }: Order, code: string) => items.find(({ variant }) => variant.code === code);

const isHeld = (cart: Order, { code, quantity }: Wish): boolean =>
  (lineOf(cart, code)?.quantity ?? 0) >= quantity;

/** Some versions hand a filled cart back to whom asks for a new one. */
const openCart = async (c: AppContext): Promise<Order> =>
  (await currentOrder(c)) ?? c.var.ecommerce.cart(await createCart(c));

interface Taken {
  cart: Order;
  left?: LeftOut;
}

async function take(c: AppContext, cart: Order, wish: Wish): Promise<Taken> {
  const { code, name, quantity } = wish;
  const line = lineOf(cart, code);
  if (isHeld(cart, wish)) return { cart };
  if (line && (line.quantity === null || line.subscriptionInterval === null))
    return { cart, left: { reason: "unreadable", name } };
  // More of a subscription, or its end, is the shopper's to decide.
  if (line?.subscriptionInterval) return { cart, left: { reason: "subscribed", name } };
  try {
    return { cart: await raise(c, cart, code, quantity) };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const reason = await reasonOf(c, code, error);
    return reason === "fewer"
      ? takeFewer(c, await c.var.ecommerce.cart(cart.token), wish)
      : { cart, left: { reason, name } };
  }
}

/** The API does not tell how many are left: the most that it takes is searched for. */
async function takeFewer(c: AppContext, cart: Order, wish: Wish): Promise<Taken> {
  const { code, name, quantity } = wish;
  // Another tab did it meanwhile.
  if (isHeld(cart, wish)) return { cart };
  let after = cart;
  let most = lineOf(cart, code)?.quantity ?? 0;
  for (let tooMany = quantity; tooMany - most > 1; ) {
    const tried = Math.floor((most + tooMany) / 2);
    try {
      after = await raise(c, after, code, tried);
      most = tried;
    } catch (error) {
      if (!isRefused(error)) throw error;
      tooMany = tried;
    }
  }
  return {
    cart: after,
    left: most > 0 ? { reason: "fewer", name, quantity: most } : { reason: "soldOut", name },
  };
}

const sourceItemList: SourceItemList = "commande_passee";

async function raise(c: AppContext, cart: Order, code: string, quantity: number): Promise<Order> {
  const { ecommerce } = c.var;
  const change = { quantity, subscriptionInterval: noSubscription };
  const line = lineOf(cart, code);
  if (line) return ecommerce.changeItem(cart.token, line.id, change);
  const after = await addItem(c, { variantCode: code, ...change, sourceItemList, upsell: false });
  const added = lineOf(after, code);
  // Pressed twice at once: the other press has added it too.
  if (added?.quantity !== 2 * quantity) return after;
  return ecommerce.changeItem(after.token, added.id, change);
}

const isRefused = (error: unknown): error is UpstreamError => error instanceof UpstreamError && error.refused;

async function reasonOf(
  c: AppContext,
  code: string,
  { status, problem }: UpstreamError,
): Promise<"gone" | "soldOut" | "fewer" | "refused"> {
  const isAboutVariant = problem.violations.some(({ path }) => path === "productVariant");
  if (isAboutVariant || status === 404 || status === 400) return "gone";
  try {
    const { inStock } = await c.var.ecommerce.variant(code);
    if (inStock === false) return "soldOut";
    return problem.violations.some(({ path }) => path === "quantity" || path === "") ? "fewer" : "refused";
  } catch (error) {
    if (isRefused(error)) return "gone";
    throw error;
  }
}
