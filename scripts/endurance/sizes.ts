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
const confirmed = 0.125;

/** The busiest hour's traffic, as a multiple of an even hour's. */
const peak = 4;

/** Page views a second in the busiest hour. */
export const peakOf = ({ viewsPerDay }: Size): number => (peak * viewsPerDay) / 86_400;

/** KV writes per page view, if views come at random: a page is written by the first view after a change, and after three hours. */
export function writesOfView({ viewsPerDay, pages, changes }: Size): number {
  const views = viewsPerDay / pages;
  const confirmations = 1 / (confirmed + 1 / views);
  const changed = (changes * views) / (changes + views);
  return Math.min(1, (confirmations + changed) / views);
}

/** Writes a day of the value with the site's content, whose unchanged entries are confirmed every five minutes. */
const siteWrites = 288;

/** All KV writes per page view: its page's and its share of the site's. */
export const allWritesOfView = (size: Size): number =>
  writesOfView(size) + Math.min(1, siteWrites / size.viewsPerDay);
