import * as clock from "../shared/time/clock.ts";

/**
 * Undefined after `milliseconds`. The timer belongs to the request that waits, so it also ends the wait for a promise
 * of another request that never settles.
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, clock.waitOf(milliseconds), undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
