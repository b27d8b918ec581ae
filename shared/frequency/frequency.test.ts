import { expect, test } from "vitest";
import { every, firstChoice, isOffered, knownFrequencies, nextDelivery } from "./frequency.ts";

test("ten frequencies are known, from the shortest to the longest", () => {
  const codes = knownFrequencies.map(({ code }) => code);
  expect(codes).toEqual([21, 31, 42, 49, 62, 70, 77, 93, 124, 155]);
  expect(new Set(knownFrequencies.map(({ label }) => label)).size).toBe(10);
});

test("the label tells about as many days as the code", () => {
  for (const { code, label } of knownFrequencies) {
    const [count, unit] = label.split(" ");
    const days = Number(count) * (unit === "mois" ? 31 : 7);
    expect(Math.abs(days - code)).toBeLessThanOrEqual(1);
  }
});

test("a number of days is offered where it is in the list, and in no other way", () => {
  expect(isOffered(knownFrequencies, 31)).toBe(true);
  for (const days of [0, 30, -31, 31.5, Number.NaN]) expect(isOffered(knownFrequencies, days)).toBe(false);
  expect(isOffered([{ code: 28, label: "4 semaines" }], 28)).toBe(true);
});

test("the first choice is one month, else what the API names first", () => {
  expect(firstChoice(knownFrequencies)).toBe(31);
  expect(firstChoice([{ code: 28, label: "4 semaines" }])).toBe(28);
});

test.each([
  ["1 mois", "Tous les mois"],
  ["2 mois", "Tous les 2 mois"],
  ["6 semaines", "Toutes les 6 semaines"],
  ["1 semaine", "Toutes les semaines"],
  ["15 jours", "Tous les 15 jours"],
  ["Une fois par an", "Une fois par an"],
  ["2 fois par mois", "2 fois par mois"],
  ["1 année", "1 année"],
])("the label %j reads %j", (label, text) => {
  expect(every({ label })).toBe(text);
});

test("the next delivery leaves as many days after the order as the frequency says", () => {
  expect(nextDelivery(new Date("2026-11-20T10:00:00Z"), 31)).toEqual(new Date("2026-12-21T12:00:00Z"));
});

test.each([
  ["late in an evening of summer, to winter", "2026-10-01T21:30:00Z", 32, "2026-11-02"],
  ["just after midnight of summer, to winter", "2026-10-01T22:30:00Z", 31, "2026-11-02"],
  ["late in an evening of winter, to summer", "2026-03-01T22:30:00Z", 31, "2026-04-01"],
  ["to a bank holiday, which moves it", "2026-11-24T10:00:00Z", 31, "2026-12-28"],
])("no day is lost or won where clocks change: %s", (_, ordered, interval, day) => {
  expect(nextDelivery(new Date(ordered), interval).toISOString().slice(0, 10)).toBe(day);
});
