import { useEffect } from "react";

/** Reloads a page restored from the back/forward cache, e.g. after the gateway: the order may have changed. */
export function useReloadOnRestore(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
}
