import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentValue } from "../../shared/consent/consent.ts";
import { grantedPurposes } from "./granted-purposes.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T12:00:00Z") });
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const yes = (day = "2026-11-01") => consentValue({ purposes: ["marketing", "ads"], day, proof: "p-1" });

function read(cookie: string, protocol = "http:") {
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", { cookie });
  return grantedPurposes();
}

test("the cookie's purposes are granted, wherever it stands among others", () => {
  for (const cookie of [`consent=${yes()}`, `a=1; consent=${yes()}; b=2`])
    expect(read(cookie)).toEqual(["marketing", "ads"]);
});

test("over https it is the cookie that no other host can set", () => {
  expect(read(`__Host-consent=${yes()}`, "https:")).toEqual(["marketing", "ads"]);
  expect(read(`consent=${yes()}`, "https:")).toEqual([]);
});

test.each([
  ["no cookie", ""],
  ["another cookie", `myconsent=${yes()}`],
  ["a refusal", `consent=${consentValue({ purposes: [], day: "2026-11-01", proof: null })}`],
  ["a yes that is too old", `consent=${yes("2026-05-01")}`],
  ["nonsense", "consent=%E0%A4%A"],
])("%s grants nothing", (_, cookie) => {
  expect(read(cookie)).toEqual([]);
});

test("Global Privacy Control outweighs the cookie", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(read(`consent=${yes()}`)).toEqual([]);
});
