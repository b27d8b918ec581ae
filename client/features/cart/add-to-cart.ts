import type { CartLine } from "../../../shared/cart.ts";
import type { AddItem } from "../../../shared/cart-input.ts";
import { cartSummary } from "./cart-summary.ts";

/**
 * Adds to the cart; the badge says so at once. The query library comes with the first use.
 *
 * @returns the line as it now is. Rejects with CartRefused, whose message is for the shopper, or where the files of an
 * older build are gone.
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

/** Also a little ahead of their use. */
export function loadCartChanges() {
  return import("./cart-changes.ts");
}
