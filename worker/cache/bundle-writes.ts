import { type Bundle, isSame, nextBundle, type StoredAnswer } from "./bundles.ts";
import { isOffer } from "./profiles.ts";
import type { StoreCalls } from "./store-calls.ts";

/** Milliseconds between two writes of a stored value; KV takes one a second. */
export const betweenWrites = { offers: 60_000, other: 1100 };

/** Seconds. */
const bundleLife = 30 * 24 * 60 * 60;

interface BundleWritesOptions {
  write: StoreCalls["write"];
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
  /** Reads the bundle again. */
  read: (name: string) => Promise<Bundle | undefined>;
  isOutdated: (name: string, storedAt: number, fetchedAt: number) => boolean;
}

export interface Kept {
  stored: Bundle;
  latest: ReadonlyMap<string, StoredAnswer>;
  mayAdd: boolean;
}

export function createBundleWrites({ write, pause, now, read, isOutdated }: BundleWritesOptions) {
  return { writeBundle };

  /** @returns the bundle that is stored now; undefined if this request stored none */
  async function writeBundle(name: string, kept: Kept): Promise<Bundle | undefined> {
    const { stored } = kept;
    const next = nextOf(kept);
    if (!next) return undefined;
    const between = betweenOf(stored, next);
    if (await write(name, next, bundleLife, between)) return next;
    if (between === betweenWrites.offers) return undefined;
    // Somebody has just written it, perhaps with less.
    await pause(between);
    const written = await read(name);
    // KV may still answer the bundle of before, whose successor lacks what the other one added. A later view adds ours.
    if (!written || isSame(written, stored)) return undefined;
    const later = nextOf({ ...kept, stored: written });
    return later && (await write(name, later, bundleLife, between)) ? later : undefined;
  }

  function nextOf({ stored, latest, mayAdd }: Kept): Bundle | undefined {
    return nextBundle(stored, latest, { mayAdd, now: now(), isOutdated });
  }
}

/** Prices and stock that change wait for a minute, entries that the stored bundle lacks and all others do not. */
function betweenOf(stored: Bundle, next: Bundle): number {
  const isUrgent = ([name, { fetchedAt }]: [string, StoredAnswer]) =>
    fetchedAt !== stored[name]?.fetchedAt && !(name in stored && isOffer(name.slice(0, name.indexOf(":"))));
  return Object.entries(next).some(isUrgent) ? betweenWrites.other : betweenWrites.offers;
}
