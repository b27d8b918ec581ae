import { formats } from "../../shared/release/formats.ts";
import { locale } from "../../shared/text/translator.ts";
import type { ContentKind } from "../upstream/content/source.ts";

/** Seconds. */
export interface CacheProfile {
  fresh: number;
  stale: number;
  keep: number;
  /** Computed from visitors' figures, so kept only in the isolate's memory. */
  computed?: true;
  /** How many entries an isolate remembers, where each holds thousands of products or addresses. */
  remembered?: number;
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
  /** Prices and stock change without a publish. */
  productSummary: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day },
  productSlug: { fresh: hour, stale: day, keep: 7 * day },
  sample: { fresh: 5 * minute, stale: day, keep: 7 * day },
  faq: { fresh: 5 * minute, stale: day, keep: 30 * day },
  crossSell: { fresh: 15 * minute, stale: day, keep: 7 * day },
  /** Short, because publishing a product does not name its category and so expires no list. */
  sameCategory: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day },
  /** Prices and facets of a category's products. */
  shelf: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day, remembered: 20 },
  /** Read by those alone who sort for their animal. */
  shelfFoods: { fresh: 2 * minute, stale: 6 * hour, keep: 7 * day, remembered: 20 },
  shop: { fresh: 5 * minute, stale: hour, keep: 30 * day },
  frequencies: { fresh: 5 * minute, stale: day, keep: 30 * day },
  /** Short, because a dangerous product is fed until the list is read again. */
  lotRecalls: { fresh: minute, stale: hour, keep: 30 * day },
  animalList: { fresh: hour, stale: day, keep: 30 * day },
  marketing: { fresh: 5 * minute, stale: day, keep: day },
  redirect: { fresh: 5 * minute, stale: day, keep: 7 * day },
  ration: { fresh: 10 * minute, stale: hour, keep: day, computed: true },
  advice: { fresh: 10 * minute, stale: hour, keep: day, computed: true },
  sitemap: { fresh: hour, stale: day, keep: 7 * day, remembered: 3 },
} as const satisfies Record<ContentKind, CacheProfile>;

export type CacheProfileName = keyof typeof cacheProfiles;

/** Profiles whose changes the publish webhook names. */
const published: ReadonlySet<CacheProfileName> = new Set([
  "header",
  "footer",
  "page",
  "category",
  "product",
  "productSlug",
  "sample",
  "faq",
  "crossSell",
  "shop",
  "redirect",
  "sitemap",
]);

/** Revalidated once a day even so, because a webhook can get lost. */
const untilPublished = { fresh: day, stale: 2 * day };

export function timesOf(
  profile: CacheProfileName,
  { isAbsence, hasWebhook }: { isAbsence: boolean; hasWebhook: boolean },
): Pick<CacheProfile, "fresh" | "stale"> {
  if (isAbsence) return absenceTimes;
  return hasWebhook && published.has(profile) ? untilPublished : cacheProfiles[profile];
}

/** Milliseconds after which an unchanged answer is written again, so that others know how fresh it is. */
export const confirmedAfter = (profile: CacheProfileName, hasWebhook: boolean): number =>
  ms(Math.min(12 * hour, timesOf(profile, { isAbsence: false, hasWebhook }).stale / 2));

/** The stored value that an entry is part of: one for the whole site, one for each page, or one of its own. */
export type Home = "site" | "page" | "own";

const homes: Partial<Record<CacheProfileName, Home>> = {
  header: "site",
  footer: "site",
  frequencies: "site",
  lotRecalls: "site",
  marketing: "site",
  animalList: "site",
  redirect: "own",
  shelf: "own",
  shelfFoods: "own",
  sitemap: "own",
};

/** Cards of products, of which a search, a cart or an account shows any. */
export const isCard = (profile: string): boolean => profile === "productSummary";

/** Prices and stock, which change more often than all else. */
export const isOffer = (profile: string): boolean =>
  profile === "productSummary" || profile === "sameCategory";

export const homeOf = (profile: CacheProfileName): Home => homes[profile] ?? "page";

const ofOthers: Partial<Record<CacheProfileName, string>> = {
  frequencies: "ecommerce",
  lotRecalls: "ecommerce",
  animalList: "ecommerce",
  marketing: "marketing",
};

export const serviceOf = (profile: CacheProfileName): string => ofOthers[profile] ?? "content";

/** Absences are stored only as part of a page, so that made-up addresses cost no storage. */
export const absenceTimes: CacheProfile = { fresh: 30, stale: 5 * minute, keep: hour };

/** Seconds an isolate trusts its memory without reading KV. */
export const memorySeconds = 20;

export const backoffSeconds = 5;

export const ms = (seconds: number) => seconds * 1000;

/** Milliseconds between the clocks of two isolates. */
const mostClockSkew = 60_000;

/** A time that is still to come would keep an entry fresh for ever. */
export const isPast = (time: number, now: number): boolean => time <= now + mostClockSkew;

export const isComputed = (profile: CacheProfileName): boolean => "computed" in cacheProfiles[profile];

/** Name of an entry in memory, in a bundle and in the list of publishes. */
export const entryName = (profile: CacheProfileName, key: string): string => `${profile}:${key}`;

export const storedPrefix = `content:${formats.contentCache.writes}:${locale}`;

export const storedKey = (profile: CacheProfileName, key: string): string =>
  `${storedPrefix}:${entryName(profile, key)}`;
