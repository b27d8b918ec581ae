import { expect, test } from "vitest";
import { assumedOf } from "./assumed.ts";

const known = {
  birthday: "2021-11-01",
  sterilized: false,
  condition: 3,
  activity: "low",
  feature: "none",
} as const;

test("what is unknown of any animal is assumed", () => {
  expect(assumedOf([known])).toEqual([]);
  expect(assumedOf([known, { ...known, feature: null }, { ...known, condition: null }])).toEqual([
    "condition",
    "feature",
  ]);
});
