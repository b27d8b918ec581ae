import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { groupPoints } from "./group-points.ts";

test("points apart stay alone, points together are one group in their middle", () => {
  const groups = groupPoints([
    { id: "lyon", x: 100, y: 100 },
    { id: "nice", x: 300, y: 300 },
    { id: "villeurbanne", x: 110, y: 104 },
  ]);
  expect(groups).toEqual([
    { ids: ["lyon", "villeurbanne"], x: 105, y: 102 },
    { ids: ["nice"], x: 300, y: 300 },
  ]);
});

test("no point is lost, none stands twice, and no two groups touch", () => {
  const coordinate = fc.integer({ min: 0, max: 400 });
  assertProperty(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 40 }), (places) => {
      const points = places.map((place, at) => ({ ...place, id: String(at) }));
      const groups = groupPoints(points);
      expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(points.map(({ id }) => id).toSorted());
      for (const one of groups) {
        for (const other of groups) {
          const apart = Math.abs(one.x - other.x) >= 40 || Math.abs(one.y - other.y) >= 42;
          expect(one === other || apart).toBe(true);
        }
      }
    }),
  );
});
