import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { reloadOnReturn } from "../consent/reload-on-return.ts";
import { watchExposures } from "../experiment/watch-exposures.ts";
import { setMarketing } from "../marketing/marketing.ts";
import { watchCampaigns } from "../popup/campaigns.ts";
import { clearTracking } from "./forget.ts";
import { grantedPurposes } from "./granted-purposes.ts";
import { historyEntry } from "./history-entry.ts";
import { type EarlyCall, takeLeft } from "./left-calls.ts";
import { marketingUrl } from "./marketing-event.ts";
import { createOutbox } from "./outbox.ts";
import { beaconEvent, postEvent } from "./post-event.ts";
import { trackingForgotten } from "./signals.ts";
import { isText, storedList } from "./stored-list.ts";
import { createTagManager } from "./tag-manager.ts";
import { createToldOnce } from "./told-once.ts";
import { createTracker } from "./tracker.ts";
import { createWaitingEvents, isWaitingEvent } from "./waiting-events.ts";

/** The history entry that the document was loaded for. */
let first: string | undefined;

const tracker = createTracker({
  granted: grantedPurposes,
  told: createToldOnce({
    pages: storedList(() => sessionStorage, "pages", isText),
    orders: storedList(() => localStorage, "orders", isText),
    isReloaded: (entry) => entry === first && isAgain(),
  }),
  openOutbox(settings) {
    const url = marketingUrl(settings);
    const outbox = createOutbox({
      post: (body, signal) => postEvent(url, body, signal),
      beacon: (body) => beaconEvent(url, body),
      isAllowed: () => grantedPurposes().includes("marketing"),
      waiting: createWaitingEvents({
        list: storedList(() => localStorage, "marketing:waiting", isWaitingEvent),
        lock: async (act) => ("locks" in navigator ? navigator.locks.request("mesure", act) : act()),
      }),
    });
    outbox.resume();
    return outbox;
  },
  createTagManager,
  clear: clearTracking,
});

watchCampaigns(tracker.track);
reloadOnReturn();
addEventListener("pagehide", () => {
  tracker.heedConsent();
  tracker.leave();
});
addEventListener("online", tracker.resume);
// Before Google's script, which tells by itself that a page is hidden or left.
document.addEventListener("visibilitychange", tracker.heedConsent);
// Not in every browser.
if ("cookieStore" in globalThis) cookieStore.addEventListener("change", tracker.heedConsent);
trackingForgotten.listen(tracker.forget);
for (const left of takeLeft()) {
  if (left.event) tracker.track(left.event);
  else if (left.entry) tracker.showPage(left.tracking, { entry: left.entry });
}

export function hear(call: EarlyCall): void {
  if (call.event) tracker.track(call.event);
  else showPage(call.tracking, call.entry ?? historyEntry());
}

function showPage(page: PageTracking | undefined, entry: string): void {
  first ??= entry;
  setMarketing(page);
  tracker.showPage(page, { entry });
  if (page?.common.abtests.length) watchExposures(tracker.track);
}

function isAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(load.type);
}
