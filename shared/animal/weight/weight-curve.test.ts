import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { type MeasuredWeight, weightCurve } from "./weight-curve.ts";

const puppy: MeasuredWeight[] = [
  { weight: 4.5, measuredOn: "2026-08-01" },
  { weight: 9, measuredOn: "2026-10-01" },
  { weight: 12, measuredOn: "2026-11-09" },
];

test("the first measure stands at the left, the last at the right, heavier ones higher", () => {
  const curve = weightCurve(puppy);
  expect(curve?.points.map(({ x }) => x)).toEqual([0, 61, 100]);
  const heights = curve?.points.map(({ y }) => y) ?? [];
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(curve?.lines.map(({ weight }) => weight)).toEqual([4, 6, 8, 10, 12]);
});

test("there is no curve of one day", () => {
  expect(weightCurve([])).toBeUndefined();
  expect(weightCurve(puppy.slice(0, 1))).toBeUndefined();
  expect(weightCurve([...puppy.slice(0, 1), { weight: 5, measuredOn: "2026-08-01" }])).toBeUndefined();
});

test("a hundred grams of a big dog are nearly flat", () => {
  const curve = weightCurve([
    { weight: 40, measuredOn: "2026-01-01" },
    { weight: 40.1, measuredOn: "2026-02-01" },
  ]);
  const [from, to] = curve?.points ?? [];
  expect(Math.abs((from?.y ?? 0) - (to?.y ?? 100))).toBeLessThan(3);
});

test("whatever was measured, all of it is inside, in its order, between a few round weights", () => {
  const measure = fc.record({
    weight: fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 10),
    measuredOn: fc.integer({ min: 0, max: 6000 }).map((days) => dayAfter("2010-01-01", days)),
  });
  assertProperty(
    fc.property(fc.array(measure, { maxLength: 80 }), (measured) => {
      const curve = weightCurve(measured);
      if (!curve) return;
      const { points, lines } = curve;
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100);
      }
      expect(points.map(({ measuredOn }) => measuredOn)).toEqual(
        points.map(({ measuredOn }) => measuredOn).toSorted(),
      );
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(6);
    }),
  );
});
