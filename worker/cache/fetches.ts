import { BoundedMap } from "../../shared/bounded-map.ts";
import { reasonOf } from "../../shared/text/reason-of.ts";
import type { Log } from "../log.ts";
import type { Learn, Load, Source } from "../upstream/content/source.ts";
import { rejectOnAbort } from "../upstream/exchange.ts";
import { parseTolerantly } from "../upstream/lists.ts";
import { NotAsked, UpstreamError } from "../upstream/upstream-error.ts";
import { withTimeout } from "../with-timeout.ts";
import type { CacheEntry } from "./entry-memory.ts";
import { backoffSeconds, type CacheProfileName, entryName, isPast, ms, serviceOf } from "./profiles.ts";

interface PendingFetch {
  answer: Promise<ReadonlyMap<string, CacheEntry>>;
  startedAt: number;
  until: number;
}

/** Seconds; a call pending for longer was cancelled with the request that started it. */
const longestWait = 7;

export interface PendingFetches {
  pending: BoundedMap<string, PendingFetch>;
  failures: BoundedMap<string, number>;
}

/** An entry, and the raw answer that its schema read. */
export interface Fetched<T> {
  entry: CacheEntry<T>;
  answer: unknown;
}

export const createPendingFetches = (): PendingFetches => ({
  pending: new BoundedMap(2000),
  failures: new BoundedMap(2000),
});

export interface FetchesOptions {
  state: PendingFetches;
  /** Replaces an empty answer by the last full one. */
  keepFull: <T>(source: Source<T>, key: string, fetched: Fetched<T>) => Promise<Fetched<T>>;
  save: (source: Source<unknown>, key: string, entry: CacheEntry, answer: unknown) => void;
  /** A call that began before it may have got the old content, so it is not joined, and its failure does not count. */
  publishedAt: (profile: CacheProfileName, key: string) => number;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
  signal: AbortSignal | undefined;
}

export function createFetches({
  state: { pending, failures },
  keepFull,
  save,
  publishedAt,
  waitUntil,
  log,
  now,
  signal,
}: FetchesOptions) {
  return { fetch, join, hasFailed, isBackingOff };

  async function fetch<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
  ): Promise<{ fetched: Map<string, CacheEntry<T>>; failure?: unknown }> {
    const byFetch = Map.groupBy(keys, (key) => pendingFetch(source.profile, key));
    const outcomes = await Promise.allSettled(
      [...byFetch].map(([running, itsKeys]) =>
        inTime(source, running ? joined(running, itsKeys) : start(source, itsKeys, load)),
      ),
    );
    const fetched = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [...(outcome.value as ReadonlyMap<string, CacheEntry<T>>)] : [],
    );
    return { fetched: new Map(fetched), failure: outcomes.find(isRejected)?.reason };

    async function joined(running: PendingFetch, itsKeys: readonly string[]) {
      return (await settledInTime(running)) ?? refetch(source, itsKeys, load);
    }
  }

  function hasFailed(profile: CacheProfileName, key: string): boolean {
    return failedAt(profile, key) !== undefined;
  }

  function isBackingOff(profile: CacheProfileName, key: string): boolean {
    const at = failedAt(profile, key);
    return at !== undefined && now() - at < ms(backoffSeconds);
  }

  function failedAt(profile: CacheProfileName, key: string): number | undefined {
    const at = failures.get(entryName(profile, key));
    return at !== undefined && at > publishedAt(profile, key) && isPast(at, now()) ? at : undefined;
  }

  async function join<T>(profile: CacheProfileName, key: string): Promise<CacheEntry<T> | undefined> {
    const running = pendingFetch(profile, key);
    const answer = running && (await inTime({ profile }, settledInTime(running)).catch(() => undefined));
    return (answer as ReadonlyMap<string, CacheEntry<T>> | undefined)?.get(key);
  }

  function inTime<A>({ profile }: Pick<Source<unknown>, "profile">, answer: Promise<A>): Promise<A> {
    if (!signal) return answer;
    const timeUp = rejectOnAbort(signal).catch((cause: unknown) => {
      throw new NotAsked(`content ${profile}`, "no time left", cause);
    });
    return Promise.race([answer, timeUp]);
  }

  function pendingFetch(profile: CacheProfileName, key: string): PendingFetch | undefined {
    const running = pending.get(entryName(profile, key));
    const isUsable =
      running &&
      running.until > now() &&
      running.startedAt > publishedAt(profile, key) &&
      isPast(running.startedAt, now());
    return isUsable ? running : undefined;
  }

  function settledInTime({
    answer,
    until,
  }: PendingFetch): Promise<ReadonlyMap<string, CacheEntry> | undefined> {
    return withTimeout(answer, until - now());
  }

  async function refetch<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
  ): Promise<ReadonlyMap<string, CacheEntry<T>>> {
    log.warn("content call cut off", { profile: source.profile, keys: keys.slice(0, 3).join(",") });
    const { fetched, failure } = await fetch(source, keys, load);
    if (failure) throw failure;
    return fetched;
  }

  function start<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
  ): Promise<ReadonlyMap<string, CacheEntry>> {
    const { profile } = source;
    const startedAt = now();
    const answer = call(source, keys, load, startedAt).finally(() => {
      for (const key of keys) {
        if (pending.get(entryName(profile, key)) === running) pending.delete(entryName(profile, key));
      }
    });
    const running = { answer, startedAt, until: startedAt + ms(longestWait) };
    for (const key of keys) pending.set(entryName(profile, key), running);
    waitUntil(answer.catch(() => {}));
    return answer;
  }

  async function call<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    startedAt: number,
  ): Promise<Map<string, CacheEntry<T>>> {
    const { profile } = source;
    const learned: Parameters<Learn>[] = [];
    const learn: Learn = (...entry) => learned.push(entry);
    const answers = await load([...keys], learn).catch((error: unknown) => {
      log.error("content not loaded", error, {
        service: serviceOf(profile),
        profile,
        keys: keys.slice(0, 3).join(","),
      });
      if (!(error instanceof NotAsked)) for (const key of keys) failed(profile, key, startedAt);
      throw error;
    });
    const entries = new Map<string, CacheEntry<T>>();
    let unreadable: UpstreamError | undefined;
    for (const key of keys) {
      const answer = answers.get(key) ?? null;
      const { data, error } = answer === null ? { data: null } : parse(source, key, answer);
      if (error) {
        unreadable ??= error;
        failed(profile, key, startedAt);
        continue;
      }
      const fetched = { entry: { value: data ?? null, fetchedAt: startedAt }, answer };
      const { entry, answer: kept } = await keepFull(source, key, fetched);
      entries.set(key, entry);
      failures.delete(entryName(profile, key));
      save(source as Source<unknown>, key, entry, kept);
    }
    if (unreadable && !entries.size) throw unreadable;
    for (const entry of learned) saveLearned(startedAt, ...entry);
    return entries;
  }

  function saveLearned<T>(fetchedAt: number, source: Source<T>, key: string, answer: unknown): void {
    const { data, success } = source.schema.safeParse(answer);
    if (!success) return;
    failures.delete(entryName(source.profile, key));
    save(source as Source<unknown>, key, { value: data, fetchedAt }, answer);
  }

  function parse<T>({ profile, schema }: Source<T>, key: string, answer: unknown) {
    const { data, error, leftOut } = parseTolerantly(schema, answer);
    for (const { kind, ...member } of leftOut) log.warn(`${kind} left out`, { profile, of: key, ...member });
    if (!error) return { data };
    const message = `unexpected answer: ${reasonOf(error)}`;
    log.error("content not readable", message, { service: serviceOf(profile), profile, key });
    return { error: new UpstreamError(`content ${profile} ${key}`, 502, { message }) };
  }

  function failed(profile: CacheProfileName, key: string, startedAt: number): void {
    if (startedAt > publishedAt(profile, key)) failures.set(entryName(profile, key), now());
  }
}

const isRejected = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === "rejected";
