import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { swappedQuantity } from "./swapped-quantity.ts";

test.each([
  [5, 2000, 5000, 2],
  [2, 5000, 2000, 5],
  [1, 400, 4000, 1],
  [5, 2000, 4000, 3],
  [12, 85, 1020, 1],
  [null, 2000, 2000, 1],
])("%s × %d g become packs of %d g: %d of them", (quantity, weight, offered, packs) => {
  expect(swappedQuantity({ quantity, weight }, offered)).toBe(packs);
});

test.each([
  [null, 2000],
  [2000, null],
  [0, 2000],
])("with a weight of %s for one of %s the number stays", (weight, offered) => {
  expect(swappedQuantity({ quantity: 3, weight }, offered)).toBe(3);
});

test("no other number of packs is nearer to the weight, within what a line holds", () => {
  const grams = fc.constantFrom(85, 400, 1000, 1500, 2000, 4000, 5000, 12_000);
  assertProperty(
    fc.property(fc.integer({ min: 1, max: 20 }), grams, grams, (quantity, weight, offered) => {
      const packs = swappedQuantity({ quantity, weight }, offered);
      const off = (count: number) => Math.abs(count * offered - quantity * weight);
      if (packs < 99) expect(off(packs)).toBeLessThanOrEqual(off(packs + 1));
      if (packs > 1) expect(off(packs)).toBeLessThanOrEqual(off(packs - 1));
    }),
  );
});
