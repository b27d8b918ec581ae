import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { assertProperty } from "../../../../tests/rigs/property.ts";
import { ReviewSpread } from "./review-spread.tsx";

const widthsOf = (counts: readonly number[]) => {
  const spread = counts.map((count, place) => ({ score: counts.length - place, count }));
  const html = renderToStaticMarkup(
    <ReviewSpread spread={spread} chosen={undefined} requested={undefined} onChoose={() => {}} />,
  );
  return [...html.matchAll(/<rect width="(\d+)%"/g)].map(([, width]) => Number(width));
};

test("bars are shares of all reviews", () => {
  expect(widthsOf([6, 3, 1, 0, 0])).toEqual([60, 30, 10, 0, 0]);
  expect(widthsOf([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
  const counts = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 5, maxLength: 5 });
  assertProperty(
    fc.property(counts, (all) => {
      const total = widthsOf(all).reduce((sum, width) => sum + width, 0);
      expect(Math.abs(total - (all.some(Boolean) ? 100 : 0))).toBeLessThanOrEqual(2.5);
    }),
  );
});
