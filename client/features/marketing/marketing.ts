import type { MarketingSettings, PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";
import { eventAnswered, eventTracked, trackingForgotten } from "../../visit/signals.ts";
import { onAction, readAction, takeAnswer } from "./actions.ts";
import { reportFault } from "./report-fault.ts";
import { createReports } from "./reports.ts";
import type { WantedOffer } from "./show-offer.tsx";

let settings: MarketingSettings | undefined;
let page = new AbortController();

const reports = createReports({
  settings: () => (settings && grantedPurposes().includes("marketing") ? settings : null),
  post: (url, init) => fetch(url, init),
  failed: (campaign, reason) => reportFault({ kind: "campaign not reported", campaign, reason }),
});

eventTracked.listen(reports.eventTracked);
eventAnswered.listen(takeAnswer);
trackingForgotten.listen(() => setMarketing(undefined));
onAction("ad_product_offer", (data) => {
  const { signal } = page;
  void readAction("ad_product_offer", data).then(
    (offer) => offer && show({ kind: "product", of: offer.sku, campaign: offer.campaign, signal }),
  );
});
onAction("ad_push_category", (data) => {
  const { signal } = page;
  void readAction("ad_push_category", data).then(
    (offer) => offer && show({ kind: "category", of: offer.category, campaign: offer.campaign, signal }),
  );
});

export function setMarketing(tracking: PageTracking | undefined): void {
  settings = tracking?.marketing;
  page.abort();
  page = new AbortController();
}

function show(wanted: Omit<WantedOffer, "onSeen">): void {
  const { campaign } = wanted;
  import("./show-offer.tsx")
    .then(({ showOffer }) => showOffer({ ...wanted, onSeen: () => report(campaign) }))
    .catch(() => reportFault({ kind: "offer not shown", campaign, reason: "its files are missing" }));
}

/** Call this only once the visitor has seen the campaign's content. */
export const report = (campaign: string): void => void reports.report(campaign);
