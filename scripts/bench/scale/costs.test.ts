import { expect, test } from "vitest";
import { type Cost, missedBars, slowdown } from "./costs.ts";

const cost = (changes: Partial<Cost>): Cost => ({
  calls: 10,
  reads: 4,
  keysRead: 20,
  writes: 10,
  milliseconds: 100,
  ...changes,
});

const growth = (large: Partial<Cost>, entries = [1, 1, 1], small: Partial<Cost> = {}) => ({
  title: "Category, cold",
  entries,
  costs: [cost(small), cost({}), cost(large)],
});

test.each<[Partial<Cost>, string]>([
  [{ calls: 14 }, "Category, cold: calls of services grow from 10 to 14."],
  [{ keysRead: 27 }, "Category, cold: keys read from KV grow from 20 to 27."],
  [{ writes: 14 }, "Category, cold: writes to KV grow from 10 to 14."],
])("a growth beyond 1.3 times misses the bar: %j", (large, sentence) => {
  expect(missedBars(growth(large))).toEqual([sentence]);
});

test("1.3 times is reached, time and operations have no bar", () => {
  expect(missedBars(growth({ calls: 13, keysRead: 26, writes: 13, reads: 40, milliseconds: 900 }))).toEqual(
    [],
  );
});

test("one more is allowed where there was hardly any, two more are not", () => {
  expect(missedBars(growth({ calls: 1 }, [1, 1, 1], { calls: 0 }))).toEqual([]);
  expect(missedBars(growth({ calls: 2 }, [1, 1, 1], { calls: 0 }))).toHaveLength(1);
});

test("the cost of a list is compared per entry", () => {
  expect(missedBars(growth({ calls: 100 }, [1000, 10_000, 10_000]))).toEqual([]);
  expect(missedBars(growth({ calls: 131 }, [1000, 10_000, 10_000]))).toHaveLength(1);
});

test("the slowdown is that of an entry", () => {
  expect(slowdown(growth({ milliseconds: 250 }))).toBe(2.5);
  expect(slowdown(growth({ milliseconds: 250 }, [100, 1000, 1000]))).toBeCloseTo(0.25);
});
