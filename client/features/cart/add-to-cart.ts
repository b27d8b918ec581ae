import type { AddItem } from "../../../shared/cart/cart-input.ts";
import type { WrittenLine } from "./cart-writes.ts";
import { cartSummary } from "./tabs/cart-summary.ts";

/** The build's files are gone after a deployment. Nothing was sent. */
export class FilesGone extends Error {}

/** Adds with an optimistic badge. @throws CartRefused, with a message for the shopper; FilesGone */
export async function addToCart(item: AddItem): Promise<WrittenLine | undefined> {
  const arrived = cartSummary.expect(item.targetQuantity === undefined ? Number(item.quantity ?? 1) : 0);
  try {
    const { cartTab } = await loadCartChanges();
    return await cartTab().addToCart(item, arrived);
  } finally {
    arrived();
  }
}

export function loadCartChanges() {
  return import("./tabs/cart-changes.ts").catch((cause: unknown) => {
    throw new FilesGone("the cart's changes cannot be loaded", { cause });
  });
}
