import { expect, test } from "vitest";
import { costOfMillion } from "./cost.ts";

test("a million requests cost what they take, by the published prices", () => {
  const nothing = { cpuMilliseconds: 0, kvReads: 0, points: 0, logLines: 0, objectRequests: 0 };
  expect(costOfMillion(nothing)).toBe(0.3);
  const page = { cpuMilliseconds: 5, kvReads: 2, points: 1, logLines: 1, objectRequests: 1 };
  expect(costOfMillion(page)).toBeCloseTo(2.4);
});
