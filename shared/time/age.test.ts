import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { monthsBefore, monthsBetween } from "./age.ts";

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ["2026-03-31", 1, "2026-02-28"],
  ["2028-03-30", 1, "2028-02-29"],
  ["2026-12-31", 1, "2026-11-30"],
  ["2026-11-21", 27, "2024-08-21"],
  ["2026-01-15", 0, "2026-01-15"],
])("%s was %i months after %s", (today, months, before) => {
  expect(monthsBefore(day(today), months)).toEqual(day(before));
});

test("an age in months is as many on any day of the year", () => {
  assertProperty(
    fc.property(
      fc.date({ min: day("2000-01-01"), max: day("2100-01-01"), noInvalidDate: true }),
      fc.nat(300),
      (today, months) => {
        expect(monthsBetween(monthsBefore(today, months), today)).toBe(months);
      },
    ),
  );
});

test("days are those in Paris: after midnight a month is full, and who is born today is there", () => {
  const night = new Date("2026-11-22T23:30:00Z");
  expect(monthsBetween(day("2026-03-23"), night)).toBe(8);
  expect(monthsBetween(day("2026-11-23"), night)).toBe(0);
  expect(monthsBetween(day("2026-11-24"), night)).toBe(-1);
  expect(monthsBefore(night, 1)).toEqual(day("2026-10-23"));
});

test("what is no day has no age", () => {
  expect(monthsBetween(new Date("soon"), day("2026-11-22"))).toBe(-1);
});
