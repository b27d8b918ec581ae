import { useEffect } from "react";

export function useReloadOnRestore(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
}
