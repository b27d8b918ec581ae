import { startTimer } from "./start-timer.ts";

/** Uses a timer of this request, because a promise of another request may never settle. Waiting for the thread hardly counts. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = startTimer(Math.max(1, milliseconds), () => resolve(undefined));
  return Promise.race([promise, late]).finally(timer.cancel);
}

/** Milliseconds after which a platform binding (KV, Durable Object, rate limiter) counts as hung. */
const longestBinding = 1000;

export const longestRead = 400;

export const longestWrite = 3000;

export async function inTime<T>(answer: Promise<T>, milliseconds = longestBinding): Promise<T> {
  const first = await withTimeout(
    answer.then((value) => ({ value })),
    milliseconds,
  );
  if (!first) throw new Error("too slow");
  return first.value;
}
