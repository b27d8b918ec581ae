import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { cartQuery } from "./cart.queries.ts";
import { cartSummary } from "./cart-summary.ts";

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1 }, mutations: { retry: 0 } } });

let shared: QueryClient | undefined;

/** The one server state of this page. In the browser only: in the worker it would be shared by all visitors. */
export function browserQueryClient(): QueryClient {
  if (!shared) {
    shared = createQueryClient();
    tellCount(shared);
  }
  return shared;
}

/** What the cart holds, changes under way included, is what its badge says. */
function tellCount(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const cart = queryClient.getQueryData(cartQuery.queryKey);
    if (cart) cartSummary.update({ count: cart.count });
  });
}

/** Server state for what stands inside: in the worker each render has its own. */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === "undefined" ? createQueryClient() : browserQueryClient(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
