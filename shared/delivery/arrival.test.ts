import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import type { ShopCountry } from "../country/country.ts";
import { shopCountries } from "../identity.ts";
import { bankHolidayOf } from "../time/bank-holidays.ts";
import { dayInParis, weekdayOf } from "../time/wall-clock.ts";
import { arrivalTexts } from "./arrival.texts.ts";
import { arrivalOf, isBeforeCutOff, reachedBy } from "./arrival.ts";
import { arrivalText, conditionText } from "./arrival-text.ts";

const terms = { cutOff: 12, handlingDays: { least: 0, most: 1 } };
const home = { kind: "home", days: { least: 2, most: 3 } } as const;
const daysOf = (now: string, country: ShopCountry = "FR") => {
  const { from, to } = arrivalOf(terms, home, country, new Date(now));
  return [from, to];
};

describe("an order that is paid", () => {
  test.each([
    ["on a Monday morning", "2026-11-23T10:00:00+01:00", "2026-11-25", "2026-11-27"],
    ["a minute before noon", "2026-11-23T11:59:00+01:00", "2026-11-25", "2026-11-27"],
    ["at noon", "2026-11-23T12:00:00+01:00", "2026-11-26", "2026-11-30"],
    ["before noon in summer", "2026-07-20T11:59:00+02:00", "2026-07-22", "2026-07-24"],
    ["at noon in summer", "2026-07-20T12:00:00+02:00", "2026-07-23", "2026-07-27"],
    ["on a Saturday morning", "2026-11-28T09:00:00+01:00", "2026-12-02", "2026-12-04"],
    ["before Christmas", "2026-12-23T09:00:00+01:00", "2026-12-28", "2026-12-30"],
    ["on Easter Monday", "2027-03-29T09:00:00+02:00", "2027-04-01", "2027-04-05"],
    ["on New Year's Eve at midnight in Paris", "2026-12-31T23:30:00Z", "2027-01-06", "2027-01-08"],
  ])("%s comes by the working days of workshop and carrier", (_, now, from, to) => {
    expect(daysOf(now)).toEqual([from, to]);
  });

  test("comes later to a country whose holiday is on the way", () => {
    const now = "2026-07-20T09:00:00+02:00";
    expect(daysOf(now, "FR")).toEqual(["2026-07-22", "2026-07-24"]);
    expect(daysOf(now, "BE")).toEqual(["2026-07-23", "2026-07-27"]);
  });
});

test.each([
  ["2026-11-25", "FR", "2026-11-30"],
  ["2026-12-23", "FR", "2026-12-29"],
  ["2026-07-20", "BE", "2026-07-24"],
] as const)("a parcel that left on %s is there in %s on %s at the latest", (shipped, country, to) => {
  expect(reachedBy(shipped, home, country)).toBe(to);
});

const moment = fc.date({
  min: new Date("2024-01-01"),
  max: new Date("2040-01-01"),
  noInvalidDate: true,
});
const days = fc.tuple(fc.nat(4), fc.nat(4)).map(([least, more]) => ({ least, most: least + more }));
const circumstances = fc.record({
  country: fc.constantFrom(...shopCountries),
  cutOff: fc.integer({ min: 0, max: 24 }),
  handlingDays: days,
  way: days,
});

test("no parcel comes in the past, on a weekend or on a bank holiday, whenever it is ordered", () => {
  assertProperty(
    fc.property(moment, circumstances, (now, { country, way, ...terms }) => {
      const { from, to } = arrivalOf(terms, { kind: "home", days: way }, country, now);
      expect(from >= dayInParis(now) && from <= to).toBe(true);
      for (const day of [from, to]) {
        expect(weekdayOf(day)).toBeLessThan(5);
        expect(bankHolidayOf(day, { country, postcode: "" })).toBeUndefined();
      }
    }),
  );
});

test("who orders later is never served sooner", () => {
  assertProperty(
    fc.property(moment, fc.nat(20 * 24 * 60), circumstances, (now, minutes, { country, way, ...terms }) => {
      const later = new Date(now.getTime() + minutes * 60_000);
      const [first, second] = [now, later].map((at) =>
        arrivalOf(terms, { kind: "home", days: way }, country, at),
      );
      expect(first && second && first.from <= second.from && first.to <= second.to).toBe(true);
    }),
  );
});

test.each([
  ["2026-11-23T11:59:59+01:00", true],
  ["2026-11-23T12:00:00+01:00", false],
  ["2026-11-22T09:00:00+01:00", false],
  ["2026-11-11T09:00:00+01:00", false],
])("an order of %s is prepared the same day: %s", (now, isToday) => {
  expect(isBeforeCutOff(12, new Date(now))).toBe(isToday);
});

test.each([
  ["home", "2026-11-25", "2026-11-25", "Chez vous mercredi\u00a025\u00a0novembre"],
  ["home", "2026-11-25", "2026-11-27", "Chez vous entre mercredi\u00a025 et vendredi\u00a027\u00a0novembre"],
  [
    "relay",
    "2026-11-30",
    "2026-12-01",
    "Au point relais entre lundi\u00a030\u00a0novembre et mardi\u00a01er\u00a0décembre",
  ],
  [
    "shop",
    "2026-12-01",
    "2026-12-02",
    "Prêt en magasin entre mardi\u00a01er et mercredi\u00a02\u00a0décembre",
  ],
] as const)("%s from %s to %s is told as days", (kind, from, to, text) => {
  expect(arrivalText({ kind, from, to })).toBe(text);
});

test("the days hold for an order of today, or up to an hour, and to a country if another could be meant", () => {
  const before = arrivalTexts.before({ hour: 12 });
  expect(conditionText(null)).toBe(arrivalTexts.today);
  expect(conditionText(12)).toBe(before);
  expect(conditionText(12, "BE")).toBe(`${arrivalTexts.to.BE}, ${before}`);
  expect(conditionText(null, "LU")).toBe(`${arrivalTexts.to.LU}, ${arrivalTexts.today}`);
});
