import type { AddedFormat } from "../../../shared/api/api.ts";
import type { Order } from "../../../shared/order/order.ts";
import type { AppContext } from "../../context.ts";
import { inCartTurn, lineOf } from "../../purchase/cart/cart-writes.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { cartToFill } from "../change-cart.ts";
import { isInCart, type NotTaken, take, type Wish } from "./take-again.ts";

export interface TakenTogether {
  cart: Order | undefined;
  known: Order;
  left: NotTaken[];
  old: string[];
  added: AddedFormat[];
  /** Names of articles that are probably not in the cart, because the API failed on the way. */
  undone: string[];
  failure?: UpstreamError;
}

/** Idempotent: what the cart already holds counts. @throws UpstreamError, CartRefusal if nothing was added */
export const takeAll = (
  c: AppContext,
  wishes: readonly Wish[],
  leftBefore: readonly NotTaken[] = [],
): Promise<TakenTogether> => inCartTurn(c, () => takeInSequence(c, wishes, leftBefore));

async function takeInSequence(
  c: AppContext,
  wishes: readonly Wish[],
  leftBefore: readonly NotTaken[],
): Promise<TakenTogether> {
  const left = [...leftBefore];
  const old: string[] = [];
  const before = await cartToFill(c, true);
  let cart = before;
  try {
    for (const wish of wishes) {
      const taken = await take(c.var, cart, wish);
      cart = taken.cart;
      if (taken.left) left.push(taken.left);
      if (taken.isOld) old.push(wish.name);
    }
  } catch (error) {
    if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
    const after = await c.var.ecommerce.cart(before.token).catch(() => undefined);
    const known = after ?? cart;
    const open = wishes.filter(({ name }) => !left.some((other) => other.name === name));
    const undone = open.filter((wish) => !isInCart(known, wish)).map(({ name }) => name);
    const done = { cart: after, known, left, old, undone, added: addedTo(before, known, wishes) };
    return after && undone.length === 0 ? done : { ...done, failure: error };
  }
  return { cart, known: cart, left, old, undone: [], added: addedTo(before, cart, wishes) };
}

function addedTo(before: Order, after: Order, wishes: readonly Wish[]): AddedFormat[] {
  return [...new Set(wishes.map(({ code }) => code))].flatMap((variantCode) => {
    const held = lineOf(before, variantCode);
    const more = (lineOf(after, variantCode)?.quantity ?? 0) - (held ? (held.quantity ?? Number.NaN) : 0);
    return more > 0 ? { variantCode, quantity: more } : [];
  });
}
