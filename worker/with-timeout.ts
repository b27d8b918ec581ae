import * as clock from "../shared/time/clock.ts";

/** Uses a timer of this request, because a promise of another request may never settle. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, clock.waitOf(milliseconds), undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Milliseconds after which a platform binding (KV, Durable Object, rate limiter) counts as hung. */
const longestBinding = 1000;

export const longestRead = 400;

export async function inTime<T>(answer: Promise<T>, milliseconds = longestBinding): Promise<T> {
  const first = await withTimeout(
    answer.then((value) => ({ value })),
    milliseconds,
  );
  if (!first) throw new Error("too slow");
  return first.value;
}
