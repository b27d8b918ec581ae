import type { CartLine } from "../../../shared/cart/cart.ts";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import { cartSummary } from "./cart-summary.ts";

/** The files of this page's build are gone, after a deployment. Nothing was sent. */
export class FilesGone extends Error {}

/**
 * Adds to the cart; the badge says so at once. The query library comes with the first use.
 *
 * @returns the line as it now is
 * @throws CartRefused, whose message is for the shopper; FilesGone
 */
export async function addToCart(item: AddItem): Promise<CartLine | undefined> {
  const arrived = cartSummary.expect(Number(item.quantity ?? 1));
  try {
    const { cartTab } = await loadCartChanges();
    return await cartTab().addToCart(item, arrived);
  } finally {
    arrived();
  }
}

/** Also a little ahead of their use. @throws FilesGone */
export function loadCartChanges() {
  return import("./cart-changes.ts").catch((cause: unknown) => {
    throw new FilesGone("the cart's changes cannot be loaded", { cause });
  });
}
