import * as clock from "../../shared/time/clock.ts";
import type { Log } from "../log.ts";
import { currentRecord } from "../request-record.ts";
import type { Fuller, Learn, Load, Source } from "../upstream/content/source.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { emptiedFresh } from "./emptied.ts";
import { createEntries } from "./entries.ts";
import { type CacheEntry, createEntryMemory, type EntryMemory } from "./entry-memory.ts";
import type { KeepSite } from "./entry-writes.ts";
import { createFetches, createPendingFetches, type PendingFetches } from "./fetches.ts";
import { type CacheProfileName, entryName, isPast, ms, storedKey, timesOf } from "./profiles.ts";
import { type Publishes, publishName } from "./publishes.ts";
import type { ContentStore, DueAmong } from "./store-calls.ts";

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
  /** The content system tells what it publishes. */
  hasWebhook?: boolean;
  dueAmong?: DueAmong;
  keepSite?: KeepSite;
  pause?: (milliseconds: number) => Promise<void>;
  /** Waits until the request has found most of what is stale. */
  gather?: () => Promise<void>;
  /** Records for all isolates what was published now. */
  recordPublish?: (names: string[]) => Promise<Publishes>;
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
  hasWebhook = false,
  dueAmong = async (_, what) => [...what],
  keepSite,
  pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  gather = () => new Promise((resolve) => setTimeout(resolve, gatherTime)),
  recordPublish,
  now = clock.now,
  signal,
}: ContentCacheOptions) {
  const stored = createEntries({
    store,
    memory: memory.entries,
    waitUntil,
    log,
    now,
    dueAmong,
    keepSite,
    hasWebhook,
    pause,
  });
  const { publishedAt } = stored;
  const fetches = createFetches({
    ...{ state: memory.fetches, keepFull: stored.keepFull, save: stored.save, publishedAt },
    ...{ waitUntil, log, now, signal },
  });
  const underWay: Promise<unknown>[] = [];
  const asks = new Map<string, { entries: string[]; every: number; answer: Promise<ReadonlySet<string>> }>();
  let parts: Promise<unknown> = Promise.resolve();
  let isShown = false;
  const { open, fail, redirectBuild } = stored;
  return { read, readMany, renew, held, publish, lastPublished, redirectBuild, open, fail, shows, keep };

  async function read<T>(
    source: Source<T>,
    key: string,
    load: (learn: Learn) => Promise<unknown>,
    fuller?: readonly Fuller[],
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
    fullerOf?: (key: string) => readonly Fuller[],
  ): Promise<Map<string, T>> {
    const { profile } = source;
    const all = keys.filter(isStorable);
    const entries = await stored.find(source, all);
    const notFresh = all.filter((key) => strategyOf(source, key, entries.get(key)) !== "serve");
    const fromFuller = fullerOf ? await readFuller<T>(source, notFresh, fullerOf) : new Map<string, T>();
    const others = all.filter((key) => !fromFuller.has(key));
    const { revalidate: stale = [], fetch: missing = [] } = Object.groupBy(others, (key) =>
      strategyOf(source, key, entries.get(key)),
    );
    currentRecord()?.count("stale", stale.length);
    currentRecord()?.count("missed", missing.length);
    if (stale.length) {
      const revalidation = revalidate(source, stale, load);
      underWay.push(revalidation);
      waitUntil(revalidation);
    }
    const fetching = fetches.fetch(source, missing, load);
    underWay.push(fetching);
    const { fetched, failure } = await fetching;
    stored.use(profile, others);

    const values = new Map<string, T>(fromFuller);
    const unfetched = others.filter((key) => !fetched.has(key) && !entries.has(key));
    const alone = unfetched.length ? await stored.findAlone(source, unfetched) : new Map();
    const unanswered: string[] = [];
    for (const key of others) {
      const entry = fetched.get(key) ?? entries.get(key) ?? alone.get(key);
      if (!entry) unanswered.push(key);
      else if (entry.value !== null) values.set(key, entry.value);
    }
    if (!unanswered.length) return values;
    if (!values.size) throw failure ?? new UpstreamError(`content ${profile}`, 0, { message: "backing off" });
    log.warn("content not complete", { profile, keys: unanswered.slice(0, 3).join(",") });
    return values;
  }

  /** One isolate fetches for all: those that share a stored value ask the object of that value first. */
  async function revalidate<T>(source: Source<T>, keys: readonly string[], load: Load): Promise<void> {
    const { profile } = source;
    const { fresh } = timesOf(profile, { isAbsence: false, hasWebhook });
    const own = keys.filter(
      (key) => fetches.hasFailed(profile, key) || stored.inMemory(source, key)?.emptied,
    );
    const others = keys.filter((key) => !own.includes(key));
    const byValue = Map.groupBy(others, (key) => stored.bundleFor(profile) ?? storedKey(profile, key));
    const due = await Promise.all(
      [...byValue].map(async ([name, its]) => {
        const found = await dueTogether(
          name,
          its.map((key) => entryName(profile, key)),
          ms(fresh),
        );
        stored.check(
          profile,
          its.filter((key) => !found.has(entryName(profile, key))),
        );
        return its.filter((key) => found.has(entryName(profile, key)));
      }),
    );
    await fetches.fetch(source, [...own, ...due.flat()], load);
  }

  /** Asks the object of a value once for all entries that a request finds stale at about the same time. */
  async function dueTogether(name: string, entries: string[], every: number): Promise<ReadonlySet<string>> {
    const gathered = asks.get(name) ?? { entries: [], every, answer: askLater(name) };
    asks.set(name, gathered);
    gathered.entries.push(...entries);
    gathered.every = Math.min(gathered.every, every);
    return gathered.answer;
  }

  async function askLater(name: string): Promise<ReadonlySet<string>> {
    await gather();
    const { entries, every } = asks.get(name) ?? { entries: [], every: 0 };
    asks.delete(name);
    // Everybody fetches if the object does not answer.
    return new Set(await dueAmong(name, entries, every).catch(() => entries));
  }

  async function readFuller<T>(
    source: Source<T>,
    keys: readonly string[],
    fullerOf: (key: string) => readonly Fuller[],
  ): Promise<Map<string, T>> {
    const fromFuller = new Map<string, T>();
    await Promise.all(
      keys.map(async (key) => {
        for (const other of fullerOf(key)) {
          const remembered = stored.inMemory(other.source as Source<T>, other.key);
          const isFresh = remembered && strategyOf(source, key, remembered) === "serve";
          const found = isFresh ? remembered : await fetches.join<T>(other.source.profile, other.key);
          if (found == null || found.value === null) continue;
          fromFuller.set(key, found.value);
          return;
        }
      }),
    );
    return fromFuller;
  }

  async function held<T>(source: Source<T>, key: string): Promise<T | null> {
    if (!isStorable(key)) return null;
    const found = await stored.find(source, [key]);
    stored.use(source.profile, [key]);
    return found.get(key)?.value ?? null;
  }

  /** The next reader waits for a fetch, in every isolate within a minute; if it fails, the old entry is served. */
  async function publish(published: Partial<Record<CacheProfileName, readonly string[]>>): Promise<void> {
    const names = Object.entries(published).flatMap(([profile, keys]) =>
      keys.filter(isStorable).map((key) => publishName(profile as CacheProfileName, key)),
    );
    if (recordPublish) stored.told(await recordPublish([...new Set(names)]));
  }

  /** Milliseconds since 1970; 0 if none was published lately. Undefined if publishes are not told, or cannot be read. */
  async function lastPublished(
    profile: CacheProfileName,
    keys: readonly string[],
  ): Promise<number | undefined> {
    if (!hasWebhook || !(await stored.knowsPublishes())) return undefined;
    return Math.max(...keys.map((key) => publishedAt(profile, key)));
  }

  /** The page is shown, and `late` reads the rest of its content. */
  function shows(late: Promise<unknown>): void {
    isShown = true;
    parts = late;
  }

  /** Stores what the request has read and fetched, once the page's late parts have been read. */
  async function keep(): Promise<void> {
    await Promise.allSettled([parts]);
    while (underWay.length > 0) await Promise.allSettled(underWay.splice(0));
    await stored.keep(isShown);
  }

  function strategyOf<T>(
    source: Source<T>,
    key: string,
    entry: CacheEntry | undefined,
  ): "serve" | "revalidate" | "fetch" {
    const { profile } = source;
    if (fetches.isBackingOff(profile, key)) return "serve";
    if (!entry) return "fetch";
    const { fresh: freshFor, stale } = timesOf(profile, { isAbsence: entry.value === null, hasWebhook });
    const fresh = entry.emptied ? Math.min(emptiedFresh, freshFor) : freshFor;
    const age = isPublishedSince(entry.fetchedAt, source, key)
      ? Number.POSITIVE_INFINITY
      : now() - (entry.checkedAt ?? entry.fetchedAt);
    if (age <= ms(fresh)) return "serve";
    return age <= ms(stale) || fetches.hasFailed(profile, key) ? "revalidate" : "fetch";
  }

  function isPublishedSince<T>(time: number, { profile, dependsOn }: Source<T>, key: string): boolean {
    if (time <= publishedAt(profile, key) || !isPast(time, now())) return true;
    const isRefreshable = now() - time >= ms(betweenRefreshes);
    return dependsOn !== undefined && isRefreshable && time <= stored.lastPublished(dependsOn);
  }
}

export type ContentCache = ReturnType<typeof createContentCache>;

/** Milliseconds; what is stale is checked behind the answer, so nobody waits. */
const gatherTime = 20;

/** Seconds. */
const betweenRefreshes = 60;

/** Bytes; KV allows 512 per key. */
const longestKey = 400;

const loadOf =
  (key: string, load: (learn: Learn) => Promise<unknown>): Load =>
  async (_, learn) =>
    new Map([[key, await load(learn)]]);

const encoder = new TextEncoder();
const isStorable = (key: string) => encoder.encode(key).byteLength <= longestKey;
