import { api } from "../../../shared/api.ts";
import { type Cart, emptyCart } from "../../../shared/cart.ts";
import { askCart, CartRefused } from "./ask-cart.ts";

/** All that every page shows of the cart, kept without the query library: no first view pays for that. */
export interface CartSummary {
  /** Number of articles; undefined until it is known. */
  count?: number;
  /** Why the cart was discarded, until the next page. */
  discarded?: string | undefined;
}

let summary: CartSummary = {};
let counts = 0;
const listeners = new Set<() => void>();

export const cartSummary = {
  read: () => summary,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  update(news: CartSummary) {
    summary = { ...summary, ...news };
    if (news.count !== undefined) counts += 1;
    for (const listener of listeners) listener();
  },
};

/** Asks how many articles there are. A count that became known meanwhile is newer than the answer. */
export async function askCartCount(): Promise<void> {
  const before = counts;
  const cart = await currentCart().catch(() => undefined);
  if (cart && counts === before) cartSummary.update({ count: cart.count });
}

/** The cart as it now is. One that had to be discarded is empty, and the page says why. @throws CartRefused */
export async function currentCart(init: RequestInit = {}): Promise<Cart> {
  try {
    return (await askCart(api.cart, init)).cart ?? emptyCart;
  } catch (error) {
    if (!(error instanceof CartRefused && error.cart)) throw error;
    cartSummary.update({ discarded: error.message });
    return error.cart;
  }
}
