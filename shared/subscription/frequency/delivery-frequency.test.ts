import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { knownFrequencies } from "../../frequency/frequency.ts";
import { daysOf, deliveryPlans } from "./delivery-frequency.ts";

const bag = fc.integer({ min: 80, max: 20_000 });
const eaten = fc.integer({ min: 1, max: 3000 });

const frequencyOf = (grams: number, perDay: number) =>
  deliveryPlans(knownFrequencies, grams, perDay, 99).find(({ bags }) => bags === 1)?.code;

test.each([
  [20, undefined],
  [21, 21],
  [30, 21],
  [31, 31],
  [61, 49],
  [69, 62],
  [155, 155],
  [900, 155],
])("food for %i days comes every %s days", (days, code) => {
  expect(frequencyOf(days, 1)).toBe(code);
});

test("a bag of 5 kg lasts a month where 160 g are eaten a day", () => {
  expect(daysOf(5000, 160)).toBe(31);
  expect(deliveryPlans(knownFrequencies, 5000, 160, 99)).toEqual([
    { bags: 1, days: 31, code: 31 },
    { bags: 2, days: 62, code: 62 },
  ]);
});

test("a bag that does not last three weeks is taken by as many as do", () => {
  expect(deliveryPlans(knownFrequencies, 1000, 100, 99)).toEqual([{ bags: 3, days: 30, code: 21 }]);
  expect(deliveryPlans(knownFrequencies, 800, 1500, 9)).toEqual([]);
});

test("of what lasts the longest frequency, one is enough", () => {
  expect(deliveryPlans(knownFrequencies, 12_000, 60, 99)).toEqual([{ bags: 1, days: 200, code: 155 }]);
});

test("who eats nothing needs no delivery", () => {
  expect(daysOf(5000, 0)).toBe(0);
  expect(deliveryPlans(knownFrequencies, 5000, 0, 99)).toEqual([]);
});

test("no plan ever leaves the animals without food, nor could one of the ten be longer", () => {
  assertProperty(
    fc.property(bag, fc.array(eaten, { minLength: 1, maxLength: 4 }), (grams, animals) => {
      const perDay = animals.reduce((sum, each) => sum + each, 0);
      for (const { bags, days, code } of deliveryPlans(knownFrequencies, grams, perDay, 99)) {
        expect(code * perDay).toBeLessThanOrEqual(bags * grams);
        expect(days * perDay).toBeLessThanOrEqual(bags * grams);
        expect(knownFrequencies.some((other) => other.code > code && other.code <= days)).toBe(false);
      }
    }),
  );
});

test("another mouth to feed never makes deliveries rarer, a heavier bag never more frequent", () => {
  const first = (grams: number, perDay: number) => frequencyOf(grams, perDay) ?? 0;
  assertProperty(
    fc.property(bag, bag, eaten, eaten, (grams, more, perDay, other) => {
      expect(first(grams, perDay + other)).toBeLessThanOrEqual(first(grams, perDay));
      expect(first(grams + more, perDay)).toBeGreaterThanOrEqual(first(grams, perDay));
    }),
  );
});
