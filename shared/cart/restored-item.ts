import { noSubscription } from "../frequency/frequency.ts";
import type { CartLine } from "./cart.ts";
import type { AddItem } from "./cart-input.ts";

interface Removed extends Pick<CartLine, "variantCode" | "quantity" | "subscriptionInterval"> {
  soldOut?: boolean | undefined;
  sourceItemList?: CartLine["sourceItemList"] | undefined;
}

/** Undefined if the line could not be restored exactly. */
export function restoredItem(line: Removed): AddItem | undefined {
  const { variantCode, quantity, subscriptionInterval: interval, sourceItemList, soldOut } = line;
  if (quantity === null || interval === null || soldOut) return undefined;
  return {
    variantCode,
    quantity,
    ...(interval === noSubscription ? {} : { purchase: "subscription", interval }),
    ...(sourceItemList ? { sourceItemList } : {}),
  };
}
