import { attempt } from "../browser/attempt.ts";

/** Prefix of every key that is written with consent; withdrawal removes them all. */
export const keyPrefix = "mesure:";

export interface StoredList<Item> {
  read(): Item[];
  write(items: readonly Item[]): void;
  /** False if the list is held only in memory, so other pages cannot read the list. */
  isKept(): boolean;
}

/** Falls back to memory if storage is full or disabled; `storage` throws if disabled. */
export function storedList<Item>(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
  name: string,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  const key = keyPrefix + name;
  let memory: Item[] | null = null;

  return {
    read() {
      if (memory) return memory;
      return attempt(() => itemsOf(storage().getItem(key)).filter(isItem)) ?? [];
    },
    write(items) {
      try {
        if (items.length > 0) storage().setItem(key, JSON.stringify(items));
        else storage().removeItem(key);
        memory = null;
      } catch {
        memory = [...items];
      }
    },
    isKept: () => memory === null,
  };
}

export function itemsOf(text: string | null): unknown[] {
  const value: unknown = attempt(() => JSON.parse(text ?? "[]"));
  return Array.isArray(value) ? value : [];
}

export const isText = (value: unknown): value is string => typeof value === "string";
