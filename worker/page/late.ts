import type { Services } from "../context.ts";

/** Never rejects: a failed part is logged and becomes `otherwise`. */
export function late<T>({ log }: Services<"log">, name: string, part: Promise<T>, otherwise: T): Promise<T> {
  return part.catch((error: unknown) => {
    log.error("late part failed", error, { part: name });
    return otherwise;
  });
}

export async function settled<P extends object>(props: P): Promise<P> {
  const entries = Object.entries(props).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Replaces late props that have already resolved, so that they render inline instead of streaming. */
export async function settledByNow<P extends object>(props: P): Promise<P> {
  const entries = Object.entries(props).map(async ([name, value]) => {
    const part = await Promise.race([value, stillToCome]);
    return [name, part === absent ? value : part];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const absent = Symbol("still to come");
const stillToCome = Promise.resolve(absent);
