import type { Log } from "../log.ts";
import type { Fuller, Load, Source } from "../upstream/content/source.ts";
import { UpstreamError } from "../upstream/http.ts";
import { type ContentStore, createCopies, type Entry, type HeldCopies, holdNothingYet } from "./copies.ts";
import { createFlights, type FlightBoard, noFlightYet } from "./flights.ts";
import { absenceTimes, type CacheProfileName, cacheProfiles, ms } from "./profiles.ts";

/** What lives as long as the isolate: copies of public content and the calls under way. Nothing of a visitor. */
export interface ContentMemory {
  held: HeldCopies;
  board: FlightBoard;
}

export const createContentMemory = (): ContentMemory => ({ held: holdNothingYet(), board: noFlightYet() });

export interface ContentCacheOptions {
  store: ContentStore;
  memory: ContentMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now?: () => number;
}

/**
 * Public content: fresh, stale while revalidating, stale on error. Keys carry the locale; callers add the render level.
 * Never give it anything of a visitor: entries are shared by all.
 */
export function createContentCache({ store, memory, waitUntil, log, now = Date.now }: ContentCacheOptions) {
  const copies = createCopies({ store, held: memory.held, waitUntil, log, now });
  const flights = createFlights({ board: memory.board, keep: copies.keep, waitUntil, log, now });
  return { read, readMany, markDue };

  /** One entry; null is an absence. @throws what `load` threw, where there is no entry to fall back on */
  async function read<T>(
    source: Source<T>,
    key: string,
    load: () => Promise<unknown>,
    fuller?: readonly Fuller<T>[],
  ): Promise<T | null> {
    const loadOne = async () => {
      return new Map([[key, await load()]]);
    };
    const found = await readMany(source, [key], loadOne, fuller && (() => fuller));
    return found.get(key) ?? null;
  }

  /**
   * Many entries at once. `load` is given the keys that are missing or old. Keys that stay without an answer are left
   * out, as long as anything else can be shown: a list without some of its products is a list, an empty one a lie.
   * What a fuller entry says is not asked once more: one that is held serves, one that is under way is waited for.
   *
   * @throws what `load` threw
   */
  async function readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    fullerOf?: (key: string) => readonly Fuller<T>[],
  ): Promise<Map<string, T>> {
    const { profile } = source;
    const all = keys.filter(isStorable);
    const entries = await copies.find(source, all);
    const lacking = all.filter((key) => nextStep(profile, key, entries.get(key)) !== "serve");
    const spoken = fullerOf ? await fromFuller(profile, lacking, fullerOf) : new Map<string, T>();
    const asked = all.filter((key) => !spoken.has(key));
    const { "renew behind": old = [], "ask first": missing = [] } = Object.groupBy(asked, (key) =>
      nextStep(profile, key, entries.get(key)),
    );
    if (old.length) waitUntil(flights.fetch(source, old, load));
    const { fetched, failure } = await flights.fetch(source, missing, load);

    const values = new Map<string, T>(spoken);
    const unanswered: string[] = [];
    for (const key of asked) {
      const entry = fetched.get(key) ?? entries.get(key);
      if (!entry) unanswered.push(key);
      else if (entry.value !== null) values.set(key, entry.value);
    }
    if (!unanswered.length) return values;
    if (!values.size) throw failure ?? new UpstreamError(`content ${profile}`, 0, { message: "at rest" });
    log.warn("content not complete", { profile, keys: unanswered.slice(0, 3).join(",") });
    return values;
  }

  /** What fuller entries say of these keys: those that would be served as they are, else those on their way. */
  async function fromFuller<T>(
    profile: CacheProfileName,
    keys: readonly string[],
    fullerOf: (key: string) => readonly Fuller<T>[],
  ): Promise<Map<string, T>> {
    const spoken = new Map<string, T>();
    await Promise.all(
      keys.map(async (key) => {
        for (const { key: other, schema } of fullerOf(key)) {
          const held = (await copies.find({ profile, schema }, [other])).get(other);
          if (held && held.value !== null && nextStep(profile, other, held) === "serve") {
            spoken.set(key, held.value);
            return;
          }
          const arrived = (await flights.join({ profile, schema }, other))?.value;
          if (arrived == null) continue;
          spoken.set(key, arrived);
          return;
        }
      }),
    );
    return spoken;
  }

  /** After a publish: entries are fetched anew before they are served; where that fails, the old ones still serve. */
  async function markDue(profile: CacheProfileName, keys: readonly string[]): Promise<void> {
    const published = keys.filter(isStorable);
    flights.outdate(profile, published);
    await copies.markDue(profile, published);
  }

  /** A service that failed the last time makes nobody wait who can be given something. */
  function nextStep(
    profile: CacheProfileName,
    key: string,
    entry: Entry | undefined,
  ): "serve" | "renew behind" | "ask first" {
    if (flights.isResting(profile, key)) return "serve";
    if (!entry) return "ask first";
    const { fresh, stale } = entry.value === null ? absenceTimes : cacheProfiles[profile];
    const age = now() - entry.fetchedAt;
    if (age <= ms(fresh)) return "serve";
    return age <= ms(stale) || flights.failedBefore(profile, key) ? "renew behind" : "ask first";
  }
}

export type ContentCache = ReturnType<typeof createContentCache>;

/** KV takes keys of 512 bytes; addresses are of any length. Nothing of the shop is called by a longer name. */
const longestKey = 400;

const encoder = new TextEncoder();
const isStorable = (key: string) => encoder.encode(key).byteLength <= longestKey;
