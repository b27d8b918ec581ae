import { queryOptions } from "@tanstack/react-query";
import { cartTab } from "./cart-changes.ts";
import { cartKey, type ShownCart } from "./cart-tab.ts";

/** How soon a cart is read again whose changes do not come to an end: the tab that made them may be gone. */
const catchUpAfter = 5_000;

/** The cart of this visitor. */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: (): Promise<ShownCart> => cartTab().read(),
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.updating ? catchUpAfter : false),
  networkMode: "always",
});
