import { expect, test } from "vitest";
import type { Configuration } from "../../env.ts";
import { consentedSources, withHosts } from "./consented-sources.ts";

const configured = (marketing: string, tags: string, hosts: string[] = [], id = "GTM-ABC1") =>
  ({ marketing: { url: marketing, appName: "" }, tags: { id, url: tags, hosts } }) as Configuration;

const elsewhere = configured("https://marketing.example/v1", "https://www.googletagmanager.com", [
  "region1.google-analytics.com",
]);
const ofTags = ["https://www.googletagmanager.com", "https://region1.google-analytics.com"];

test("a host of a third party is named for what was granted alone", () => {
  expect(consentedSources(elsewhere, [])).toEqual({ scripts: [], calls: [] });
  expect(consentedSources(elsewhere, ["marketing"])).toEqual({
    scripts: [],
    calls: ["https://marketing.example"],
  });
  for (const purpose of ["measurement", "ads"] as const)
    expect(consentedSources(elsewhere, [purpose])).toEqual({ scripts: ofTags, calls: ofTags });
  expect(consentedSources(elsewhere, ["marketing", "ads"]).calls).toEqual([
    "https://marketing.example",
    ...ofTags,
  ]);
});

test("what is reached through the shop’s own site needs no host", () => {
  const own = configured("/_sandbox/marketing", "/_sandbox/tag-manager");
  expect(consentedSources(own, ["marketing", "measurement", "ads"])).toEqual({ scripts: [], calls: [] });
  expect(withHosts(own, ["marketing", "tags"])).toEqual([]);
  expect(withHosts(elsewhere, ["tags"])).toEqual(["tags"]);
});

test("without a container, the tag manager has no host", () => {
  expect(
    consentedSources(configured("", "https://www.googletagmanager.com", [], ""), ["measurement"]).scripts,
  ).toEqual([]);
});
