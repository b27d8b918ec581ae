import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";

export interface PagePlace {
  entry: string;
}

export type ShownPage = PageTracking & PagePlace;

/** Uses the path from the worker, because the real URL may contain tokens and ids. */
export function sentAddress({ common, tags, events }: PageTracking): string {
  const view = pageViewOf(events);
  if (!view) return location.origin;
  // `{name}` stands for a value that must not be sent.
  const query = Object.entries(view.query).filter(([name, value]) => value !== `{${name}}`);
  const search = new URLSearchParams([
    ...query,
    ...Object.entries({ ...tags?.clickIds, ...common.utm }),
  ]).toString();
  return `${location.origin}${view.path}${search && `?${search}`}`;
}

/** `document.title` may name an animal, an order or a search. */
export const titleOf = ({ tags, events }: PageTracking): string =>
  tags?.title ?? pageViewOf(events)?.name ?? location.hostname;

/** Cuts our own pages to the origin, because their paths may contain tokens. */
export const referrerOf = ({ referrer }: Document): string =>
  referrer.startsWith(`${location.origin}/`) ? `${location.origin}/` : referrer;

const pageViewOf = (events: PageTracking["events"]) =>
  events.flatMap(({ name, data }) => (name === "page_view" ? [data] : []))[0];
