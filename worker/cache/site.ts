import * as z from "zod/mini";
import { type Bundle, bundleSchema, nextBundle, siteBundle } from "./bundles.ts";
import { type CacheProfileName, confirmedAfter } from "./profiles.ts";
import { type Publishes, publishedAt } from "./publishes.ts";

/** Bundles of the site by their names, one per format and locale. A number is the time when one was too large, in milliseconds since 1970. */
export type Sites = Readonly<Record<string, Bundle | number>>;

/** Characters; each isolate parses it every 20 seconds, and two must fit a value of a Durable Object, 2 MB. */
export const largestSite = 250_000;

/** Milliseconds after which an unchanged answer is written again: one write spares all places the question who refreshes. */
export const confirmed = 5 * 60_000;

/** Milliseconds after which a site that was too large is tried again. */
const apart = 24 * 60 * 60_000;

/** Milliseconds after which a site is gone that no build has stored. */
const unused = 3 * 24 * 60 * 60_000;

const sitesSchema = z.record(z.string(), z.unknown());

/**
 * The site's bundle in the list of publishes. Without one, it is `missing` if the writer would take one, and `apart` if it is
 * in its own key: written by an earlier release, or too large.
 */
export function siteIn(stored: { sites?: unknown } | undefined, now: number): Bundle | "missing" | "apart" {
  if (!stored) return "missing";
  const sites = sitesSchema.safeParse(stored.sites).data;
  if (!sites || isApart(sites[siteBundle], now)) return "apart";
  return bundleSchema.safeParse(sites[siteBundle]).data ?? "missing";
}

/** Null if it is too large. */
export function bundleIn(sites: Sites, name: string): Bundle | null {
  const site = sites[name];
  return typeof site === "object" ? site : null;
}

const isApart = (site: unknown, now: number): boolean =>
  typeof site === "number" && Math.abs(now - site) < apart;

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
  if (isApart(stored[name], now)) return undefined;
  const next = nextBundle(bundleIn(stored, name) ?? {}, new Map(Object.entries(latest)), {
    mayAdd: true,
    now,
    isOutdated(entry, storedAt, fetchedAt) {
      const profile = entry.slice(0, entry.indexOf(":")) as CacheProfileName;
      const every = Math.min(confirmed, confirmedAfter(profile, hasWebhook));
      return storedAt <= publishedAt(publishes, entry) || fetchedAt - storedAt >= every;
    },
  });
  if (!next) return undefined;
  const isUsed = (other: string) => {
    const site = bundleIn(stored, other);
    if (!site) return isApart(stored[other], now);
    return Object.values(site).some(({ fetchedAt }) => now - fetchedAt < unused);
  };
  const others = Object.entries(stored).filter(([other]) => other !== name && isUsed(other));
  const fits = JSON.stringify(next).length <= largestSite;
  return { ...Object.fromEntries(others.slice(-1)), [name]: fits ? next : now };
}
