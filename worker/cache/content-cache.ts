import * as clock from "../../shared/time/clock.ts";
import type { Log } from "../log.ts";
import { currentRecord } from "../request-record.ts";
import type { Learn, Load, Source } from "../upstream/content/source.ts";
import { UpstreamError } from "../upstream/http.ts";
import {
  type CacheEntry,
  type ContentStore,
  createEntries,
  createEntryMemory,
  type EntryMemory,
} from "./entries.ts";
import { createFetches, createPendingFetches, type PendingFetches } from "./fetches.ts";
import { absenceTimes, type CacheProfileName, cacheProfiles, ms } from "./profiles.ts";

export interface ContentMemory {
  entries: EntryMemory;
  fetches: PendingFetches;
}

export const createContentMemory = (): ContentMemory => ({
  entries: createEntryMemory(),
  fetches: createPendingFetches(),
});

export interface ContentCacheOptions {
  store: ContentStore;
  memory: ContentMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now?: () => number;
  /** Ends this request's wait but not the call, whose answer serves the next request. */
  signal?: AbortSignal;
}

/** Entries are shared by all visitors: never cache personal data. The key must contain the load level. */
export function createContentCache({
  store,
  memory,
  waitUntil,
  log,
  now = clock.now,
  signal,
}: ContentCacheOptions) {
  const stored = createEntries({ store, memory: memory.entries, waitUntil, log, now });
  const fetches = createFetches({ state: memory.fetches, save: stored.save, waitUntil, log, now, signal });
  return { read, readMany, renew, held, expire };

  async function read<T>(
    source: Source<T>,
    key: string,
    load: (learn: Learn) => Promise<unknown>,
    fuller?: readonly string[],
  ): Promise<T | null> {
    const found = await readMany(source, [key], loadOf(key, load), fuller && (() => fuller));
    return found.get(key) ?? null;
  }

  async function renew<T>(
    source: Source<T>,
    key: string,
    load: (learn: Learn) => Promise<unknown>,
  ): Promise<T | null> {
    if (isStorable(key) && !fetches.isBackingOff(source.profile, key))
      await fetches.fetch(source, [key], loadOf(key, load));
    return read(source, key, load);
  }

  /** Unanswered keys are left out unless all are unanswered. @throws the error of `load` */
  async function readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    fullerOf?: (key: string) => readonly string[],
  ): Promise<Map<string, T>> {
    const { profile } = source;
    const all = keys.filter(isStorable);
    const entries = await stored.find(source, all);
    const notFresh = all.filter((key) => strategyOf(profile, key, entries.get(key)) !== "serve");
    const fromFuller = fullerOf ? await readFuller<T>(profile, notFresh, fullerOf) : new Map<string, T>();
    const others = all.filter((key) => !fromFuller.has(key));
    const { revalidate: stale = [], fetch: missing = [] } = Object.groupBy(others, (key) =>
      strategyOf(profile, key, entries.get(key)),
    );
    currentRecord()?.count("stale", stale.length);
    currentRecord()?.count("missed", missing.length);
    if (stale.length) waitUntil(fetches.fetch(source, stale, load));
    const { fetched, failure } = await fetches.fetch(source, missing, load);

    const values = new Map<string, T>(fromFuller);
    const unanswered: string[] = [];
    for (const key of others) {
      const entry = fetched.get(key) ?? entries.get(key);
      if (!entry) unanswered.push(key);
      else if (entry.value !== null) values.set(key, entry.value);
    }
    if (!unanswered.length) return values;
    if (!values.size) throw failure ?? new UpstreamError(`content ${profile}`, 0, { message: "backing off" });
    log.warn("content not complete", { profile, keys: unanswered.slice(0, 3).join(",") });
    return values;
  }

  async function readFuller<T>(
    profile: CacheProfileName,
    keys: readonly string[],
    fullerOf: (key: string) => readonly string[],
  ): Promise<Map<string, T>> {
    const fromFuller = new Map<string, T>();
    await Promise.all(
      keys.map(async (key) => {
        for (const other of fullerOf(key)) {
          const remembered = stored.inMemory<T>(profile, other);
          const isFresh = remembered && strategyOf(profile, other, remembered) === "serve";
          const found = isFresh ? remembered : await fetches.join<T>(profile, other);
          if (found == null || found.value === null) continue;
          fromFuller.set(key, found.value);
          return;
        }
      }),
    );
    return fromFuller;
  }

  async function held<T>(source: Source<T>, key: string): Promise<T | null> {
    return isStorable(key) ? ((await stored.find(source, [key])).get(key)?.value ?? null) : null;
  }

  /** The next reader waits for a fetch; if the fetch fails, the old entry is served. */
  async function expire(profile: CacheProfileName, keys: readonly string[]): Promise<void> {
    const published = keys.filter(isStorable);
    fetches.invalidate(profile, published);
    await stored.expire(profile, published);
  }

  function strategyOf(
    profile: CacheProfileName,
    key: string,
    entry: CacheEntry | undefined,
  ): "serve" | "revalidate" | "fetch" {
    if (fetches.isBackingOff(profile, key)) return "serve";
    if (!entry) return "fetch";
    const { fresh, stale } = entry.value === null ? absenceTimes : cacheProfiles[profile];
    const age = now() - entry.fetchedAt;
    if (age <= ms(fresh)) return "serve";
    return age <= ms(stale) || fetches.hasFailed(profile, key) ? "revalidate" : "fetch";
  }
}

export type ContentCache = ReturnType<typeof createContentCache>;

/** Bytes; KV allows 512 per key. */
const longestKey = 400;

const loadOf =
  (key: string, load: (learn: Learn) => Promise<unknown>): Load =>
  async (_, learn) =>
    new Map([[key, await load(learn)]]);

const encoder = new TextEncoder();
const isStorable = (key: string) => encoder.encode(key).byteLength <= longestKey;
