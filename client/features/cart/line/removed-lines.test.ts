import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "../../../../shared/cart/cart.ts";
import { assertProperty } from "../../../../tests/rigs/property.ts";
import { noRemovals, type Removals, rowsOf, withRemoval } from "./removed-lines.ts";

const removal = Promise.resolve();

const line = (id: number, variantCode = String(id)): CartLine => ({
  id,
  variantCode,
  productName: "Croquettes",
  variantName: "2 kg",
  quantity: 2,
  subscriptionInterval: 31,
  unitPrice: 1000,
  total: 2000,
});

const idsOf = (lines: readonly CartLine[], removals: Removals) =>
  rowsOf(lines, removals).map((row) => row.line.id);

test("rows keep their places, whatever is removed and in whatever order", () => {
  const cart = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 8 });
  const carts = cart.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids)));
  assertProperty(
    fc.property(carts, ([ids, removedIds]) => {
      let lines = ids.map((id) => line(id));
      let removals = noRemovals;
      for (const id of removedIds) {
        removals = withRemoval(removals, lines, { line: line(id), removal });
        lines = lines.filter((one) => one.id !== id);
      }
      expect(idsOf(lines, removals)).toEqual(ids);
      const gone = rowsOf(lines, removals).filter(({ removed }) => removed);
      expect(gone.map((row) => row.line.id).toSorted()).toEqual(removedIds.toSorted());
    }),
  );
});

test("what is in the cart again is shown once, at the end, and the others stay where they were", () => {
  const lines = [line(1), line(2), line(3)];
  const first = withRemoval(noRemovals, lines, { line: line(1), removal });
  const both = withRemoval(first, [line(2), line(3)], { line: line(2), removal });
  expect(idsOf([line(3), line(9, "1")], both)).toEqual([2, 3, 9]);
  expect(idsOf([line(3)], both)).toEqual([1, 2, 3]);
});

test("a line that is removed a second time is offered once", () => {
  const once = withRemoval(noRemovals, [line(1)], { line: line(1), removal });
  const twice = withRemoval(once, [line(5, "1")], { line: line(5, "1"), removal });
  expect(idsOf([], twice)).toEqual([5]);
});

test("a swapped line stands where the old one did, before the offer to take it back", () => {
  const lines = [line(1), line(2), line(3)];
  const swapped = withRemoval(noRemovals, lines, { line: line(1), removal, swappedFor: "large" });
  expect(idsOf([line(2), line(3), line(9, "large")], swapped)).toEqual([9, 1, 2, 3]);
});
