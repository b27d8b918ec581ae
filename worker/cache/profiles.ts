/** How long public content is good, in seconds. */
export interface CacheProfile {
  /** Served without a question. */
  fresh: number;
  /** Served at once while a new one is fetched behind. */
  stale: number;
  /** Kept for the day when the content system is down. */
  keep: number;
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
  crossSell: { fresh: 15 * minute, stale: day, keep: 7 * day },
  redirect: { fresh: 5 * minute, stale: day, keep: 7 * day },
  sitemap: { fresh: hour, stale: day, keep: 7 * day },
} as const satisfies Record<string, CacheProfile>;

export type CacheProfileName = keyof typeof cacheProfiles;

/** An absence ("no such page", "no redirect rule") is kept in memory only, so that made-up addresses cost no storage. */
export const absenceSeconds = 30;

/** Longest time that one isolate trusts its own copy; a publish reaches the other isolates within it. */
export const memorySeconds = 20;

/** After a failed call a stale entry is served this long before the service is asked again. */
export const backoffSeconds = 10;
