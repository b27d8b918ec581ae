import { api } from "../../../shared/api/api.ts";
import type { MarketingFault } from "../../../shared/marketing/fault.ts";

/** Of a document: a service that fails all day does not fill the log by itself. */
const most = 10;
const reported = new Set<string>();

/** Into the shop's own log, each once: the console is read by nobody who could mend it. */
export function reportFault({ reason, ...about }: MarketingFault): void {
  const body = JSON.stringify({ ...about, reason: reason.slice(0, 200) });
  if (reported.has(body) || reported.size >= most) return;
  reported.add(body);
  try {
    navigator.sendBeacon(api.marketingFaults, new Blob([body], { type: "application/json" }));
  } catch {
    // Nothing of the page depends on it.
  }
}
