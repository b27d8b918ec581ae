import { expect, test, vi } from "vitest";
import type { MarketingSettings } from "../../../shared/tracking/page-tracking.ts";
import { createReports } from "./reports.ts";

const settings: MarketingSettings = {
  url: "https://marketing.example/api",
  appName: "museau-fr-FR",
  locale: "fr-FR",
};

function reportsOf(answer: () => Promise<Response>, known: MarketingSettings | null = settings) {
  const post = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  const failed = vi.fn<(campaign: string, reason: string) => void>();
  return { ...createReports({ settings: () => known, post, failed }), post, failed };
}

const taken = async () => new Response(null, { status: 204 });

test("a campaign is reported with the app's name and the locale", async () => {
  const { report, post, failed } = reportsOf(taken);
  await report("soldes d’hiver/50 %");
  const [[url, init] = []] = post.mock.calls;
  expect(url).toBe("https://marketing.example/api/report/soldes%20d%E2%80%99hiver%2F50%20%25?locale=fr-FR");
  expect(init).toMatchObject({
    method: "POST",
    credentials: "include",
    body: '{"app_name":"museau-fr-FR"}',
  });
  expect(failed).not.toHaveBeenCalled();
});

test("a campaign is reported once, until the next tracked event", async () => {
  const { report, eventTracked, post } = reportsOf(taken);
  await Promise.all([report("soldes"), report("soldes"), report("rentree")]);
  await report("soldes");
  expect(post).toHaveBeenCalledTimes(2);
  eventTracked();
  await report("soldes");
  expect(post).toHaveBeenCalledTimes(3);
});

test("without consent nothing is reported", async () => {
  const { report, post } = reportsOf(taken, null);
  await report("soldes");
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ["500", async () => new Response("", { status: 500 })],
  ["TypeError", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["TimeoutError", () => Promise.reject(new DOMException("", "TimeoutError"))],
])("a report that fails (%s) is only logged, and not sent again", async (reason, answer) => {
  const { report, post, failed } = reportsOf(answer);
  await report("soldes");
  await report("soldes");
  expect(post).toHaveBeenCalledOnce();
  expect(failed.mock.calls).toEqual([["soldes", reason]]);
});
