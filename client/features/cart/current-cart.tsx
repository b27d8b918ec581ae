import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { Cart } from "../../../shared/cart/cart.ts";
import { ServerState } from "../../api/query-client.tsx";
import { cartQuery } from "./cart.queries.ts";
import type { ShownCart } from "./optimistic-cart.ts";
import { cartTab } from "./tabs/cart-changes.ts";

interface CurrentCartProps {
  settled: Cart;
  children: (shown: ShownCart) => ReactNode;
}

export function CurrentCart(props: CurrentCartProps) {
  return (
    <ServerState>
      <Current {...props} />
    </ServerState>
  );
}

function Current({ settled, children }: CurrentCartProps) {
  const asBrought = { cart: settled, updating: false, busyLines: [] };
  const { data } = useQuery({ ...cartQuery, initialData: asBrought });

  useEffect(() => cartTab().showPage(settled), [settled]);

  return children(data ?? asBrought);
}
