import { useSyncExternalStore } from "react";

/** As in the style sheets. */
const wide = "(width >= 1024px)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Null in the worker's HTML and while hydrating: the style sheet then decides. */
export const useWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wide).matches,
    () => null,
  );
