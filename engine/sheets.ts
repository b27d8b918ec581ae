import { AsyncLocalStorage } from "node:async_hooks";

export interface Sheet {
  path: string;
  css: string;
  /** Sorts a component's sheet behind the sheets of everything that the component imports. */
  place: number;
}

const known = new Map<string, Sheet>();
const inUse = new AsyncLocalStorage<Set<Sheet>>();

/** Reading a class name while a request is answered records that the response uses the sheet. */
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

export const collectSheets = <T>(answer: () => T): T => inUse.run(new Set(), answer);

export function sheetsInTurn(): () => Sheet[] {
  const used = inUse.getStore() ?? new Set();
  const given = new Set<Sheet>();
  return () => {
    const found = [...used].filter((sheet) => !given.has(sheet));
    for (const sheet of found) given.add(sheet);
    return found.toSorted((a, b) => a.place - b.place);
  };
}
