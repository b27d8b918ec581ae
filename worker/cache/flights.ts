import { BoundedMap } from "../../shared/bounded-map.ts";
import type { Log } from "../log.ts";
import { type Entry, storedKey } from "./copies.ts";
import { backoffSeconds, type CacheProfileName, ms } from "./profiles.ts";

/** Answers what it found of the keys it is given. */
export type Load<T> = (keys: string[]) => Promise<Map<string, T>>;

/** One call for one or many keys. */
interface Flight {
  answer: Promise<ReadonlyMap<string, Entry>>;
  /** Keys that were published since the call began: its answer may be the old one and is not kept. */
  outdated: Set<string>;
}

/** Calls under way, and when (ms) the last call failed where it did: both by stored key. */
export interface FlightBoard {
  pending: Map<string, Flight>;
  failures: BoundedMap<string, Failure>;
}

interface Failure {
  at: number;
  error: unknown;
}

export const noFlightYet = (): FlightBoard => ({ pending: new Map(), failures: new BoundedMap(2000) });

export interface FlightsOptions {
  board: FlightBoard;
  keep: (profile: CacheProfileName, key: string, entry: Entry) => void;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
}

/** Calls to the content system: one at a time for a key, and a rest after a failure. */
export function createFlights({ board: { pending, failures }, keep, waitUntil, log, now }: FlightsOptions) {
  return { fetch, outdate, failedBefore, isResting, isPending, errorOf };

  /** What was fetched of `keys`, by the calls already under way where there are some; never rejects. */
  async function fetch<T>(
    profile: CacheProfileName,
    keys: readonly string[],
    load: Load<T>,
  ): Promise<{ fetched: Map<string, Entry<T>>; failure?: unknown }> {
    const own = keys.filter((key) => !pending.has(storedKey(profile, key)));
    if (own.length) depart(profile, own, load);
    const flights = new Set(keys.flatMap((key) => pending.get(storedKey(profile, key)) ?? []));
    const outcomes = await Promise.allSettled([...flights].map(({ answer }) => answer));
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
    const failure = failures.get(storedKey(profile, key));
    return failure !== undefined && now() - failure.at < ms(backoffSeconds);
  }

  /** A call for it is under way. */
  function isPending(profile: CacheProfileName, key: string): boolean {
    return pending.has(storedKey(profile, key));
  }

  /** What the last call failed with, until one succeeds. */
  function errorOf(profile: CacheProfileName, key: string): unknown {
    return failures.get(storedKey(profile, key))?.error;
  }

  function depart<T>(profile: CacheProfileName, keys: readonly string[], load: Load<T>): void {
    const outdated = new Set<string>();
    const answer = call(profile, keys, load, outdated).finally(() => {
      for (const key of keys) {
        if (pending.get(storedKey(profile, key)) === flight) pending.delete(storedKey(profile, key));
      }
    });
    const flight = { answer, outdated };
    for (const key of keys) pending.set(storedKey(profile, key), flight);
    waitUntil(answer.catch(() => {}));
  }

  async function call<T>(
    profile: CacheProfileName,
    keys: readonly string[],
    load: Load<T>,
    outdated: ReadonlySet<string>,
  ): Promise<Map<string, Entry<T>>> {
    const loaded = await load([...keys]).catch((error: unknown) => {
      log.error("content not loaded", error, { profile, keys: keys.slice(0, 3).join(",") });
      for (const key of keys) {
        if (!outdated.has(key)) failures.set(storedKey(profile, key), { at: now(), error });
      }
      throw error;
    });
    const entries = new Map<string, Entry<T>>();
    for (const key of keys) {
      const entry = { value: loaded.get(key) ?? null, fetchedAt: now() };
      entries.set(key, entry);
      if (outdated.has(key)) continue;
      failures.delete(storedKey(profile, key));
      keep(profile, key, entry);
    }
    return entries;
  }
}

const isRejected = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === "rejected";
