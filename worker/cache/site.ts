import * as z from "zod/mini";
import { type Bundle, bundleSchema, nextBundle, siteBundle } from "./bundles.ts";
import { type CacheProfileName, confirmedAfter } from "./profiles.ts";
import { type Publishes, publishedAt } from "./publishes.ts";

/** Bundles of the site by their names, one per format and locale; null for one that is too large and has a key of its own. */
export type Sites = Readonly<Record<string, Bundle | null>>;

/** Characters; each isolate parses it every 20 seconds, and two must fit a value of a Durable Object, 2 MB. */
export const largestSite = 250_000;

/** Milliseconds after which an unchanged answer is written again: one write spares all places the question who refreshes. */
const confirmed = 5 * 60_000;

/** Milliseconds after which a site is gone that no build has stored. */
const unused = 3 * 24 * 60 * 60_000;

const sitesSchema = z.record(z.string(), z.unknown());

/**
 * The site's bundle in the list of publishes. Without one, it is `missing` if the writer would take one, and `apart` if it is
 * in its own key: written by an earlier release, or too large.
 */
export function siteIn(stored: { sites?: unknown } | undefined): Bundle | "missing" | "apart" {
  if (!stored) return "missing";
  const sites = sitesSchema.safeParse(stored.sites).data;
  if (!sites || sites[siteBundle] === null) return "apart";
  return bundleSchema.safeParse(sites[siteBundle]).data ?? "missing";
}

interface Latest {
  name: string;
  latest: Bundle;
  publishes: Publishes;
  hasWebhook: boolean;
  now: number;
}

/** @returns undefined if the stored sites may stay as they are */
export function nextSites(
  stored: Sites,
  { name, latest, publishes, hasWebhook, now }: Latest,
): Sites | undefined {
  const known = stored[name];
  if (known === null) return undefined;
  const next = nextBundle(known ?? {}, new Map(Object.entries(latest)), {
    mayAdd: true,
    now,
    isOutdated(entry, storedAt, fetchedAt) {
      const profile = entry.slice(0, entry.indexOf(":")) as CacheProfileName;
      const every = Math.min(confirmed, confirmedAfter(profile, hasWebhook));
      return storedAt <= publishedAt(publishes, entry) || fetchedAt - storedAt >= every;
    },
  });
  if (!next) return undefined;
  const isUsed = (site: Bundle | null) =>
    site === null || Object.values(site).some(({ fetchedAt }) => now - fetchedAt < unused);
  const others = Object.entries(stored).filter(([other, site]) => other !== name && isUsed(site));
  const fits = JSON.stringify(next).length <= largestSite;
  return { ...Object.fromEntries(others.slice(-1)), [name]: fits ? next : null };
}
