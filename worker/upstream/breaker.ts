import * as clock from "../../shared/time/clock.ts";
import { startTimer } from "../start-timer.ts";
import { createPlaces, type Places } from "./places.ts";

const mostSlow = 4;

const pause = 3000;

const probes = 8;

export interface Attempt {
  answered(): void;
  unanswered(): void;
  failed(): void;
}

/** Only slow calls open the circuit, because an error or a refused connection keeps nobody waiting. */
export interface Breaker {
  /** Undefined while the circuit is open. A call longer than `slowAfter` milliseconds counts as slow. */
  enter(slowAfter: number): Attempt | undefined;
  places: Places;
}

export function createBreaker(now = () => clock.now()): Breaker {
  let slow = 0;
  let askAgainAt = 0;
  let probesLeft = 0;

  function settle(isInTime: boolean): void {
    slow = isInTime ? 0 : slow + 1;
    if (slow >= mostSlow) rest();
  }

  function rest(): void {
    askAgainAt = now() + pause;
    probesLeft = probes;
  }

  function mayProbe(): boolean {
    if (now() < askAgainAt) return false;
    if (--probesLeft === 0) rest();
    return true;
  }

  return {
    places: createPlaces(),
    enter(slowAfter) {
      if (slow >= mostSlow && !mayProbe()) return undefined;
      let isSettled = false;
      const timer = startTimer(slowAfter, () => end(false));
      function end(isInTime?: boolean): void {
        timer.cancel();
        if (!isSettled && isInTime !== undefined) settle(isInTime);
        isSettled = true;
      }
      return { answered: () => end(true), unanswered: () => end(false), failed: () => end() };
    },
  };
}
