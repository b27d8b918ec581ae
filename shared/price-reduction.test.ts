import { expect, test } from "vitest";
import { isAboveCap, reductionOf } from "./price-reduction.ts";

test("a price below the lowest one of the last 30 days is a reduction from it", () => {
  expect(reductionOf(1999, 2490)).toEqual({ lowest: 2490, percent: 19 });
  expect(reductionOf(2000, 2500)).toEqual({ lowest: 2500, percent: 20 });
});

test.each([undefined, null, Number.NaN, 19.5, "2490", 1990, 1500])(
  "nothing is struck through where the lowest price is %s",
  (lowest) => expect(reductionOf(1990, lowest)).toBeUndefined(),
);

test("a price that is not a whole amount has no reduction", () => {
  expect(reductionOf(null, 2490)).toBeUndefined();
  expect(reductionOf(19.9, 2490)).toBeUndefined();
});

test("the percentage stops at 34", () => {
  expect(reductionOf(6600, 10000)).toEqual({ lowest: 10000, percent: 34 });
  expect(reductionOf(6599, 10000)).toEqual({ lowest: 10000 });
  expect(isAboveCap(6600, 10000)).toBe(false);
  expect(isAboveCap(6599, 10000)).toBe(true);
});

test("less than one per cent is not announced as one", () => {
  expect(reductionOf(9999, 10000)).toEqual({ lowest: 10000 });
});
