import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { adultWeight, shareGrown } from "./growth.ts";

test("growth is steady: more of the adult weight each month, later for large dogs", () => {
  assertProperty(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 2, max: 90 }),
      fc.integer({ min: 1, max: 10 }),
      (month, adult, more) => {
        expect(shareGrown(month + 1, adult)).toBeGreaterThanOrEqual(shareGrown(month, adult));
        expect(shareGrown(month, adult + more)).toBeLessThanOrEqual(shareGrown(month, adult));
        const today = adult * shareGrown(month, adult);
        expect(adultWeight(today, month)).toBeCloseTo(adult, 3);
      },
    ),
  );
});
