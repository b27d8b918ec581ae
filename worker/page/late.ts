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

/**
 * Awaits every late prop and marks it as settled, so that React renders it at once and in its place: what crawlers
 * and browsers without scripts are given.
 */
export async function settleLate(props: object): Promise<void> {
  await Promise.all(lateParts(props).map(async (part) => settle(part, await part)));
}

/** Marks those late props that have come by now: they stand in their place too, and no script has to move them. */
export async function settleReady(props: object): Promise<void> {
  const parts = lateParts(props);
  const values = await Promise.all(parts.map((part) => Promise.race([part, stillToCome])));
  parts.forEach((part, index) => {
    if (values[index] !== absent) settle(part, values[index]);
  });
}

export const isSettled = (part: Promise<unknown>): boolean => "status" in part && part.status === "fulfilled";

export function lateParts(props: object): Promise<unknown>[] {
  return Object.values(props).filter((value): value is Promise<unknown> => value instanceof Promise);
}

/** What wins a race against every promise that is not resolved yet. */
const absent = Symbol("still to come");
const stillToCome = Promise.resolve(absent);

/** As React does with what it has waited for. */
function settle(part: object, value: unknown): void {
  Object.defineProperties(part, { status: { value: "fulfilled" }, value: { value } });
}
