import { useEffect, useState } from "react";
import {
  isLocked,
  minutesLeft,
  nextLook,
  type PageClock,
  serverTime,
} from "../../../../shared/subscription/lock/edit-lock.ts";
import * as clock from "../../../../shared/time/clock.ts";

export interface Editable {
  locked: boolean;
  editableUntil: string | null;
  /** Server time, ISO 8601. */
  now: string;
}

export interface EditLock {
  isLocked: boolean;
  isLockedMeanwhile: boolean;
  /** Null until 48 hours before the deadline, and when locked. */
  minutesLeft: number | null;
}

/** Follows the server's clock, also after the tab slept or returned from the back/forward cache. */
export function useEditLock({ locked, editableUntil, now }: Editable): EditLock {
  const [time, setTime] = useState(() => Date.parse(now));

  useEffect(() => {
    const begun: PageClock = { server: Date.parse(now), ...clocks() };
    setTime(begun.server);
    if (locked || editableUntil === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const time = serverTime(begun, clocks());
      setTime(time);
      clearTimeout(timer);
      if (!isLocked({ locked, editableUntil }, new Date(time)))
        timer = setTimeout(look, nextLook(editableUntil, time));
    };
    look();
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [locked, editableUntil, now]);

  const isNow = isLocked({ locked, editableUntil }, new Date(time));
  const wasAtFirst = isLocked({ locked, editableUntil }, new Date(now));
  return {
    isLocked: isNow,
    isLockedMeanwhile: isNow && !wasAtFirst,
    minutesLeft: isNow ? null : minutesLeft(editableUntil, time),
  };
}

const clocks = () => ({ wall: clock.now(), steady: performance.now() });
