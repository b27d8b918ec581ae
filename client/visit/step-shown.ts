import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import { shownTracking } from "./shown-tracking.ts";
import { pageShown } from "./track.ts";

interface ShownStep {
  event: TrackedEvent;
  query: Record<string, string>;
}

export function stepShown(step: ShownStep): void {
  const page = shownTracking();
  if (page) pageShown(withStep(page, step));
}

function withStep(page: PageTracking, { event, query }: ShownStep): PageTracking {
  const views = page.events.flatMap((event) =>
    event.name === "page_view"
      ? { ...event, data: { ...event.data, query: { ...event.data.query, ...query } } }
      : [],
  );
  return { ...page, events: [...views, event] };
}
