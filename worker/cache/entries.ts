import { BoundedMap } from "../../shared/bounded-map.ts";
import { formats } from "../../shared/release/formats.ts";
import { locale } from "../../shared/text/translator.ts";
import type { Log } from "../log.ts";
import { currentRecord } from "../request-record.ts";
import type { Source } from "../upstream/content/source.ts";
import { absenceTimes, type CacheProfileName, cacheProfiles, memorySeconds, ms } from "./profiles.ts";

/** `fetchedAt` in milliseconds since 1970; a null value records an absence. */
export interface CacheEntry<T = unknown> {
  value: T | null;
  fetchedAt: number;
}

/** Stored shape, read by other builds: the service's raw answer, without an expiry of its own. */
export interface StoredAnswer {
  value: unknown;
  fetchedAt: number;
}

/** A `fetchedAt` older than every limit, yet usable as a fallback. */
const expired = 0;

/** Seconds between the clocks of two isolates. */
const mostClockSkew = 60;

/** Connections that Cloudflare opens at once for a request; a further write would wait, and its deadline pass. */
const writesAtOnce = 6;

export interface ContentStore {
  get(keys: string[]): Promise<Map<string, StoredAnswer | null>>;
  put(key: string, answer: StoredAnswer, secondsToLive: number): Promise<void>;
  delete(key: string): Promise<void>;
}

interface MemoryEntry {
  entry: CacheEntry;
  until: number;
}

/** Separate maps, so that made-up addresses and figures do not evict content. */
export interface EntryMemory {
  content: BoundedMap<string, MemoryEntry>;
  absences: BoundedMap<string, MemoryEntry>;
  computed: BoundedMap<string, MemoryEntry>;
}

export const createEntryMemory = (): EntryMemory => ({
  content: new BoundedMap(2000),
  absences: new BoundedMap(2000),
  computed: new BoundedMap(1000),
});

export interface EntriesOptions {
  store: ContentStore;
  memory: EntryMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
}

export function createEntries({ store, memory, waitUntil, log, now }: EntriesOptions) {
  const logged = new Set<string>();
  return { find, inMemory, save, expire };

  /** A page reads and writes dozens of entries, and a store that is down fails for all of them. */
  function logOnce(event: string, error: unknown): void {
    if (logged.has(event)) return;
    logged.add(event);
    log.error(event, error);
  }

  async function find<T>(
    { profile, schema }: Source<T>,
    keys: readonly string[],
  ): Promise<Map<string, CacheEntry<T>>> {
    const found = new Map<string, CacheEntry<T>>();
    const notInMemory: string[] = [];
    for (const key of keys) {
      const entry = inMemory<T>(profile, key);
      if (entry) found.set(key, entry);
      else notInMemory.push(key);
    }
    const record = currentRecord();
    record?.count("memory", found.size);
    if (!notInMemory.length || isComputed(profile)) return found;
    const stored = await store
      .get(notInMemory.map((key) => storedKey(profile, key)))
      .catch((error: unknown) => {
        logOnce("content cache not readable", error);
        return new Map<string, StoredAnswer | null>();
      });
    for (const key of notInMemory) {
      const answer = stored.get(storedKey(profile, key));
      const value = answer ? schema.safeParse(answer.value) : undefined;
      if (!answer || !value?.success) continue;
      // A time that is still to come would keep an entry fresh for ever.
      const isPast = answer.fetchedAt <= now() + ms(mostClockSkew);
      const entry = { value: value.data, fetchedAt: isPast ? answer.fetchedAt : expired };
      found.set(key, entry);
      remember(storedKey(profile, key), entry);
      record?.count("kv", 1);
    }
    return found;
  }

  function save(profile: CacheProfileName, key: string, entry: CacheEntry, answer: unknown): void {
    const name = storedKey(profile, key);
    if (isComputed(profile) && entry.value !== null) {
      memory.computed.set(name, { entry, until: now() + ms(cacheProfiles[profile].keep) });
      return;
    }
    const wasContent = memory.content.has(name);
    remember(name, entry);
    if (entry.value !== null) {
      const failed = (error: unknown) => logOnce("content not stored", error);
      const stored = { value: answer, fetchedAt: entry.fetchedAt };
      waitUntil(store.put(name, stored, cacheProfiles[profile].keep).catch(failed));
    } else if (wasContent) {
      waitUntil(store.delete(name).catch((error: unknown) => logOnce("content not deleted", error)));
    }
  }

  async function expire(profile: CacheProfileName, keys: readonly string[]): Promise<void> {
    const names = keys.map((key) => storedKey(profile, key));
    for (const name of names) {
      memory.content.delete(name);
      memory.absences.delete(name);
    }
    const stored = await store.get(names);
    const fresh = [...stored].flatMap(([name, entry]) =>
      entry && entry.fetchedAt !== expired ? [{ name, value: entry.value }] : [],
    );
    for (let start = 0; start < fresh.length; start += writesAtOnce)
      await Promise.all(
        fresh
          .slice(start, start + writesAtOnce)
          .map(({ name, value }) =>
            store.put(name, { value, fetchedAt: expired }, cacheProfiles[profile].keep),
          ),
      );
  }

  function inMemory<T>(profile: CacheProfileName, key: string): CacheEntry<T> | undefined {
    const name = storedKey(profile, key);
    const found = memory.content.get(name) ?? memory.computed.get(name) ?? memory.absences.get(name);
    return found && found.until > now() ? (found.entry as CacheEntry<T>) : undefined;
  }

  function remember(name: string, entry: CacheEntry): void {
    memory.content.delete(name);
    memory.absences.delete(name);
    if (entry.value === null) memory.absences.set(name, { entry, until: now() + ms(absenceTimes.keep) });
    else memory.content.set(name, { entry, until: now() + ms(memorySeconds) });
  }
}

const isComputed = (profile: CacheProfileName) => "computed" in cacheProfiles[profile];

export const storedKey = (profile: CacheProfileName, key: string) =>
  `content:${formats.contentCache.writes}:${locale}:${profile}:${key}`;
