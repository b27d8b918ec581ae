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

/** Milliseconds that a binding of the platform has: a counter, a store or an object that hangs holds up no page. */
const longestBinding = 1000;

/** Milliseconds for a read of KV: the services behind it still have time for the page. */
export const longestRead = 400;

/** Rejects if a binding is too slow. */
export async function inTime<T>(answer: Promise<T>, milliseconds = longestBinding): Promise<T> {
  const first = await withTimeout(
    answer.then((value) => ({ value })),
    milliseconds,
  );
  if (!first) throw new Error("too slow");
  return first.value;
}
