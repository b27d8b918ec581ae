import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { isMonth, monthAfter, monthOf, sameDayIn, weeksOf } from "./month-grid.ts";
import { dayAfter, weekdayOf } from "./wall-clock.ts";

const months = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);

test("a month has its weeks, Monday first", () => {
  expect(weeksOf("2026-12")).toHaveLength(5);
  expect(weeksOf("2026-12")[0]).toEqual([
    null,
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeksOf("2027-02").map(([monday]) => monday)).toEqual([
    "2027-02-01",
    "2027-02-08",
    "2027-02-15",
    "2027-02-22",
  ]);
});

test("no day of a month is lost or twice, those of the clock changes included", () => {
  assertProperty(
    fc.property(months, (month) => {
      const days = weeksOf(month).flat();
      const own = days.filter((day) => day !== null);
      const first = `${month}-01`;
      expect(own[0]).toBe(first);
      expect(own).toEqual(own.map((_, index) => dayAfter(first, index)));
      expect(dayAfter(own.at(-1) ?? "")).toBe(`${monthAfter(month)}-01`);
      for (const [index, day] of days.entries()) if (day) expect(weekdayOf(day)).toBe(index % 7);
    }),
  );
});

test("the same day of a shorter month is its last", () => {
  expect(sameDayIn("2027-02", "2027-01-31")).toBe("2027-02-28");
  expect(sameDayIn("2028-02", "2028-01-30")).toBe("2028-02-29");
  expect(sameDayIn("2027-01", "2026-12-17")).toBe("2027-01-17");
  expect(monthAfter(monthOf("2027-01-05"), -1)).toBe("2026-12");
});

test.each(["2026-13", "2026-00", "26-12", "décembre", "2026-12-01", "", undefined])(
  "%s is no month",
  (text) => {
    expect(isMonth(text)).toBe(false);
  },
);
