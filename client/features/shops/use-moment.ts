import { useEffect, useState } from "react";
import * as clock from "../../../shared/time/clock.ts";

/** Milliseconds; timers stop while the machine sleeps, so a long wait is cut into pieces. */
const longestWait = 5 * 60_000;

/** Hydration uses the worker's time, so that both render the same opening states. */
export function useMoment(made: number, validUntil: (moment: number) => number): number {
  const [later, setLater] = useState(made);
  const moment = Math.max(made, later);

  useEffect(() => {
    const startedAt = performance.now();
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
