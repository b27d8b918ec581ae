import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";

let shown: PageTracking | undefined;

/** Of the page that is shown; undefined without consent. */
export const shownTracking = (): PageTracking | undefined => shown;

export function setShownTracking(tracking: PageTracking | undefined): void {
  shown = tracking;
}
