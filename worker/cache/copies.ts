import { BoundedMap } from "../../shared/bounded-map.ts";
import { locale } from "../../shared/text/translator.ts";
import type { Log } from "../log.ts";
import type { Source } from "../upstream/content/source.ts";
import { absenceTimes, type CacheProfileName, cacheProfiles, memorySeconds, ms } from "./profiles.ts";

/** What was read of an answer, and when it came (ms); null is an absence. */
export interface Entry<T = unknown> {
  value: T | null;
  fetchedAt: number;
}

/**
 * What is stored: the answer as the service gave it, so that a build with other types reads what an earlier one left.
 * The time of the answer and no end is kept, so that a change of profile applies to what is already stored.
 */
export interface StoredAnswer {
  value: unknown;
  fetchedAt: number;
}

/** Older than every limit: fetched anew before it is served, and still there to fall back on. */
const due = 0;

/** The store behind the cache: KV, or a map in the tests. */
export interface ContentStore {
  get(keys: string[]): Promise<Map<string, StoredAnswer | null>>;
  put(key: string, answer: StoredAnswer, secondsToLive: number): Promise<void>;
  delete(key: string): Promise<void>;
}

interface Held {
  entry: Entry;
  /** Until when (ms) it is trusted without a look into the store. */
  until: number;
}

/** Copies in the isolate's memory. Absences and what is computed have rooms of their own: what is made up pushes no content out. */
export interface HeldCopies {
  content: BoundedMap<string, Held>;
  absences: BoundedMap<string, Held>;
  computed: BoundedMap<string, Held>;
}

export const holdNothingYet = (): HeldCopies => ({
  content: new BoundedMap(2000),
  absences: new BoundedMap(2000),
  computed: new BoundedMap(1000),
});

export interface CopiesOptions {
  store: ContentStore;
  held: HeldCopies;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
}

/** Copies of public content, whatever their age: in the isolate's memory first, then in the store. */
export function createCopies({ store, held, waitUntil, log, now }: CopiesOptions) {
  return { find, keep, markDue };

  /** What is there of `keys`. A store that cannot be read has nothing; an answer that cannot be read is none. */
  async function find<T>(
    { profile, schema }: Source<T>,
    keys: readonly string[],
  ): Promise<Map<string, Entry<T>>> {
    const found = new Map<string, Entry<T>>();
    const elsewhere: string[] = [];
    for (const key of keys) {
      const copy = inMemory<T>(storedKey(profile, key));
      if (copy) found.set(key, copy);
      else elsewhere.push(key);
    }
    if (!elsewhere.length || isComputed(profile)) return found;
    const stored = await store
      .get(elsewhere.map((key) => storedKey(profile, key)))
      .catch((error: unknown) => {
        log.error("content cache not readable", error);
        return new Map<string, StoredAnswer | null>();
      });
    for (const key of elsewhere) {
      const entry = stored.get(storedKey(profile, key));
      const value = entry ? schema.safeParse(entry.value) : undefined;
      if (!entry || !value?.success) continue;
      const copy = { value: value.data, fetchedAt: entry.fetchedAt };
      found.set(key, copy);
      hold(storedKey(profile, key), copy);
    }
    return found;
  }

  /** Keeps what was just fetched: content in memory, its answer in the store, an absence in memory alone. */
  function keep(profile: CacheProfileName, key: string, entry: Entry, answer: unknown): void {
    const stored = storedKey(profile, key);
    if (isComputed(profile) && entry.value !== null) {
      held.computed.set(stored, { entry, until: now() + ms(cacheProfiles[profile].keep) });
      return;
    }
    const wasContent = held.content.has(stored);
    hold(stored, entry);
    if (entry.value !== null) {
      const failed = (error: unknown) => log.error("content not stored", error);
      const kept = { value: answer, fetchedAt: entry.fetchedAt };
      waitUntil(store.put(stored, kept, cacheProfiles[profile].keep).catch(failed));
    } else if (wasContent) {
      waitUntil(store.delete(stored).catch((error: unknown) => log.error("content not deleted", error)));
    }
  }

  /** After a publish: absences are forgotten, content is due. @throws what the store threw */
  async function markDue(profile: CacheProfileName, keys: readonly string[]): Promise<void> {
    const names = keys.map((key) => storedKey(profile, key));
    for (const name of names) {
      held.content.delete(name);
      held.absences.delete(name);
    }
    const stored = await store.get(names);
    const old = [...stored].flatMap(([name, entry]) => (entry ? [{ name, value: entry.value }] : []));
    await Promise.all(
      old.map(({ name, value }) => store.put(name, { value, fetchedAt: due }, cacheProfiles[profile].keep)),
    );
  }

  function inMemory<T>(stored: string): Entry<T> | undefined {
    const copy = held.content.get(stored) ?? held.computed.get(stored) ?? held.absences.get(stored);
    return copy && copy.until > now() ? (copy.entry as Entry<T>) : undefined;
  }

  function hold(stored: string, entry: Entry): void {
    held.content.delete(stored);
    held.absences.delete(stored);
    if (entry.value === null) held.absences.set(stored, { entry, until: now() + ms(absenceTimes.keep) });
    else held.content.set(stored, { entry, until: now() + ms(memorySeconds) });
  }
}

const isComputed = (profile: CacheProfileName) => "computed" in cacheProfiles[profile];

/** The number changes with the meaning of what is stored. */
export const storedKey = (profile: CacheProfileName, key: string) => `content:1:${locale}:${profile}:${key}`;
