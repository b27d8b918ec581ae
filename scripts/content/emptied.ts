import { type Emptied, emptiedKey, emptiedPrefix, emptiedSchema } from "../../worker/cache/emptied.ts";
import { allShopsKey } from "../../worker/upstream/content/shops.ts";
import type { Namespace } from "../switch/namespace.ts";

type All = ReadonlyMap<string, Emptied>;

const named = {
  menu: emptiedKey("header", "b2c-header"),
  home: emptiedKey("page", "home"),
  shops: emptiedKey("shop", allShopsKey),
};

/** @param name menu, home, shops, or the path of a category */
export const keyNamed = (name: string): string =>
  name in named
    ? named[name as keyof typeof named]
    : emptiedKey("category", name.replace(/^\/+|(?<!\/)\/+$/g, ""));

function nameOf(key: string): string {
  const known = Object.entries(named).find(([, one]) => one === key)?.[0];
  return known ?? key.slice(emptiedPrefix.length).replace(/^category:/, "");
}

export async function emptiedIn(namespace: Namespace): Promise<All> {
  const found = new Map<string, Emptied>();
  for (const key of await namespace.names(emptiedPrefix)) {
    const text = await namespace.get(key);
    if (text !== undefined) found.set(key, emptiedSchema.parse(JSON.parse(text)));
  }
  return found;
}

/** @returns what is to be stored. @throws if no publish has emptied it */
export function decided(
  all: All,
  key: string,
  decision: NonNullable<Emptied["decision"]>,
): [key: string, text: string] {
  const emptied = all.get(key);
  if (!emptied) {
    const names = [...all.keys()].map(nameOf).join(", ") || "nothing";
    throw new Error(`No publish has emptied ${nameOf(key)}. Kept back: ${names}.`);
  }
  if (emptied.decision?.is === decision.is) throw new Error("Nothing changes: it is so already.");
  return [key, JSON.stringify({ ...emptied, decision } satisfies Emptied)];
}

export function lineOf(key: string, { at, decision }: Emptied): string {
  const since = `${nameOf(key)}: emptied ${timeOf(at)}, `;
  if (!decision) return `${since}KEPT BACK until somebody decides: accept or restore`;
  return `${since}${decision.is} ${timeOf(decision.at)} by ${decision.who} (${decision.why})`;
}

const timeOf = (at: number) => new Date(at).toISOString();
