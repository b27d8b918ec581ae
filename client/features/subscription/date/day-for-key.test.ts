import fc from "fast-check";
import { expect, test } from "vitest";
import { isShipmentDay } from "../../../../shared/subscription/date/choosable-days.ts";
import { dayAfter } from "../../../../shared/time/wall-clock.ts";
import { assertProperty } from "../../../../tests/rigs/property.ts";
import { dayForKey } from "./day-for-key.ts";

const days = { first: "2026-11-26", last: "2027-04-26" };

test.each([
  ["ArrowLeft", "2026-12-16"],
  ["ArrowRight", "2026-12-18"],
  ["ArrowUp", "2026-12-10"],
  ["ArrowDown", "2026-12-24"],
  ["Home", "2026-12-14"],
  ["End", "2026-12-18"],
  ["PageUp", "2026-11-26"],
  ["PageDown", "2027-01-18"],
])("%s leads from Thursday 17 December 2026 to %s", (key, day) => {
  expect(dayForKey({ key }, "2026-12-17", days)).toBe(day);
});

test.each([
  ["ArrowRight", "2026-12-18", "2026-12-21"],
  ["ArrowLeft", "2026-12-28", "2026-12-24"],
  ["ArrowDown", "2026-12-18", "2026-12-28"],
  ["ArrowLeft", days.first, days.first],
  ["PageUp", "2027-01-27", "2026-12-24"],
])("%s leads from %s to %s, past days on which nothing leaves", (key, from, to) => {
  expect(dayForKey({ key }, from, days)).toBe(to);
});

test("a longer month ends at the last day of a shorter one", () => {
  expect(dayForKey({ key: "PageDown" }, "2027-01-29", days)).toBe("2027-03-01");
});

test("a year further is the last day that may be chosen", () => {
  expect(dayForKey({ key: "PageDown", shiftKey: true }, "2026-12-17", days)).toBe(days.last);
});

test("no key leads out of the days that may be chosen, and other keys lead nowhere", () => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
  assertProperty(
    fc.property(fc.constantFrom(...keys), fc.integer({ min: 0, max: 151 }), (key, offset) => {
      const target = dayForKey({ key }, dayAfter(days.first, offset), days) ?? "";
      expect(isShipmentDay(target, days)).toBe(true);
    }),
  );
  expect(dayForKey({ key: "a" }, "2026-12-17", days)).toBeUndefined();
  expect(dayForKey({ key: "Tab" }, "2026-12-17", days)).toBeUndefined();
});
