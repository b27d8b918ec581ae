import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML of the worker and while the page is hydrated, true once scripts run: for what needs them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
