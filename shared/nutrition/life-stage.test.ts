import { expect, test } from "vitest";
import { nextStage, seniorFrom } from "./life-stage.ts";

const today = new Date("2026-11-25T12:00:00Z");

test.each([
  ["cat", 4, 120],
  ["dog", 9.9, 120],
  ["dog", 10, 96],
  ["dog", 25, 96],
  ["dog", 25.1, 84],
] as const)("a %s of %d kg is senior from month %d on", (kind, weight, month) =>
  expect(seniorFrom(kind, weight)).toBe(month),
);

test.each([
  ["nine years", "2017-10-01", { stage: "senior", from: 120 }],
  ["seven years", "2019-10-01", null],
  ["ten years", "2016-11-01", null],
  ["eleven months", "2025-12-01", { stage: "adult", from: 13 }],
  ["six months", "2026-05-01", null],
  ["an unknown age", null, null],
])("a cat of %s may be expected to eat another range soon, or not", (_, birthday, next) =>
  expect(nextStage({ kind: "cat", birthday }, 4, today)).toEqual(next),
);
