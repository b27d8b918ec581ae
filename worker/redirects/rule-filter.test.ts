import { expect, test } from "vitest";
import { filterOf, mayHaveRule, shardOf } from "./rule-filter.ts";

const paths = Array.from({ length: 50_000 }, (_, index) => `ancien/produit-${index}`);

test("50,000 rules take 100 kB, and the filter misses none of them", () => {
  const filter = filterOf(paths);
  expect(filter.byteLength).toBe(100_000);
  expect(paths.every((path) => mayHaveRule(filter, path))).toBe(true);
});

test("of other paths hardly one in a thousand passes", () => {
  const filter = filterOf(paths);
  const passed = paths.filter((_, index) => mayHaveRule(filter, `produits/croquettes-${index}`));
  expect(passed.length).toBeLessThan(75);
});

test("rules are spread evenly over the shards", () => {
  const counts = new Map<number, number>();
  for (const path of paths) counts.set(shardOf(path, 100), (counts.get(shardOf(path, 100)) ?? 0) + 1);
  expect(counts.size).toBe(100);
  expect(Math.max(...counts.values())).toBeLessThan(650);
});
