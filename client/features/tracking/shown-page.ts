import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";

/** Where a page was shown. */
export interface PagePlace {
  /** Id of its history entry. */
  entry: string;
}

export type ShownPage = PageTracking & PagePlace;

/** As the worker sends it: the page's own address may have tokens and ids. */
export function addressOf({ common, tags, events }: PageTracking): string {
  const view = pageViewOf(events);
  if (!view) return location.origin;
  // What stands by its name alone is no value.
  const query = Object.entries(view.query).filter(([name, value]) => value !== `{${name}}`);
  const search = new URLSearchParams([
    ...query,
    ...Object.entries({ ...tags?.clickIds, ...common.utm }),
  ]).toString();
  return `${location.origin}${view.path}${search && `?${search}`}`;
}

/** The document's own may name an animal, an order, or what was searched for. */
export const titleOf = ({ tags, events }: PageTracking): string =>
  tags?.title ?? pageViewOf(events)?.name ?? location.hostname;

/** The page that led here; of one of our own, which a whole load left, the origin alone. */
export const referrerOf = ({ referrer }: Document): string =>
  referrer.startsWith(`${location.origin}/`) ? `${location.origin}/` : referrer;

const pageViewOf = (events: PageTracking["events"]) =>
  events.flatMap(({ name, data }) => (name === "page_view" ? [data] : []))[0];
