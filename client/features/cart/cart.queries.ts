import { queryOptions } from "@tanstack/react-query";
import { currentCart } from "./cart-summary.ts";

/** The cart of this visitor, as last settled by the e-commerce API. */
export const cartQuery = queryOptions({
  queryKey: ["cart"],
  queryFn: ({ signal }) => currentCart({ signal }),
  staleTime: 30_000,
  networkMode: "always",
});
