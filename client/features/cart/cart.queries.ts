import { queryOptions } from "@tanstack/react-query";
import type { ShownCart } from "./optimistic-cart.ts";
import { cartTab } from "./tabs/cart-changes.ts";
import { cartKey } from "./tabs/cart-tab.ts";

/** Milliseconds. Pending changes of another tab may never settle, because that tab may be closed. */
const catchUpAfter = 5_000;

export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: (): Promise<ShownCart> => cartTab().read(),
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.updating ? catchUpAfter : false),
  networkMode: "always",
});
