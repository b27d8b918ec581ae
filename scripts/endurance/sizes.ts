import { type CacheProfileName, cacheProfiles, homeOf, ms } from "../../worker/cache/profiles.ts";
import { confirmed } from "../../worker/cache/site.ts";

/** A shop, with its page views and how much it has to show. */
export interface Size {
  name: string;
  viewsPerDay: number;
  pages: number;
  /** How often the prices or the stock on a page change, a day. */
  changes: number;
}

export const sizes: readonly Size[] = [
  { name: "small", viewsPerDay: 3000, pages: 300, changes: 1 },
  { name: "medium", viewsPerDay: 300_000, pages: 5000, changes: 4 },
  { name: "internet-scale", viewsPerDay: 100_000_000, pages: 200_000, changes: 12 },
];

export const daysOfMonth = 30;

/** Days after which an unchanged page is written again by the next view: half of the time that prices may be stale. */
const pageConfirmed = 0.125;

/** The busiest hour's traffic, as a multiple of an even hour's. */
const peak = 4;

/** Page views a second in the busiest hour. */
export const peakOf = ({ viewsPerDay }: Size): number => (peak * viewsPerDay) / 86_400;

/** KV writes per page view, if views come at random: a page is written by the first view after a change, and after three hours. */
export function writesOfView({ viewsPerDay, pages, changes }: Size): number {
  const views = viewsPerDay / pages;
  const confirmations = 1 / (pageConfirmed + 1 / views);
  const changed = (changes * views) / (changes + views);
  return Math.min(1, (confirmations + changed) / views);
}

/**
 * Writes a day of the value with the site's content, if each kind's unchanged entries are confirmed by a write of their own
 * and no webhook tells what is published.
 */
export const siteWrites = (Object.keys(cacheProfiles) as CacheProfileName[])
  .filter((profile) => homeOf(profile) === "site")
  .reduce((sum, profile) => sum + ms(86_400) / Math.max(confirmed, ms(cacheProfiles[profile].fresh)), 0);

/** All KV writes per page view: its page's and its share of the site's. */
export const allWritesOfView = (size: Size): number =>
  writesOfView(size) + Math.min(1, siteWrites / size.viewsPerDay);
