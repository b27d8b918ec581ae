import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useContext, useEffect } from "react";
import type { Cart } from "../../../shared/cart.ts";
import { PageAskedAt } from "../../navigation/page-asked.ts";
import { cartQuery } from "./cart.queries.ts";
import { cartChanges, changedSince } from "./cart-changes.ts";
import { ServerState } from "./query-client.tsx";

interface CurrentCartProps {
  /** The cart that came with the page, as the e-commerce API settled it; null while it does not answer. */
  settled: Cart | null;
  children: (cart: Cart | null) => ReactNode;
}

/** The cart of the page, kept current by every change that follows. */
export function CurrentCart(props: CurrentCartProps) {
  return (
    <ServerState>
      <Current {...props} />
    </ServerState>
  );
}

function Current({ settled, children }: CurrentCartProps) {
  const queryClient = useQueryClient();
  const askedAt = useContext(PageAskedAt);
  const { data } = useQuery({
    ...cartQuery,
    enabled: settled !== null,
    ...(settled ? { initialData: settled } : {}),
  });

  // A cart that comes with the page is newer than the one known, unless a change overtook it.
  useEffect(() => {
    const { queryKey } = cartQuery;
    if (!settled || queryClient.isMutating(cartChanges)) return;
    if (changedSince(askedAt)) void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData(queryKey, settled);
  }, [queryClient, settled, askedAt]);

  return children(data ?? settled);
}
