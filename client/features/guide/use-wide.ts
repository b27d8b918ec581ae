import { useSyncExternalStore } from "react";

/** Same breakpoint as in the style sheets. */
const wide = "(width >= 1024px)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Null on the server and during hydration; the style sheet decides then. */
export const useWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wide).matches,
    () => null,
  );
