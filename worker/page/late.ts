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
  const parts = lateParts(props);
  const values = await Promise.all(parts);
  parts.forEach((part: object, index) => {
    Object.defineProperties(part, { status: { value: "fulfilled" }, value: { value: values[index] } });
  });
}

export function lateParts(props: object): Promise<unknown>[] {
  return Object.values(props).filter((value): value is Promise<unknown> => value instanceof Promise);
}
