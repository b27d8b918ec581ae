import { useEffect, useSyncExternalStore } from "react";
import { BoundedMap } from "../../../shared/bounded-map.ts";
import { createOrderTurn, type Turn } from "./order-turn.ts";

type OrderTurn = ReturnType<typeof createOrderTurn>;

const turns = new BoundedMap<string, OrderTurn>(20);

/** Of this tab, the same from step to step. In the browser only. */
function turnOf(order: string): OrderTurn {
  const known = turns.get(order);
  if (known) return known;
  const turn = createOrderTurn(order, "locks" in navigator ? navigator.locks : undefined);
  turns.set(order, turn);
  return turn;
}

/** Whether this tab may act on an order that it shows. */
export function useOrderTurn(order: string): Turn {
  useEffect(() => turnOf(order).enter(), [order]);
  return useSyncExternalStore(
    (listener) => turnOf(order).subscribe(listener),
    () => turnOf(order).read(),
    () => "here",
  );
}
