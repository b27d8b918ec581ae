import type * as z from "zod/mini";
import { locale } from "../../shared/i18n/translator.ts";
import type { Log } from "../log.ts";
import {
  absenceSeconds,
  backoffSeconds,
  type CacheProfileName,
  cacheProfiles,
  memorySeconds,
} from "./profiles.ts";

/** An entry knows when it was fetched (ms), so that a change of profile applies to what is already stored. */
export interface Entry {
  value: unknown;
  fetchedAt: number;
}

/** The store behind the cache: KV, or a map in the tests. */
export interface ContentStore {
  get(keys: string[]): Promise<Map<string, Entry | null>>;
  put(key: string, entry: Entry, secondsToLive: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** What lives as long as the isolate: copies of public content and the calls under way. Nothing of a visitor. */
export interface ContentMemory {
  entries: Map<string, { entry: Entry; until: number }>;
  pending: Map<string, Promise<unknown>>;
  /** Until when (ms) an entry whose refresh failed is served without asking again. */
  resting: Map<string, number>;
}

export const createContentMemory = (): ContentMemory => ({
  entries: new Map(),
  pending: new Map(),
  resting: new Map(),
});

export interface ContentCacheOptions {
  store: ContentStore;
  memory: ContentMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now?: () => number;
}

export interface Source<T> {
  profile: CacheProfileName;
  schema: z.ZodMiniType<T>;
}

/** Seconds to milliseconds. */
const ms = (seconds: number) => seconds * 1000;
const mostInMemory = 2000;

/**
 * Public content: fresh, stale while revalidating, stale on error. Keys carry the locale; callers add the render level.
 * Never give it anything of a visitor: entries are shared by all.
 */
export function createContentCache({ store, memory, waitUntil, log, now = Date.now }: ContentCacheOptions) {
  return { read, readMany, drop };

  /** One entry; null is an absence. */
  async function read<T>(source: Source<T>, key: string, load: () => Promise<T | null>): Promise<T | null> {
    const found = await readMany(source, [key], async () => {
      const value = await load();
      return new Map(value === null ? [] : [[key, value]]);
    });
    return found.get(key) ?? null;
  }

  /**
   * Many entries at once. `load` is given the keys that are missing or old and answers those it found.
   *
   * @throws what `load` threw, where a key has no entry to fall back on
   */
  async function readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: (keys: string[]) => Promise<Map<string, T>>,
  ): Promise<Map<string, T>> {
    const entries = await lookUp(source, keys);
    const missing: string[] = [];
    const stale: string[] = [];
    for (const key of keys) {
      if (entries.has(key) && isResting(storedKey(source.profile, key))) continue;
      const age = ageOf(entries.get(key));
      const { fresh, stale: limit } = timesOf(source, entries.get(key));
      if (age > ms(limit)) missing.push(key);
      else if (age > ms(fresh)) stale.push(key);
    }
    if (stale.length) waitUntil(refresh(source, stale, load, entries).catch(() => {}));
    if (missing.length) {
      await refresh(source, missing, load, entries).then(
        (loaded) => {
          for (const [key, value] of loaded) entries.set(key, { value, fetchedAt: now() });
        },
        (error: unknown) => {
          if (missing.some((key) => !entries.has(key))) throw error;
        },
      );
    }
    return new Map(
      keys.flatMap((key): [string, T][] => {
        const entry = entries.get(key);
        return entry && entry.value !== null ? [[key, entry.value as T]] : [];
      }),
    );
  }

  /** Forgets entries after a publish. */
  async function drop(profile: CacheProfileName, keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map((key) => {
        const stored = storedKey(profile, key);
        memory.entries.delete(stored);
        memory.pending.delete(stored);
        memory.resting.delete(stored);
        return store.delete(stored);
      }),
    );
  }

  async function lookUp<T>(
    { profile, schema }: Source<T>,
    keys: readonly string[],
  ): Promise<Map<string, Entry>> {
    const entries = new Map<string, Entry>();
    const elsewhere: string[] = [];
    for (const key of keys) {
      const held = memory.entries.get(storedKey(profile, key));
      if (held && held.until > now()) entries.set(key, held.entry);
      else elsewhere.push(key);
    }
    if (!elsewhere.length) return entries;
    const stored = await store
      .get(elsewhere.map((key) => storedKey(profile, key)))
      .catch((error: unknown) => {
        log.error("content cache not readable", error);
        return new Map<string, Entry | null>();
      });
    for (const key of elsewhere) {
      const entry = stored.get(storedKey(profile, key));
      const value = entry ? schema.safeParse(entry.value) : undefined;
      if (!entry || !value?.success) continue;
      const parsed = { value: value.data, fetchedAt: entry.fetchedAt };
      entries.set(key, parsed);
      hold(storedKey(profile, key), parsed, memorySeconds);
    }
    return entries;
  }

  /** One call at a time for a set of keys; others wait for it. */
  function refresh<T>(
    source: Source<T>,
    keys: string[],
    load: (keys: string[]) => Promise<Map<string, T>>,
    known: ReadonlyMap<string, Entry>,
  ): Promise<Map<string, T | null>> {
    const flight = storedKey(source.profile, keys.join(","));
    const pending = memory.pending.get(flight) as Promise<Map<string, T | null>> | undefined;
    if (pending) return pending;
    const work = fetchAndStore(source, keys, load, known).finally(() => memory.pending.delete(flight));
    memory.pending.set(flight, work);
    waitUntil(work.catch(() => {}));
    return work;
  }

  async function fetchAndStore<T>(
    { profile }: Source<T>,
    keys: string[],
    load: (keys: string[]) => Promise<Map<string, T>>,
    known: ReadonlyMap<string, Entry>,
  ): Promise<Map<string, T | null>> {
    const loaded = await load(keys).catch((error: unknown) => {
      log.error("content not loaded", error, { profile, keys: keys.slice(0, 3).join(",") });
      rest(
        profile,
        keys.filter((key) => known.has(key)),
      );
      throw error;
    });
    const result = new Map<string, T | null>();
    for (const key of keys) {
      const value = loaded.get(key) ?? null;
      const stored = storedKey(profile, key);
      const entry = { value, fetchedAt: now() };
      result.set(key, value);
      hold(stored, entry, value === null ? absenceSeconds : memorySeconds);
      if (value !== null) waitUntil(keep(stored, entry, cacheProfiles[profile].keep));
      else if (known.has(key)) waitUntil(store.delete(stored).catch(() => {}));
    }
    return result;
  }

  function keep(key: string, entry: Entry, seconds: number): Promise<void> {
    return store.put(key, entry, seconds).catch((error: unknown) => log.error("content not stored", error));
  }

  /** After a failure the service gets its breath and the visitor gets the page at once. */
  function rest(profile: CacheProfileName, keys: string[]) {
    for (const key of keys) memory.resting.set(storedKey(profile, key), now() + ms(backoffSeconds));
  }

  function isResting(stored: string): boolean {
    const until = memory.resting.get(stored);
    if (until !== undefined && until <= now()) memory.resting.delete(stored);
    return until !== undefined && until > now();
  }

  function hold(key: string, entry: Entry, seconds: number) {
    memory.entries.delete(key);
    memory.entries.set(key, { entry, until: now() + ms(seconds) });
    for (const oldest of memory.entries.keys()) {
      if (memory.entries.size <= mostInMemory) break;
      memory.entries.delete(oldest);
    }
  }

  function ageOf(entry: Entry | undefined): number {
    return entry ? now() - entry.fetchedAt : Number.POSITIVE_INFINITY;
  }

  function timesOf<T>({ profile }: Source<T>, entry: Entry | undefined) {
    if (entry && entry.value === null) return { fresh: absenceSeconds, stale: absenceSeconds };
    return cacheProfiles[profile];
  }
}

export type ContentCache = ReturnType<typeof createContentCache>;

/** Changes with the meaning of what is stored. */
const storedKey = (profile: CacheProfileName, key: string) => `content:1:${locale}:${profile}:${key}`;
