import { expect, test } from "vitest";
import { departureFrom, departureUpTo, isDepartureDay } from "./departure.ts";

test.each([
  ["Christmas, before a weekend", "2026-12-25", "2026-12-28"],
  ["Easter Monday", "2027-03-29", "2027-03-30"],
  ["Ascension", "2027-05-06", "2027-05-07"],
  ["a Saturday", "2026-12-05", "2026-12-07"],
  ["a Sunday before a bank holiday", "2027-03-28", "2027-03-30"],
  ["a bank holiday on a Saturday", "2026-08-15", "2026-08-17"],
])("what is planned for %s leaves on the working day after it", (_, planned, leaves) => {
  expect([isDepartureDay(planned), departureFrom(planned)]).toEqual([false, leaves]);
});

test.each(["2026-12-24", "2026-12-28", "2026-07-21"])("%s stays as it is planned", (planned) => {
  expect(departureFrom(planned)).toBe(planned);
});

test.each([
  ["2026-12-24", "2026-12-24"],
  ["2026-12-25", "2026-12-24"],
  ["2026-12-27", "2026-12-24"],
  ["2027-03-29", "2027-03-26"],
])("up to %s the last parcel leaves on %s", (day, last) => {
  expect(departureUpTo(day)).toBe(last);
});
