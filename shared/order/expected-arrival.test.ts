import { expect, test } from "vitest";
import { expectedArrival } from "./expected-arrival.ts";

test("a parcel that left on a Wednesday is expected on the next Monday", () => {
  expect(expectedArrival("2026-11-25", "2026-11-26")).toBe("2026-11-30");
});

test("one that is being prepared leaves a working day from today", () => {
  expect(expectedArrival(null, "2026-11-22")).toBe("2026-11-26");
});

test("bank holidays do not count", () => {
  expect(expectedArrival("2026-12-23", "2026-12-23")).toBe("2026-12-29");
});
