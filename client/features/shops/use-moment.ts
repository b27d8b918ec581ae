import { useEffect, useState } from "react";
import * as clock from "../../../shared/time/clock.ts";

/** Milliseconds; timers do not count while the machine sleeps. */
const longestWait = 5 * 60_000;

/**
 * The current time (ms) for opening states. While hydrating it is the worker's, so that both render the same; then it
 * is updated when a state expires and when the tab becomes visible.
 */
export function useMoment(made: number, validUntil: (moment: number) => number): number {
  const [later, setLater] = useState(made);
  const moment = Math.max(made, later);

  useEffect(() => {
    const startedAt = performance.now();
    // A clock behind the page's own time is ignored.
    const present = () => Math.max(clock.now(), made + performance.now() - startedAt);
    const end = validUntil(moment);
    const look = () => {
      const now = present();
      if (now >= end) setLater(now);
    };
    const timer = setInterval(look, Math.max(1000, Math.min(end - present(), longestWait)));
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
