import { api } from "../../../shared/api/api.ts";
import type { MarketingFault } from "../../../shared/marketing/fault.ts";

/** Limit per document, so that a service that fails all day does not fill the log. */
const most = 10;
const reported = new Set<string>();

export function reportFault({ reason, ...about }: MarketingFault): void {
  const body = JSON.stringify({ ...about, reason: reason.slice(0, 200) });
  if (reported.has(body) || reported.size >= most) return;
  reported.add(body);
  try {
    navigator.sendBeacon(api.marketingFaults, new Blob([body], { type: "application/json" }));
  } catch {
    // Reporting is best effort.
  }
}
