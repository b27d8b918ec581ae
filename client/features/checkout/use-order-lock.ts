import { useEffect, useSyncExternalStore } from "react";
import { BoundedMap } from "../../../shared/bounded-map.ts";
import { createOrderLock, type LockState } from "./order-lock.ts";

type OrderLock = ReturnType<typeof createOrderLock>;

const locks = new BoundedMap<string, OrderLock>(20);

/** Of this tab, the same from step to step. In the browser only. */
function lockOf(order: string): OrderLock {
  const known = locks.get(order);
  if (known) return known;
  const lock = createOrderLock(order, "locks" in navigator ? navigator.locks : undefined);
  locks.set(order, lock);
  return lock;
}

/** Whether this tab may act on an order that it shows. */
export function useOrderLock(order: string): LockState {
  useEffect(() => lockOf(order).enter(), [order]);
  return useSyncExternalStore(
    (listener) => lockOf(order).subscribe(listener),
    () => lockOf(order).read(),
    () => "here",
  );
}
