import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Sort, sorts } from "../../../shared/listing/listing-query.ts";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { sortListing } from "./listing-sort.ts";

interface Made {
  name: string;
  price?: number;
  rating?: number | null;
  reviewCount?: number;
  createdAt?: string | null;
}

const made = ({ name, price, rating = null, reviewCount = 0, createdAt = null }: Made) => ({
  name,
  rating,
  reviewCount,
  createdAt,
  variants: [
    {
      code: "11000101",
      slug: "2-kg",
      name: "2 kg",
      weight: 2000,
      isVisible: true,
      isInStock: true,
      price: price ?? null,
    },
  ],
});

const shelf = [
  made({ name: "milieu", price: 1290, rating: 4.5, reviewCount: 10, createdAt: "2025-03-01T10:00:00.000Z" }),
  made({ name: "sans rien" }),
  made({ name: "cher", price: 4990, rating: 4.5, reviewCount: 40, createdAt: "2026-10-30T10:00:00.000Z" }),
  made({ name: "petit", price: 490, rating: 4.9, reviewCount: 2, createdAt: "hier" }),
];

test.each<[Sort, string[]]>([
  ["pertinence", ["milieu", "sans rien", "cher", "petit"]],
  ["prix", ["petit", "milieu", "cher", "sans rien"]],
  ["prix-decroissant", ["cher", "milieu", "petit", "sans rien"]],
  ["note", ["petit", "cher", "milieu", "sans rien"]],
  ["nouveautes", ["cher", "milieu", "sans rien", "petit"]],
])("sorted by %s", (sort, names) => {
  expect(sortListing(shelf, sort).map(({ name }) => name)).toEqual(names);
});

test("an order moves products and neither adds nor loses one; what is alike keeps its place", () => {
  const products = fc.array(
    fc.record({
      name: fc.string(),
      price: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      reviewCount: fc.integer({ min: 0, max: 2 }),
    }),
  );
  assertProperty(
    fc.property(products, fc.constantFrom(...sorts), (entries, sort) => {
      const before = entries.map(({ price, ...entry }) =>
        made({ ...entry, ...(price === undefined ? {} : { price }) }),
      );
      const after = sortListing(before, sort);
      expect(new Set(after)).toEqual(new Set(before));
      expect(after).toHaveLength(before.length);
      expect(sortListing(after, sort)).toEqual(after);
    }),
  );
});
