import type { AppContext } from "../context.ts";

/**
 * A part of the page that may come after the first view. It never rejects: a part that fails is logged and becomes
 * `otherwise`, which its component shows in place.
 */
export function late<T>(c: AppContext, name: string, part: Promise<T>, otherwise: T): Promise<T> {
  return part.catch((error: unknown) => {
    c.var.log.error("late part failed", error, { part: name });
    return otherwise;
  });
}

/** Props with every late part in its place: what crawlers and browsers without scripts are given. */
export async function settled<P extends object>(props: P): Promise<P> {
  const entries = Object.entries(props).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Props with those late parts in their places that have come by now: no script has to move them. */
export async function settledByNow<P extends object>(props: P): Promise<P> {
  const entries = Object.entries(props).map(async ([name, value]) => {
    const part = await Promise.race([value, stillToCome]);
    return [name, part === absent ? value : part];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What wins a race against every promise that is not resolved yet. */
const absent = Symbol("still to come");
const stillToCome = Promise.resolve(absent);
