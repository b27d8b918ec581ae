import { expect, test } from "vitest";
import { consentValue, readConsent, receiversOf } from "./consent.ts";

const answer = { purposes: ["marketing"] as const, day: "2026-11-23", proof: "p-1" };

test("an answer is read again as it was given", () => {
  expect(readConsent(consentValue(answer), "2026-11-23")).toEqual(answer);
  const refusal = { purposes: [], day: "2026-11-23", proof: null };
  expect(readConsent(consentValue(refusal), "2026-12-01")).toEqual(refusal);
});

test("an answer is kept 182 days (CNIL 2020-091)", () => {
  expect(readConsent(consentValue(answer), "2027-05-23")).toEqual(answer);
  expect(readConsent(consentValue(answer), "2027-05-24")).toBeNull();
});

test.each([
  "",
  "yes",
  "2.2026-11-23.marketing",
  "1.2026-11-23.marketing.",
  "2.2026-99-99..",
  "2.2027-01-01..",
  "2.2026-11-23.MARKETING.",
])("%j is no answer", (value) => expect(readConsent(value, "2026-11-23")).toBeNull());

test("a purpose that nobody asked for is not granted", () => {
  expect(readConsent("2.2026-11-23.ads-other.", "2026-11-23")?.purposes).toEqual(["ads"]);
});

test.each([
  [["measurement"], ["tags"]],
  [["ads"], ["tags"]],
  [["marketing"], ["marketing"]],
  [
    ["marketing", "measurement", "ads"],
    ["marketing", "tags"],
  ],
  [[], []],
] as const)("%j reaches %j", (granted, receivers) => expect(receiversOf(granted)).toEqual(receivers));
