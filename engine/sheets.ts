import { AsyncLocalStorage } from "node:async_hooks";

export interface Sheet {
  /** Path of the CSS Module, from the root of the project. */
  path: string;
  css: string;
  /** Behind the sheets of everything that its component imports. */
  place: number;
}

const known = new Map<string, Sheet>();
const inUse = new AsyncLocalStorage<Set<Sheet>>();

/** Class names of a CSS Module. Reading one of them while a request is answered notes that the request uses the sheet. */
export function sheet<Classes extends Record<string, string>>(
  path: string,
  css: string,
  classes: Classes,
): Classes {
  const own: Sheet = { path, css, place: known.size };
  known.set(path, own);
  return new Proxy(classes, {
    get(target, name) {
      inUse.getStore()?.add(own);
      return Reflect.get(target, name);
    },
  });
}

/** Remembers the sheets that are used while a request is answered, late parts included. */
export const collectSheets = <T>(answer: () => T): T => inUse.run(new Set(), answer);

/** Returns a function that gives the sheets used since its last call, each behind those it may override. */
export function sheetsInTurn(): () => Sheet[] {
  const used = inUse.getStore() ?? new Set();
  const given = new Set<Sheet>();
  return () => {
    const found = [...used].filter((sheet) => !given.has(sheet));
    for (const sheet of found) given.add(sheet);
    return found.toSorted((a, b) => a.place - b.place);
  };
}
