import { BoundedMap } from "../../shared/bounded-map.ts";
import { reasonOf } from "../../shared/text/reason-of.ts";
import type { Log } from "../log.ts";
import type { Learn, Load, Source } from "../upstream/content/source.ts";
import { NotAsked, rejectOnAbort, UpstreamError } from "../upstream/http.ts";
import { parseTolerantly } from "../upstream/lists.ts";
import { withTimeout } from "../with-timeout.ts";
import { type CacheEntry, storedKey } from "./entries.ts";
import { backoffSeconds, type CacheProfileName, ms, serviceOf } from "./profiles.ts";

interface PendingFetch {
  answer: Promise<ReadonlyMap<string, CacheEntry>>;
  /** Keys published since the call began; the call's answer for them may be outdated and is not stored. */
  invalidated: Set<string>;
  until: number;
}

/** Seconds; a call pending for longer was cancelled with the request that started it. */
const longestWait = 7;

export interface PendingFetches {
  pending: BoundedMap<string, PendingFetch>;
  failures: BoundedMap<string, number>;
}

export const createPendingFetches = (): PendingFetches => ({
  pending: new BoundedMap(2000),
  failures: new BoundedMap(2000),
});

export interface FetchesOptions {
  state: PendingFetches;
  save: (profile: CacheProfileName, key: string, entry: CacheEntry, answer: unknown) => void;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
  signal: AbortSignal | undefined;
}

export function createFetches({
  state: { pending, failures },
  save,
  waitUntil,
  log,
  now,
  signal,
}: FetchesOptions) {
  return { fetch, join, invalidate, hasFailed, isBackingOff };

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

  function invalidate(profile: CacheProfileName, keys: readonly string[]): void {
    for (const key of keys) {
      const stored = storedKey(profile, key);
      pending.get(stored)?.invalidated.add(key);
      pending.delete(stored);
      failures.delete(stored);
    }
  }

  function hasFailed(profile: CacheProfileName, key: string): boolean {
    return failures.has(storedKey(profile, key));
  }

  function isBackingOff(profile: CacheProfileName, key: string): boolean {
    const failedAt = failures.get(storedKey(profile, key));
    return failedAt !== undefined && now() - failedAt < ms(backoffSeconds);
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
    const running = pending.get(storedKey(profile, key));
    return running && running.until > now() ? running : undefined;
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
    const invalidated = new Set<string>();
    const answer = call(source, keys, load, invalidated).finally(() => {
      for (const key of keys) {
        if (pending.get(storedKey(profile, key)) === running) pending.delete(storedKey(profile, key));
      }
    });
    const running = { answer, invalidated, until: now() + ms(longestWait) };
    for (const key of keys) pending.set(storedKey(profile, key), running);
    waitUntil(answer.catch(() => {}));
    return answer;
  }

  async function call<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    invalidated: ReadonlySet<string>,
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
      if (!(error instanceof NotAsked)) for (const key of keys) failed(profile, key, invalidated);
      throw error;
    });
    const entries = new Map<string, CacheEntry<T>>();
    let unreadable: UpstreamError | undefined;
    for (const key of keys) {
      const answer = answers.get(key) ?? null;
      const { data, error } = answer === null ? { data: null } : parse(source, key, answer);
      if (error) {
        unreadable ??= error;
        failed(profile, key, invalidated);
        continue;
      }
      const entry = { value: data ?? null, fetchedAt: now() };
      entries.set(key, entry);
      if (invalidated.has(key)) continue;
      failures.delete(storedKey(profile, key));
      save(profile, key, entry, answer);
    }
    if (unreadable && !entries.size) throw unreadable;
    if (!invalidated.size) for (const entry of learned) saveLearned(...entry);
    return entries;
  }

  function saveLearned<T>({ profile, schema }: Source<T>, key: string, answer: unknown): void {
    const { data, success } = schema.safeParse(answer);
    if (success) save(profile, key, { value: data, fetchedAt: now() }, answer);
  }

  function parse<T>({ profile, schema }: Source<T>, key: string, answer: unknown) {
    const { data, error, leftOut } = parseTolerantly(schema, answer);
    for (const { kind, ...member } of leftOut) log.warn(`${kind} left out`, { profile, of: key, ...member });
    if (!error) return { data };
    const message = `unexpected answer: ${reasonOf(error)}`;
    log.error("content not readable", message, { service: serviceOf(profile), profile, key });
    return { error: new UpstreamError(`content ${profile} ${key}`, 502, { message }) };
  }

  function failed(profile: CacheProfileName, key: string, invalidated: ReadonlySet<string>): void {
    if (!invalidated.has(key)) failures.set(storedKey(profile, key), now());
  }
}

const isRejected = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === "rejected";
