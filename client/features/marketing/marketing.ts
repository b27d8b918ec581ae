import type { MarketingSettings, PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { grantedPurposes } from "../tracking/granted-purposes.ts";
import { eventAnswered, eventTracked, trackingForgotten } from "../tracking/signals.ts";
import { onAction, takeAnswer } from "./actions.ts";
import { createReports } from "./reports.ts";
import type { WantedOffer } from "./show-offer.tsx";
import { tellFault } from "./tell-fault.ts";

let settings: MarketingSettings | undefined;
/** Aborts when the page is left. */
let page = new AbortController();

const reports = createReports({
  settings: () => (settings && grantedPurposes().includes("marketing") ? settings : null),
  post: (url, init) => fetch(url, init),
  failed: (campaign, reason) => tellFault({ kind: "campaign not reported", campaign, reason }),
});

eventTracked.listen(reports.eventTracked);
eventAnswered.listen((answered) => void takeAnswer(answered));
trackingForgotten.listen(() => setMarketing(undefined));
onAction("ad_product_offer", ({ sku, campaign }) => show({ kind: "product", of: sku, campaign }));
onAction("ad_push_category", ({ category, campaign }) => show({ kind: "category", of: category, campaign }));

/** Of each page that is shown. */
export function setMarketing(tracking: PageTracking | undefined): void {
  settings = tracking?.marketing;
  page.abort();
  page = new AbortController();
}

function show(wanted: Omit<WantedOffer, "onSeen" | "signal">): void {
  const { campaign } = wanted;
  const { signal } = page;
  import("./show-offer.tsx")
    .then(({ showOffer }) => showOffer({ ...wanted, signal, onSeen: () => report(campaign) }))
    .catch(() => tellFault({ kind: "offer not shown", campaign, reason: "its files are missing" }));
}

/** When what belongs to the campaign was really shown. */
export const report = (campaign: string): void => void reports.report(campaign);
