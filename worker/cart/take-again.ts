import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { Order } from "../../shared/order/order.ts";
import { noSubscription } from "../../shared/subscription/subscription.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { addItem } from "./change-cart.ts";

export interface Wish {
  code: string;
  name: string;
  quantity: number;
}

/** Why a line of the order is not in the cart, or not in full. */
export type LeftOut =
  | { reason: "gone" | "soldOut" | "refused" | "subscribed" | "offered" | "unreadable"; name: string }
  | { reason: "fewer"; name: string; quantity: number };

interface Taken {
  cart: Order;
  left?: LeftOut;
}

/** Raises the line to the quantity that is wished for; the rest of the cart stays. @throws UpstreamError */
export async function take(c: AppContext, cart: Order, wish: Wish): Promise<Taken> {
  const { code, name, quantity } = wish;
  const line = lineOf(cart, code);
  // More of a subscription, or its end, is the shopper's to decide; said where it is enough, too.
  if (line?.subscriptionInterval) return { cart, left: { reason: "subscribed", name } };
  if (line && (line.quantity === null || line.subscriptionInterval === null))
    return { cart, left: { reason: "unreadable", name } };
  if (isHeld(cart, wish)) return { cart };
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

export const lineOf = ({ items }: Order, code: string) => items.find(({ variant }) => variant.code === code);

export const isHeld = (cart: Order, { code, quantity }: Wish): boolean =>
  (lineOf(cart, code)?.quantity ?? 0) >= quantity;

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
