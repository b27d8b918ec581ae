import type { Log } from "../log.ts";
import type { Source } from "../upstream/content/source.ts";
import { bundleOf, bundleSchema, isSame } from "./bundles.ts";
import { emptiedKey, emptiedLife, emptiedSchema, isDecided, isOver } from "./emptied.ts";
import { answerOf, type EntryMemory } from "./entry-memory.ts";
import type { Fetched } from "./fetches.ts";
import { entryName } from "./profiles.ts";
import type { StoreCalls } from "./store-calls.ts";

interface KeepFullOptions {
  calls: StoreCalls;
  memory: EntryMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
}

/** Replaces an empty answer by the last full one until somebody accepts it: who emptied it may have slipped. */
export function createKeepFull({
  calls: { read, put, remove },
  memory,
  waitUntil,
  log,
  now,
}: KeepFullOptions) {
  return async function keepFull<T>(
    source: Source<T>,
    key: string,
    fetched: Fetched<T>,
  ): Promise<Fetched<T>> {
    const { profile, schema } = source;
    const { value, fetchedAt } = fetched.entry;
    if (!source.isEmpty) return fetched;
    const isFull = (raw: unknown) => {
      const { data, success } = schema.safeParse(raw);
      return success && !source.isEmpty?.(data);
    };
    const name = emptiedKey(profile, key);
    const known = answerOf(memory, entryName(profile, key));
    if (!source.isEmpty(value)) {
      if (known && (known.emptied || !isFull(known.value))) waitUntil(remove(name));
      return fetched;
    }
    const own = source.page === undefined ? undefined : bundleOf("page", source.page);
    const values = await read([name, ...(own === undefined ? [] : [own])]);
    const inOwn = own && bundleSchema.safeParse(values?.get(own)).data?.[entryName(profile, key)];
    const full = [known, inOwn].find((answer) => answer && isFull(answer.value));
    let emptied = emptiedSchema.safeParse(values?.get(name)).data;
    if (full && (!emptied || isOver(emptied, full) || !isSame(emptied.value, full.value))) {
      emptied = { value: full.value, at: now() };
      // A store that did not answer may have a decision, which this would overwrite.
      if (values) waitUntil(put(name, emptied, emptiedLife));
    }
    if (!emptied || isDecided(emptied, now())) return fetched;
    const entry = { fetchedAt, emptied: true } as const;
    if (emptied.decision?.is === "accepted") return { ...fetched, entry: { ...entry, value } };
    const before = schema.safeParse(emptied.value).data;
    if (before === undefined || source.isEmpty(before)) return fetched;
    if (!emptied.decision) log.warn("content emptied", { profile, key });
    return { entry: { ...entry, value: before }, answer: emptied.value };
  };
}
