import { useEffect } from "react";

/** A page that comes back as it was left, from the gateway's page, may no longer be true: it is asked for anew. */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
}
