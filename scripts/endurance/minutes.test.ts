import { expect, test } from "vitest";
import { growthOf, isFlat, type Minute, minuteOf } from "./minutes.ts";

const minute = (memory: number): Minute => minuteOf([1, 2, 3], memory);

test("a minute has its quantiles and its slowest answer", () => {
  const times = Array.from({ length: 1000 }, (_, at) => at + 1);
  expect(minuteOf(times, 5)).toEqual({ answers: 1000, p50: 501, p99: 991, slowest: 1000, memory: 5 });
});

test("memory that grows while the shop warms up is flat, memory that goes on growing is not", () => {
  const warm = [50, 90, ...Array<number>(10).fill(100)].map(minute);
  expect(isFlat(warm)).toBe(true);
  const leaking = Array.from({ length: 30 }, (_, at) => minute(100 + 2 * at));
  expect(growthOf(leaking)).toBeCloseTo(154 / 144 - 1);
  expect(isFlat(leaking)).toBe(false);
});
