import type { PageTracking, TagSettings } from "../../../shared/tracking/page-tracking.ts";
import { withLock } from "../../browser/with-lock.ts";
import { clearTracking } from "../../visit/forget.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";
import { keepLeft } from "../../visit/keep-left.ts";
import { type EarlyCall, isTaken, takeLeft } from "../../visit/left-calls.ts";
import { trackingForgotten } from "../../visit/signals.ts";
import { isText, storedList } from "../../visit/stored-list.ts";
import { reloadOnReturn } from "../consent/reload-on-return.ts";
import { setMarketing } from "../marketing/marketing.ts";
import { watchCampaigns } from "../popup/campaigns.ts";
import { historyEntry } from "./history-entry.ts";
import { marketingUrl } from "./marketing-event.ts";
import { createOutbox } from "./outbox.ts";
import { beaconEvent, postEvent } from "./post-event.ts";
import { createSentOnce } from "./sent-once.ts";
import type { TagManager } from "./tag-manager.ts";
import { createTracker } from "./tracker.ts";
import { createWaitingEvents, isWaitingEvent } from "./waiting-events.ts";

let first: string | undefined;

const tracker = createTracker({
  granted: grantedPurposes,
  sent: createSentOnce({
    pages: storedList(() => sessionStorage, "pages", isText),
    orders: storedList(() => localStorage, "orders", isText),
    isTaken,
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
        lock: oneTabAtATime,
      }),
    });
    outbox.resume();
    return outbox;
  },
  createTagManager: loadTagManager,
  clear: clearTracking,
});

watchCampaigns(tracker.track);
reloadOnReturn();
addEventListener("pagehide", () => {
  tracker.applyConsent();
  tracker.leave();
  const unheard = tracker.takeUnheard();
  if (unheard.length > 0) keepLeft(unheard, null);
});
addEventListener("online", tracker.resume);
document.addEventListener("visibilitychange", () => {
  // Must precede Google's script, which itself reports that a page is hidden or left.
  tracker.applyConsent();
  if (document.hidden) tracker.leave();
});
if ("cookieStore" in globalThis) cookieStore.addEventListener("change", tracker.applyConsent);
trackingForgotten.listen(tracker.forget);

export const ready: Promise<void> = sendLeft();

function sendLeft(): Promise<void> {
  return oneTabAtATime(() => {
    for (const left of takeLeft()) {
      if (left.event) tracker.track(left.event);
      // The original entry already counts as sent, so the page gets another id.
      else if (left.entry) tracker.showPage(left.tracking, { entry: `left ${left.entry}` });
    }
  });
}

export function receive(call: EarlyCall): void {
  if (call.event) tracker.track(call.event);
  else showPage(call.tracking, call.entry ?? historyEntry());
}

function showPage(page: PageTracking | undefined, entry: string): void {
  first ??= entry;
  setMarketing(page);
  tracker.showPage(page, { entry });
  if (page?.common.abtests.length) void watchExposures();
}

async function watchExposures(): Promise<void> {
  const file = await import("../experiment/watch-exposures.ts").catch(() => undefined);
  file?.watchExposures(tracker.track);
}

function loadTagManager(settings: TagSettings): TagManager {
  let tagManager: TagManager | undefined;
  const loaded = import("./tag-manager.ts").then((file) => {
    tagManager = file.createTagManager(settings);
    return tagManager;
  });
  const then = (act: (tagManager: TagManager) => void) => void loaded.then(act, () => {});
  return {
    show: (page, granted) => then((tagManager) => tagManager.show(page, granted)),
    push: (event) => then((tagManager) => tagManager.push(event)),
    applyConsent: (granted) => then((tagManager) => tagManager.applyConsent(granted)),
    isHeard: () => tagManager?.isHeard() ?? false,
    dropEvents: () => then((tagManager) => tagManager.dropEvents()),
  };
}

function oneTabAtATime<Value>(act: () => Value): Promise<Awaited<Value>> {
  return withLock("mesure", {}, act);
}

function isAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(load.type);
}
