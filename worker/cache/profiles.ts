import type { ContentKind } from "../upstream/content/source.ts";

/** Seconds. */
export interface CacheProfile {
  fresh: number;
  stale: number;
  keep: number;
  /** Computed from figures a visitor makes up: kept in the isolate's memory only. */
  computed?: true;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const cacheProfiles = {
  header: { fresh: 5 * minute, stale: day, keep: 30 * day },
  footer: { fresh: 5 * minute, stale: day, keep: 30 * day },
  page: { fresh: 5 * minute, stale: day, keep: 30 * day },
  category: { fresh: 5 * minute, stale: day, keep: 30 * day },
  product: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day },
  /** Long: whether the product still has this slug is seen when it is read. */
  productSlug: { fresh: hour, stale: day, keep: 7 * day },
  sample: { fresh: 5 * minute, stale: day, keep: 7 * day },
  faq: { fresh: 5 * minute, stale: day, keep: 30 * day },
  crossSell: { fresh: 15 * minute, stale: day, keep: 7 * day },
  /** Short: a product's publish does not name its category, so nothing expires these lists. */
  sameCategory: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day },
  /** Short: an outdated opening hour sends a shopper to a closed door. */
  shop: { fresh: 5 * minute, stale: hour, keep: 30 * day },
  /** Of subscriptions, by channel of the e-commerce API. */
  frequencies: { fresh: 5 * minute, stale: day, keep: 30 * day },
  /** Short: until it is read again, a dangerous product is fed. By channel. */
  lotRecalls: { fresh: minute, stale: hour, keep: 30 * day },
  /** Breeds and other choices of an animal's profile, by channel and list. */
  animalList: { fresh: hour, stale: day, keep: 30 * day },
  /** What the marketing service says to anybody, by app name and country: gone after a day of outage. */
  marketing: { fresh: 5 * minute, stale: day, keep: day },
  redirect: { fresh: 5 * minute, stale: day, keep: 7 * day },
  ration: { fresh: 10 * minute, stale: hour, keep: day, computed: true },
  advice: { fresh: 10 * minute, stale: hour, keep: day, computed: true },
  sitemap: { fresh: hour, stale: day, keep: 7 * day },
} as const satisfies Record<ContentKind, CacheProfile>;

export type CacheProfileName = keyof typeof cacheProfiles;

const ofOthers: Partial<Record<CacheProfileName, string>> = {
  frequencies: "ecommerce",
  lotRecalls: "ecommerce",
  animalList: "ecommerce",
  marketing: "marketing",
};

/** Whose answer it is, in the words of the log's `calls`. */
export const serviceOf = (profile: CacheProfileName): string => ofOthers[profile] ?? "content";

/**
 * An absence ("no such page", "no redirect rule") stays in memory, so that made-up addresses cost no storage. Where
 * nothing was before, a publish shows within five minutes on isolates that did not receive it.
 */
export const absenceTimes: CacheProfile = { fresh: 30, stale: 5 * minute, keep: hour };

/**
 * Seconds an isolate trusts its memory. The isolate that takes a publish knows at once, its data centre within this
 * time; others after KV's own edge cache (a minute or more).
 */
export const memorySeconds = 20;

/** After a failed call: old entries are served, missing ones fail at once. */
export const backoffSeconds = 5;

export const ms = (seconds: number) => seconds * 1000;
