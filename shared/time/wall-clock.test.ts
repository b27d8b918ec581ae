import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { dayAfter, momentOf, wallClock, weekdayOf } from "./wall-clock.ts";

const at = (iso: string) => Date.parse(iso);

test.each([
  ["in winter", "2026-11-21", 9 * 60, "2026-11-21T08:00:00Z"],
  ["in summer", "2026-07-14", 9 * 60, "2026-07-14T07:00:00Z"],
  ["midnight after the day", "2026-12-31", 24 * 60, "2026-12-31T23:00:00Z"],
  ["before clocks go forward", "2026-03-29", 119, "2026-03-29T00:59:00Z"],
  ["in the hour that is left out", "2026-03-29", 150, "2026-03-29T01:00:00Z"],
  ["after clocks went forward", "2026-03-29", 180, "2026-03-29T01:00:00Z"],
  ["in the hour that comes twice, its first time", "2026-10-25", 150, "2026-10-25T00:30:00Z"],
  ["after clocks went back", "2026-10-25", 180, "2026-10-25T02:00:00Z"],
])("a time of the wall is a moment: %s", (_, date, minutes, iso) => {
  expect(new Date(momentOf(date, minutes))).toEqual(new Date(iso));
});

test("a moment is a time of the wall", () => {
  expect(wallClock(at("2026-12-31T23:30:00Z"))).toEqual({ date: "2027-01-01", minutes: 30 });
  expect(wallClock(at("2026-10-25T01:30:00Z"))).toEqual({ date: "2026-10-25", minutes: 150 });
});

test.each(["Europe/Paris", "Europe/Brussels", "Europe/Luxembourg"])(
  "clocks change as they do in %s, from 1997 on",
  (timeZone) => {
    const known = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    const shown = (moment: number) => {
      const { date, minutes } = wallClock(moment);
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return `${date} ${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
    };
    const moments = Array.from({ length: 40 }, (_, years) =>
      [2, 5, 9, 11].flatMap((month) =>
        Array.from({ length: 31 * 24 }, (_, hours) => Date.UTC(1997 + years, month, 1, hours, 59)),
      ),
    ).flat();
    const wrong = moments.filter((moment) => shown(moment) !== known.format(moment));
    expect(wrong.map((moment) => new Date(moment).toISOString())).toEqual([]);
  },
);

test("days follow each other over months, years and leap days", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(weekdayOf("2026-11-21")).toBe(5);
  expect(weekdayOf("2026-11-22")).toBe(6);
});

test("later on the wall is never earlier in time, and a wall that shows a time is at its moment", () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => dayAfter("2024-01-01", days));
  const minutes = fc.integer({ min: 0, max: 1440 });
  assertProperty(
    fc.property(day, minutes, minutes, (date, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [from, to] = [momentOf(date, early), momentOf(date, late)];
      expect(from).toBeLessThanOrEqual(to);
      const shown = wallClock(from);
      const isLeftOut = shown.minutes !== early % 1440;
      if (isLeftOut) expect(shown.minutes).toBe(180);
      else expect(shown.date).toBe(early === 1440 ? dayAfter(date) : date);
    }),
  );
});
