import { BoundedMap } from "../../shared/bounded-map.ts";
import { inTime } from "../in-time.ts";
import type { Log } from "../log.ts";
import type { Load, Source } from "../upstream/content/source.ts";
import { UpstreamError } from "../upstream/http.ts";
import { parseTolerantly, reasonOf } from "../upstream/lists.ts";
import { type Entry, storedKey } from "./copies.ts";
import { backoffSeconds, type CacheProfileName, ms } from "./profiles.ts";

/** One call for one or many keys. */
interface Flight {
  answer: Promise<ReadonlyMap<string, Entry>>;
  /** Keys that were published since the call began: its answer may be the old one and is not kept. */
  outdated: Set<string>;
  /** Until when (ms) anybody waits for it (docs/decisions/028-promises-between-requests.md). */
  until: number;
}

/** Seconds: longer than any call's deadline (6 s). What has not ended by then was cut off with the request that began it. */
const longestFlight = 7;

/** Calls under way, and when (ms) the last call failed where it did: both by stored key. */
export interface FlightBoard {
  pending: BoundedMap<string, Flight>;
  failures: BoundedMap<string, number>;
}

export const noFlightYet = (): FlightBoard => ({
  pending: new BoundedMap(2000),
  failures: new BoundedMap(2000),
});

export interface FlightsOptions {
  board: FlightBoard;
  keep: (profile: CacheProfileName, key: string, entry: Entry, answer: unknown) => void;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
}

/** Calls to the content system: one at a time for a key, and a rest after a failure. */
export function createFlights({ board: { pending, failures }, keep, waitUntil, log, now }: FlightsOptions) {
  return { fetch, join, outdate, failedBefore, isResting };

  /** What was fetched of `keys`, by the calls already under way where there are some; never rejects. */
  async function fetch<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
  ): Promise<{ fetched: Map<string, Entry<T>>; failure?: unknown }> {
    const byFlight = Map.groupBy(keys, (key) => underWay(source.profile, key));
    const outcomes = await Promise.allSettled(
      [...byFlight].map(async ([flight, asked]) =>
        flight ? ((await landed(flight)) ?? again(source, asked, load)) : depart(source, asked, load),
      ),
    );
    const fetched = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [...(outcome.value as ReadonlyMap<string, Entry<T>>)] : [],
    );
    return { fetched: new Map(fetched), failure: outcomes.find(isRejected)?.reason };
  }

  /** After a publish the next reader asks anew, whatever is under way or has failed. */
  function outdate(profile: CacheProfileName, keys: readonly string[]): void {
    for (const key of keys) {
      const stored = storedKey(profile, key);
      pending.get(stored)?.outdated.add(key);
      pending.delete(stored);
      failures.delete(stored);
    }
  }

  /** The last call failed, however long ago. */
  function failedBefore(profile: CacheProfileName, key: string): boolean {
    return failures.has(storedKey(profile, key));
  }

  /** The last call failed a moment ago: the service gets its breath and the visitor gets an answer at once. */
  function isResting(profile: CacheProfileName, key: string): boolean {
    const failedAt = failures.get(storedKey(profile, key));
    return failedAt !== undefined && now() - failedAt < ms(backoffSeconds);
  }

  /** What a call that is under way for it answers; undefined where there is none, or no answer. */
  async function join<T>({ profile }: Source<T>, key: string): Promise<Entry<T> | undefined> {
    const flight = underWay(profile, key);
    const answer = flight && (await landed(flight).catch(() => undefined));
    return (answer as ReadonlyMap<string, Entry<T>> | undefined)?.get(key);
  }

  function underWay(profile: CacheProfileName, key: string): Flight | undefined {
    const flight = pending.get(storedKey(profile, key));
    return flight && flight.until > now() ? flight : undefined;
  }

  function landed({ answer, until }: Flight): Promise<ReadonlyMap<string, Entry> | undefined> {
    return inTime(answer, until - now());
  }

  async function again<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
  ): Promise<ReadonlyMap<string, Entry<T>>> {
    log.warn("content call cut off", { profile: source.profile, keys: keys.slice(0, 3).join(",") });
    const { fetched, failure } = await fetch(source, keys, load);
    if (failure) throw failure;
    return fetched;
  }

  /** Goes on after its own request: others may wait for it. */
  function depart<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
  ): Promise<ReadonlyMap<string, Entry>> {
    const { profile } = source;
    const outdated = new Set<string>();
    const answer = call(source, keys, load, outdated).finally(() => {
      for (const key of keys) {
        if (pending.get(storedKey(profile, key)) === flight) pending.delete(storedKey(profile, key));
      }
    });
    const flight = { answer, outdated, until: now() + ms(longestFlight) };
    for (const key of keys) pending.set(storedKey(profile, key), flight);
    waitUntil(answer.catch(() => {}));
    return answer;
  }

  async function call<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    outdated: ReadonlySet<string>,
  ): Promise<Map<string, Entry<T>>> {
    const { profile } = source;
    const answers = await load([...keys]).catch((error: unknown) => {
      log.error("content not loaded", error, { profile, keys: keys.slice(0, 3).join(",") });
      for (const key of keys) failed(profile, key, outdated);
      throw error;
    });
    const entries = new Map<string, Entry<T>>();
    let unreadable: UpstreamError | undefined;
    for (const key of keys) {
      const answer = answers.get(key) ?? null;
      const { data, error } = answer === null ? { data: null } : read(source, key, answer);
      if (error) {
        unreadable ??= error;
        failed(profile, key, outdated);
        continue;
      }
      const entry = { value: data ?? null, fetchedAt: now() };
      entries.set(key, entry);
      if (outdated.has(key)) continue;
      failures.delete(storedKey(profile, key));
      keep(profile, key, entry, answer);
    }
    if (unreadable && !entries.size) throw unreadable;
    return entries;
  }

  /** What is left out of an answer is said once, when it has come. */
  function read<T>({ profile, schema }: Source<T>, key: string, answer: unknown) {
    const { data, error, leftOut } = parseTolerantly(schema, answer);
    for (const { kind, ...member } of leftOut) log.warn(`${kind} left out`, { profile, of: key, ...member });
    if (!error) return { data };
    const message = `unexpected answer: ${reasonOf(error)}`;
    log.error("content not readable", message, { profile, key });
    return { error: new UpstreamError(`content ${profile} ${key}`, 502, { message }) };
  }

  function failed(profile: CacheProfileName, key: string, outdated: ReadonlySet<string>): void {
    if (!outdated.has(key)) failures.set(storedKey(profile, key), now());
  }
}

const isRejected = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === "rejected";
