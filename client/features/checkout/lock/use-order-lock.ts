import { useEffect, useSyncExternalStore } from "react";
import { BoundedMap } from "../../../../shared/bounded-map.ts";
import { createOrderLock, type LockState } from "./order-lock.ts";

type OrderLock = ReturnType<typeof createOrderLock>;

const locks = new BoundedMap<string, OrderLock>(20);

function lockOf(order: string): OrderLock {
  const known = locks.get(order);
  if (known) return known;
  const lock = createOrderLock(order, "locks" in navigator ? navigator.locks : undefined);
  locks.set(order, lock);
  return lock;
}

export const takeOrderOver = (order: string): Promise<void> => lockOf(order).takeOver();

export function useOrderLock(order: string): LockState {
  useEffect(() => lockOf(order).enter(), [order]);
  return useSyncExternalStore(
    (listener) => lockOf(order).subscribe(listener),
    () => lockOf(order).read(),
    () => "here",
  );
}
