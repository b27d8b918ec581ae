import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { type DayPlan, energyOfDay, type MenuRations, weeklyGrams, weekPlan } from "./week-plan.ts";

const rations: fc.Arbitrary<MenuRations> = fc
  .record({
    frequency: fc.constantFrom(3 as const, 7 as const),
    mixed: fc.integer({ min: 5, max: 120 }),
    alone: fc.integer({ min: 20, max: 200 }),
    recipes: fc.integer({ min: 1, max: 4 }),
    ration: fc.integer({ min: 20, max: 300 }),
    unit: fc.constantFrom(null, 70, 85, 200),
  })
  .map(({ frequency, mixed, alone, recipes, ration, unit }) => {
    const count = Math.min(recipes, frequency === 3 ? 3 : 4);
    return {
      frequency,
      kibble: { mixed, alone },
      wet: Array.from({ length: count }, (_, place) => ({
        sku: `W${place}`,
        ration,
        unit,
        perWeek: Math.floor((frequency + count - 1 - place) / count),
      })),
    };
  });
const meals = fc.integer({ min: 1, max: 4 });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const recipesOf = (plan: readonly DayPlan[]) => plan.map(({ wet }) => wet?.sku ?? "");

test("the meals of each day add up to its ration, and share the kibble evenly", () => {
  assertProperty(
    fc.property(rations, meals, (menu, count) => {
      for (const day of weekPlan(menu, count)) {
        expect(day.meals).toHaveLength(count);
        expect(sum(day.meals.map(({ kibble }) => kibble))).toBe(day.kibble);
        expect(sum(day.meals.map(({ wet }) => wet))).toBe(day.wet?.grams ?? 0);
        expect(Math.max(...day.meals.map(({ kibble }) => kibble))).toBeLessThanOrEqual(
          Math.min(...day.meals.map(({ kibble }) => kibble)) + 1,
        );
      }
    }),
  );
});

test("wet food comes on as many days as was chosen, each recipe on its own number of them", () => {
  assertProperty(
    fc.property(rations, meals, (menu, count) => {
      const recipes = recipesOf(weekPlan(menu, count));
      expect(recipes.filter(Boolean)).toHaveLength(menu.frequency);
      for (const { sku, perWeek } of menu.wet) {
        expect(recipes.filter((one) => one === sku)).toHaveLength(perWeek);
      }
    }),
  );
});

test("with several recipes none comes on two wet days in a row", () => {
  assertProperty(
    fc.property(
      rations.filter(({ wet }) => wet.length > 1),
      (menu) => {
        const turns = recipesOf(weekPlan(menu, 2)).filter(Boolean);
        for (const [place, sku] of turns.entries()) expect(sku).not.toBe(turns[place - 1]);
      },
    ),
  );
});

test("three times a week is Monday, Wednesday and Friday; the other days are kibble alone", () => {
  const wet = [{ sku: "W", ration: 85, perWeek: 3, unit: 85 }];
  const plan = weekPlan({ frequency: 3, kibble: { mixed: 30, alone: 45 }, wet }, 2);
  expect(recipesOf(plan)).toEqual(["W", "", "W", "", "W", "", ""]);
  expect(plan.map(({ kibble }) => kibble)).toEqual([30, 45, 30, 45, 30, 45, 45]);
  expect(weeklyGrams(plan, "K", (sku) => (sku === "W" ? 85 : null))).toEqual(
    new Map([
      ["K", { eaten: 270, wasted: 0 }],
      ["W", { eaten: 255, wasted: 0 }],
    ]),
  );
});

test.each([
  ["one and a half on three days: half of one each time", 3, [["W", 128, 3]], 3 * 42],
  ["half of one on three days", 3, [["W", 43, 3]], 3 * 42],
  ["half of one each day: the other half is eaten the day after", 7, [["W", 43, 7]], 0],
  ["one and a half each day", 7, [["W", 128, 7]], 0],
  [
    "whole ones in turn",
    7,
    [
      ["W", 85, 4],
      ["V", 85, 3],
    ],
    0,
  ],
  [
    "halves in turn with another recipe",
    7,
    [
      ["W", 43, 4],
      ["V", 43, 3],
    ],
    3 * 42,
  ],
] as const)("of an opened pouch, %s", (_, frequency, recipes, wasted) => {
  const wet = recipes.map(([sku, ration, perWeek]) => ({ sku, ration, perWeek, unit: 85 }));
  const plan = weekPlan({ frequency, kibble: { mixed: 30, alone: 45 }, wet }, 2);
  const grams = weeklyGrams(plan, "K", (sku) => (sku === "K" ? null : 85)).get("W");
  expect(Math.abs((grams?.wasted ?? 0) - wasted)).toBeLessThanOrEqual(5);
});

test("a whole pouch is served in two halves, less than one in the last meal", () => {
  const plan = (ration: number, count: number) =>
    weekPlan(
      { frequency: 7, kibble: { mixed: 30, alone: 45 }, wet: [{ sku: "W", ration, perWeek: 7, unit: 85 }] },
      count,
    )[0]?.meals.map(({ wet }) => wet);
  expect(plan(85, 2)).toEqual([43, 42]);
  expect(plan(85, 4)).toEqual([43, 0, 0, 42]);
  expect(plan(42, 3)).toEqual([0, 0, 42]);
  expect(plan(85, 1)).toEqual([85]);
});

test("the energy of a day is that of its two foods", () => {
  const day = { kibble: 30, wet: { sku: "W", grams: 85 } };
  expect(energyOfDay(day, { kibble: 380, wet: () => 80 })).toBeCloseTo(182);
  expect(energyOfDay({ kibble: 45, wet: null }, { kibble: 380, wet: () => 80 })).toBeCloseTo(171);
});
