import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { formatDate, formatDay, formatDeadline, formatMoment, parseDate } from "./dates.ts";

test.each([
  ["2026-11-20T10:30:00Z", "2026-11-20T10:30:00.000Z"],
  ["2026-11-20T10:30:00+01:00", "2026-11-20T09:30:00.000Z"],
  ["2026-11-20T10:30:00+0100", "2026-11-20T09:30:00.000Z"],
  ["2026-11-20T10:30:00-05", "2026-11-20T15:30:00.000Z"],
  ["2026-11-20T10:30:00.123456+00:00", "2026-11-20T10:30:00.123Z"],
  ["2026-11-20T10:30", "2026-11-20T10:30:00.000Z"],
  ["2026-11-20 10:30:00", "2026-11-20T10:30:00.000Z"],
  [" 2026-11-20 ", "2026-11-20T00:00:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
])("%s is read, as UTC where it names no zone", (text, iso) => {
  expect(parseDate(text)?.toISOString()).toBe(iso);
});

test.each([
  "",
  "demain",
  "20/11/2026",
  "2026-02-30",
  "2026-13-01",
  "2026-11-20T24:00:00Z",
  "2026-11-20 10:60:00",
  "2026-11-20T10:30:00+25:00",
  "2026-11-20T10:30:00Z et plus",
  "-000001-01-01",
  null,
  undefined,
  1_763_600_000,
  {},
])("%s is no date", (value) => {
  expect(parseDate(value)).toBeUndefined();
});

test("every moment reads back from its ISO text", () => {
  const moments = fc.date({
    min: new Date("0001-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59Z"),
    noInvalidDate: true,
  });
  assertProperty(
    fc.property(moments, (moment) => {
      expect(parseDate(moment.toISOString())).toEqual(moment);
    }),
  );
});

test("no value makes the reading fail", () => {
  assertProperty(
    fc.property(fc.anything(), (value) => {
      expect([undefined, "[object Date]"]).toContain(
        parseDate(value) && Object.prototype.toString.call(parseDate(value)),
      );
    }),
  );
});

test("a date is written in French", () => {
  expect(formatDate("2026-11-20")).toBe("20\u00a0novembre\u00a02026");
  expect(formatDate(new Date("2026-08-15T12:00:00Z"))).toBe("15\u00a0août\u00a02026");
});

test("the first of a month is written 1er, and only the first", () => {
  expect(formatDate("2026-01-01")).toBe("1er\u00a0janvier\u00a02026");
  expect(formatDate("2026-01-11")).toBe("11\u00a0janvier\u00a02026");
});

test("the day is the one it is in Paris, in summer and in winter", () => {
  expect(formatDate("2026-11-19T23:30:00Z")).toBe("20\u00a0novembre\u00a02026");
  expect(formatDate("2026-11-19T22:30:00Z")).toBe("19\u00a0novembre\u00a02026");
  expect(formatDate("2026-07-14T22:30:00Z")).toBe("15\u00a0juillet\u00a02026");
});

test.each([null, undefined, "", "bientôt", new Date(Number.NaN)])("%s is written as nothing", (value) => {
  expect(formatDate(value)).toBe("");
});

test("a moment is of the clock in Paris, whatever its zone", () => {
  const plain = (moment: string) => formatMoment(moment).replaceAll("\u00a0", " ");
  expect(plain("2026-11-22T15:05:00Z")).toBe("22 novembre 2026 à 16 h 05");
  expect(plain("2026-06-30T22:00:00Z")).toBe("1er juillet 2026 à 0 h");
  expect(plain("2026-06-30 22:00:00")).toBe("1er juillet 2026 à 0 h");
  expect(formatMoment("hier")).toBe("");
});

test.each([
  ["2026-12-01", "mardi\u00a01er\u00a0décembre"],
  ["2026-11-30T23:30:00Z", "mardi\u00a01er\u00a0décembre"],
  ["2026-12-11", "vendredi\u00a011\u00a0décembre"],
  ["demain", ""],
])("%s is the day “%s” in Paris", (date, day) => expect(formatDay(date)).toBe(day));

test.each([
  ["2026-11-26T22:59:59Z", "jeudi\u00a026\u00a0novembre à\u00a023\u00a0h\u00a059"],
  ["2026-07-01T16:00:00Z", "mercredi\u00a01er\u00a0juillet à\u00a018\u00a0h"],
  ["2026-11-26T23:05:00Z", "vendredi\u00a027\u00a0novembre à\u00a00\u00a0h\u00a005"],
  ["demain", ""],
])("%s is the deadline “%s” in Paris", (date, moment) => expect(formatDeadline(date)).toBe(moment));
