import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultFrequency, frequencies, nextDelivery, noSubscription, toInterval } from "./subscription.ts";

test("there are ten frequencies, from the shortest to the longest (spec 3)", () => {
  const codes = frequencies.map(({ code }) => code);
  expect(codes).toEqual([21, 31, 42, 49, 62, 70, 77, 93, 124, 155]);
});

test("each frequency is an interval and has its own label", () => {
  for (const { code } of frequencies) {
    expect(toInterval(code)).toBe(code);
  }
  expect(new Set(frequencies.map(({ label }) => label)).size).toBe(10);
});

test("the frequency that stands first in the choice is one month", () => {
  expect(frequencies.find(({ code }) => code === defaultFrequency)?.label).toBe("1 mois");
});

test("the label tells about as many days as the code", () => {
  for (const { code, label } of frequencies) {
    const [count, unit] = label.split(" ");
    const days = Number(count) * (unit === "mois" ? 31 : 7);
    expect(Math.abs(days - code)).toBeLessThanOrEqual(1);
  }
});

test("any other number of days is a one-off purchase", () => {
  const known = new Set<number>(frequencies.map(({ code }) => code));
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: -10, max: 200 }), fc.double()), (days) => {
      fc.pre(!known.has(days));
      expect(toInterval(days)).toBe(noSubscription);
    }),
  );
});

test("the next delivery leaves as many days after the order as the frequency says", () => {
  expect(nextDelivery(new Date("2026-11-20T10:00:00Z"), 31)).toEqual(new Date("2026-12-21T10:00:00Z"));
});
