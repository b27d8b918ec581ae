import { maximumQuantity } from "../../../shared/cart/cart.ts";
import { noSubscription } from "../../../shared/frequency/frequency.ts";
import { orderItemName } from "../../../shared/order/item-name.ts";
import type { Order } from "../../../shared/order/order.ts";
import type { AppContext } from "../../context.ts";
import { lineOf } from "../../purchase/cart/cart-writes.ts";
import type { NotTaken, Wish } from "./take-again.ts";
import { type TakenTogether, takeAll } from "./take-all.ts";

export interface BoughtAgain extends Omit<TakenTogether, "known" | "old"> {
  isNothing: boolean;
  /** Subscribed in the order, but only once in the cart: a subscription is never chosen silently. */
  once: string[];
}

/** @throws UpstreamError, CartRefusal if nothing was added yet */
export async function buyAgain(c: AppContext, ordered: Order): Promise<BoughtAgain> {
  const { wishes, left } = wishesOf(ordered);
  const { known, old, ...taken } = await takeAll(c, wishes, left);
  return { ...taken, ...resultOf(known, ordered) };
}

function resultOf(cart: Order, { items }: Order): Pick<BoughtAgain, "isNothing" | "once"> {
  const once = items
    .filter(({ subscriptionInterval }) => subscriptionInterval)
    .filter(({ variant }) => lineOf(cart, variant.code)?.subscriptionInterval === noSubscription);
  const isNothing = !items.some(({ variant }) => lineOf(cart, variant.code));
  return { isNothing, once: once.map(orderItemName) };
}

/** Leaves gifts out: a promotion adds its gift itself, or the shopper chooses one. */
function wishesOf({ items, unreadLines }: Order): { wishes: Wish[]; left: NotTaken[] } {
  const wishes: Wish[] = [];
  const left: NotTaken[] = [];
  for (const item of items) {
    const name = orderItemName(item);
    const { variant, quantity, unitPrice } = item;
    if (!variant.code || quantity === null) left.push({ reason: "unreadable", name });
    else if (unitPrice === 0) left.push({ reason: "offered", name });
    else if (quantity > 0)
      wishes.push({
        code: variant.code,
        name,
        quantity: Math.min(quantity, maximumQuantity),
        interval: noSubscription,
        source: "commande_passee",
      });
  }
  for (let unread = 0; unread < unreadLines; unread += 1) left.push({ reason: "unreadable", name: "" });
  return { wishes, left };
}
