import * as clock from "../../shared/time/clock.ts";

/** Slow calls in a row, after which the service is not asked. */
const mostSlow = 4;

/** Milliseconds until it is asked again. */
const pause = 3000;

/** Calls let through then, as many as a page makes. */
const probes = 8;

export interface Attempt {
  answered(): void;
  unanswered(): void;
  /** At once, or given up by the caller: says nothing of the time that the service takes. */
  failed(): void;
}

/**
 * One a service, shared by all requests of an isolate: where calls in a row get no answer in time, the next ones fail
 * at once instead of waiting. An error, or a connection that is refused, keeps nobody waiting.
 */
export interface Breaker {
  /**
   * Undefined while the service is not to be asked.
   *
   * @param slowAfter milliseconds; a later answer is taken, but counts as none
   */
  enter(slowAfter: number): Attempt | undefined;
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
    enter(slowAfter) {
      if (slow >= mostSlow && !mayProbe()) return undefined;
      let isSettled = false;
      const timer = setTimeout(end, clock.waitOf(slowAfter), false);
      function end(isInTime?: boolean): void {
        clearTimeout(timer);
        if (!isSettled && isInTime !== undefined) settle(isInTime);
        isSettled = true;
      }
      return { answered: () => end(true), unanswered: () => end(false), failed: () => end() };
    },
  };
}
