import { useEffect, useState } from "react";

/** Longest wait in milliseconds: a timer does not know that the machine slept. */
const longestWait = 5 * 60_000;

/**
 * The moment (ms) for which the page says what is open. It is that of the worker while the page is taken over, so that
 * both say the same; from then on it follows the clock, whenever what was said may no longer be true, and when a tab
 * that was left is looked at again.
 */
export function useMoment(made: number, validUntil: (moment: number) => number): number {
  const [later, setLater] = useState(made);
  const moment = Math.max(made, later);

  useEffect(() => {
    const startedAt = performance.now();
    // A clock that is behind is not believed: the page cannot be read before it was made.
    const clock = () => Math.max(Date.now(), made + performance.now() - startedAt);
    const end = validUntil(moment);
    const look = () => {
      const now = clock();
      if (now >= end) setLater(now);
    };
    const timer = setInterval(look, Math.max(1000, Math.min(end - clock(), longestWait)));
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [made, moment, validUntil]);

  return moment;
}
