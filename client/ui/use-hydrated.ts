import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the worker's HTML and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
