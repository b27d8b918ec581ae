import { BoundedMap } from "../../shared/bounded-map.ts";
import type { Source } from "../upstream/content/source.ts";
import type { Bundle, StoredAnswer } from "./bundles.ts";
import {
  absenceTimes,
  type CacheProfile,
  cacheProfiles,
  entryName,
  isPast,
  memorySeconds,
  ms,
} from "./profiles.ts";
import { noPublishes, type Publishes } from "./publishes.ts";

/** `fetchedAt` in milliseconds since 1970, when the call began; a null value records an absence. */
export interface CacheEntry<T = unknown> {
  value: T | null;
  fetchedAt: number;
  /** When another isolate began to check it, which stored it only if it had changed. */
  checkedAt?: number;
  emptied?: true | undefined;
}

/** A stored answer, and what its schema made of it once somebody has asked for it. */
interface MemoryEntry extends StoredAnswer {
  until: number;
  checkedAt?: number;
  /** When the call began whose answer is in the store; absent if the store lacks it. */
  storedAt?: number;
  parsed?: { value: unknown } | "unreadable";
}

/** Separate maps, so that made-up addresses and figures do not evict content. */
export interface EntryMemory {
  content: BoundedMap<string, MemoryEntry>;
  absences: BoundedMap<string, MemoryEntry>;
  computed: BoundedMap<string, MemoryEntry>;
  /** Large entries, by their profile. */
  large: ReadonlyMap<string, BoundedMap<string, MemoryEntry>>;
  /** Names of the entries of bundles that were read or written. */
  bundles: BoundedMap<string, { names: ReadonlySet<string>; until: number }>;
  publishes: { known: Publishes; redirects?: unknown; site: "inside" | "missing" | "apart"; until: number };
}

export const createEntryMemory = (): EntryMemory => ({
  content: new BoundedMap(2000),
  absences: new BoundedMap(2000),
  computed: new BoundedMap(1000),
  large: new Map(
    Object.entries<CacheProfile>(cacheProfiles).flatMap(([profile, { remembered }]) =>
      remembered === undefined ? [] : [[profile, new BoundedMap(remembered)]],
    ),
  ),
  bundles: new BoundedMap(500),
  publishes: { known: noPublishes, site: "missing", until: 0 },
});

const stay = ms(memorySeconds);

export const isHeld = (held: { until: number } | undefined, now: number): boolean =>
  held !== undefined && held.until > now && held.until <= now + stay;

export function find<T>(
  memory: EntryMemory,
  { profile, schema }: Source<T>,
  key: string,
  now: number,
): CacheEntry<T> | undefined {
  const name = entryName(profile, key);
  const found = answerOf(memory, name) ?? memory.computed.get(name);
  if (!found || found.until <= now) return undefined;
  const { value, fetchedAt, checkedAt = fetchedAt, emptied } = found;
  // The bundle that contains it is kept for longer.
  if (now - fetchedAt > ms(cacheProfiles[profile].keep)) return undefined;
  if (value === null) return { value, fetchedAt, checkedAt, emptied };
  if (!found.parsed) {
    const { data, success } = schema.safeParse(value);
    found.parsed = success ? { value: data } : "unreadable";
  }
  if (found.parsed === "unreadable") return undefined;
  return { value: found.parsed.value as T, fetchedAt, checkedAt, emptied };
}

export const answerOf = (memory: EntryMemory, name: string) =>
  contentOf(memory, name).get(name) ?? memory.absences.get(name);

const contentOf = (memory: EntryMemory, name: string) =>
  memory.large.get(name.slice(0, name.indexOf(":"))) ?? memory.content;

export function remember(
  memory: EntryMemory,
  name: string,
  { value, fetchedAt, emptied }: StoredAnswer,
  now: number,
  parsed?: { value: unknown },
  storedAt?: number,
): void {
  contentOf(memory, name).delete(name);
  memory.absences.delete(name);
  if (value === null)
    memory.absences.set(name, { value, fetchedAt, emptied, until: now + ms(absenceTimes.keep) });
  else
    contentOf(memory, name).set(name, {
      value,
      fetchedAt,
      emptied,
      until: now + stay,
      ...(parsed && { parsed }),
      ...(storedAt !== undefined && { storedAt }),
    });
}

export function rememberBundle(memory: EntryMemory, name: string, bundle: Bundle, now: number): void {
  memory.bundles.set(name, { names: new Set(Object.keys(bundle)), until: now + stay });
  for (const [entry, answer] of Object.entries(bundle)) {
    const known = answerOf(memory, entry);
    if (known && !isNewer(answer.fetchedAt, known.fetchedAt, now))
      known.until = Math.max(known.until, now + stay);
    else remember(memory, entry, answer, now, undefined, answer.fetchedAt);
  }
}

const isNewer = (one: number, other: number, now: number): boolean =>
  isPast(one, now) && (one > other || !isPast(other, now));
