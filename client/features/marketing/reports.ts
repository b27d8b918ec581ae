import type { MarketingSettings } from "../../../shared/tracking/page-tracking.ts";
import { deadline } from "../../browser/deadline.ts";

/** Milliseconds. */
const longest = 5000;

interface ReportsParts {
  settings: () => MarketingSettings | null;
  post: (url: string, init: RequestInit) => Promise<Response>;
  failed: (campaign: string, reason: string) => void;
}

export function createReports({ settings, post, failed }: ReportsParts) {
  const reported = new Set<string>();

  async function report(campaign: string): Promise<void> {
    const service = settings();
    if (!service || reported.has(campaign)) return;
    reported.add(campaign);
    const { url, locale, appName } = service;
    const address = `${url.replace(/\/$/, "")}/report/${encodeURIComponent(campaign)}?locale=${locale}`;
    try {
      const { ok, status } = await post(address, {
        method: "POST",
        credentials: "include",
        keepalive: true,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ app_name: appName }),
        signal: deadline(longest),
      });
      if (!ok) failed(campaign, String(status));
    } catch (error) {
      failed(campaign, error instanceof Error ? error.name : "no answer");
    }
  }

  return { report, eventTracked: () => reported.clear() };
}
