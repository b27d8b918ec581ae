import { expect, test } from "vitest";
import { growthOf, isFlat, type Minute, minuteOf } from "./minutes.ts";

const minute = (memory: number): Minute => minuteOf([1, 2, 3], memory);

test("a minute has its quantiles and its slowest answer", () => {
  const times = Array.from({ length: 1000 }, (_, at) => at + 1);
  expect(minuteOf(times, 5)).toEqual({ answers: 1000, p50: 501, p99: 991, slowest: 1000, memory: 5 });
});

test("memory may grow by a tenth from the first to the last third of a run", () => {
  const settling = [95, 98, ...Array<number>(28).fill(105)].map(minute);
  expect(isFlat(settling)).toBe(true);
  const leaking = Array.from({ length: 30 }, (_, at) => minute(100 + at));
  expect(growthOf(leaking)).toBeCloseTo(124.5 / 104.5 - 1);
  expect(isFlat(leaking)).toBe(false);
});

test("a run of a minute tells nothing of its memory", () => {
  expect(growthOf([minute(100)])).toBe(0);
});
