import { expect, test } from "vitest";
import { costOfMillion, costOfMonth, type Usage } from "./cost.ts";

const nothing: Usage = {
  cpuMilliseconds: 0,
  kvReads: 0,
  kvWrites: 0,
  points: 0,
  logLines: 0,
  objectRequests: 0,
};

test("a million requests cost what they take, by the published prices", () => {
  expect(costOfMillion(nothing)).toBe(0.3);
  const page = {
    ...nothing,
    ...{ cpuMilliseconds: 5, kvReads: 2, kvWrites: 0.1, points: 1, logLines: 1, objectRequests: 1 },
  };
  expect(costOfMillion(page)).toBeCloseTo(0.3 + 0.1 + 1 + 0.5 + 0.25 + 0.6 + 0.15 + 0.016);
});

test("a month costs the plan, and what goes beyond it", () => {
  const page = { ...nothing, kvReads: 4, kvWrites: 1 };
  expect(costOfMonth(page, 100_000)).toBe(5);
  expect(costOfMonth(page, 2e6)).toBe(10);
  expect(costOfMonth(page, 12e6)).toBeCloseTo(5 + 2 * 0.3 + 38 * 0.5 + 11 * 5);
});
