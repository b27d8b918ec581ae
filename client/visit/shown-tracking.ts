import type { PageTracking } from "../../shared/tracking/page-tracking.ts";

let shown: PageTracking | undefined;

export const shownTracking = (): PageTracking | undefined => shown;

export function setShownTracking(tracking: PageTracking | undefined): void {
  shown = tracking;
}
