import * as z from "zod/mini";
import { type Home, ms, storedPrefix } from "./profiles.ts";

/** A service's raw answer, which other builds read, too. `fetchedAt` is when its call began; null is an absence. */
export interface StoredAnswer {
  value: unknown;
  fetchedAt: number;
  /** The content system's own answer is empty, so it is asked again every minute. */
  emptied?: true | undefined;
}

/** Entries that are read together, by their names. */
export type Bundle = Readonly<Record<string, StoredAnswer>>;

export const storedAnswerSchema = z.object({
  value: z.unknown(),
  fetchedAt: z.number(),
  emptied: z.optional(z.literal(true)),
});

export const bundleSchema: z.ZodMiniType<Bundle> = z.record(z.string(), storedAnswerSchema);

export const siteBundle = `${storedPrefix}:site`;

/** Cards for pages that are not the same for everybody, and for calls. */
export const cardsBundle = `${storedPrefix}:cards`;

/** About half a megabyte; further products are stored alone. */
export const mostCards = 250;

export const bundleOf = (home: Home, page: string | undefined): string | undefined => {
  if (home === "site") return siteBundle;
  return home === "own" || page === undefined ? undefined : `${storedPrefix}:page:${page}`;
};

/** An entry that no page view has needed for this long leaves its bundle. */
const droppedAfter = ms(3 * 24 * 60 * 60);

interface Options {
  /** `used` may add entries to the bundle. */
  mayAdd: boolean;
  now: number;
  /** True if a stored answer is written again although it has not changed. */
  isOutdated: (name: string, storedAt: number, fetchedAt: number) => boolean;
}

/** @returns undefined if the stored bundle may stay as it is */
export function nextBundle(
  stored: Bundle,
  used: ReadonlyMap<string, StoredAnswer>,
  { mayAdd, now, isOutdated }: Options,
): Bundle | undefined {
  const entries = [...used].filter(([name]) => mayAdd || name in stored);
  const isNews = ([name, { value, fetchedAt, emptied }]: [string, StoredAnswer]) => {
    const known = stored[name];
    if (!known) return true;
    if (fetchedAt <= known.fetchedAt && known.fetchedAt <= now) return false;
    return (
      isOutdated(name, known.fetchedAt, fetchedAt) || emptied !== known.emptied || !isSame(value, known.value)
    );
  };
  if (!entries.some(isNews)) return undefined;
  const latest = entries.map(([name, answer]) => {
    const known = stored[name];
    return [
      name,
      known && known.fetchedAt > answer.fetchedAt && known.fetchedAt <= now ? known : answer,
    ] as const;
  });
  const kept = Object.entries(stored).filter(([, { fetchedAt }]) => now - fetchedAt < droppedAfter);
  return Object.fromEntries([...kept, ...latest]);
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
