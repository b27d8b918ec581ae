import type { ContentKind } from "../upstream/content/source.ts";

/** How long public content is good, in seconds. */
export interface CacheProfile {
  /** Served without a question. */
  fresh: number;
  /** Served at once while a new one is fetched behind. */
  stale: number;
  /** Kept for the day when the content system is down. */
  keep: number;
  /** Worked out for figures that a visitor makes up: kept in the isolate's memory, in a room of its own, and nowhere else. */
  computed?: true;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** One line a kind of content: the only place where its times stand. */
export const cacheProfiles = {
  header: { fresh: 5 * minute, stale: day, keep: 30 * day },
  footer: { fresh: 5 * minute, stale: day, keep: 30 * day },
  page: { fresh: 5 * minute, stale: day, keep: 30 * day },
  category: { fresh: 5 * minute, stale: day, keep: 30 * day },
  product: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day },
  sample: { fresh: 5 * minute, stale: day, keep: 7 * day },
  faq: { fresh: 5 * minute, stale: day, keep: 30 * day },
  crossSell: { fresh: 15 * minute, stale: day, keep: 7 * day },
  /** Short as a product's: a product's publish does not say of which category it is, so none renews these lists. */
  sameCategory: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day },
  /** Hours and special closings: an hour late is a shopper before a closed door. */
  shop: { fresh: 5 * minute, stale: hour, keep: 30 * day },
  redirect: { fresh: 5 * minute, stale: day, keep: 7 * day },
  ration: { fresh: 10 * minute, stale: hour, keep: day, computed: true },
  sitemap: { fresh: hour, stale: day, keep: 7 * day },
} as const satisfies Record<ContentKind, CacheProfile>;

export type CacheProfileName = keyof typeof cacheProfiles;

/**
 * An absence ("no such page", "no redirect rule") is kept in memory only, so that made-up addresses cost no storage.
 * Most paths have no rule: after the first view none waits for that answer, and what is published where nothing was
 * shows on the isolates that know of no publish within five minutes.
 */
export const absenceTimes: CacheProfile = { fresh: 30, stale: 5 * minute, keep: hour };

/**
 * Longest time that one isolate trusts its own copy. The isolate that takes a publish knows it at once, its data centre
 * within this time; others see what KV keeps at their edge for a minute more, or longer: KV is eventually consistent.
 */
export const memorySeconds = 20;

/** After a failed call the service is not asked again for this long: old entries are served, unknown ones fail at once. */
export const backoffSeconds = 5;

/** Seconds to milliseconds. */
export const ms = (seconds: number) => seconds * 1000;
