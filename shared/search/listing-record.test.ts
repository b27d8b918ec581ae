import { expect, test } from "vitest";
import { listedProduct, listingRecords, readLabel } from "./listing-record.ts";

const variant = { code: "1", slug: "1-kg", name: "1 kg", weight: 1000, isVisible: true, isInStock: true };

const productOf = (sku: string, filters: [string, string][], price: number | null = 900) =>
  listedProduct({
    ...{ sku, rating: 4.5, reviewCount: 3, createdAt: "2026-01-02T00:00:00.000Z" },
    filters: filters.map(([name, value]) => ({ name, value })),
    variants: [{ ...variant, price }],
  });

test("a category's records are numbered in its order and hold what its listing filters and sorts by", () => {
  const [first, second] = listingRecords("chien", [
    productOf("A", [["format du sac", "Zip"]]),
    productOf("B", [], null),
  ]);
  expect(first).toEqual({
    ...{ objectID: "chien/A", category: "chien", sku: "A", rank: 1 },
    ...{ price: 900, rating: 4.5, reviewCount: 3, createdAt: Date.UTC(2026, 0, 2) },
    choices: ["format-du-sac/zip", "prix/8-a-10", "prix-au-kilo/8-a-10-kg"],
    labels: ["format du sac > Zip", "prix > 8 à 10\u00a0€", "prix-au-kilo > 8 à 10\u00a0€/kg"],
  });
  expect(second).toMatchObject({ rank: 2, choices: [], labels: [] });
  expect(second).not.toHaveProperty("price");
});

test("labels with one address are counted once, under the first spelling", () => {
  const records = [
    ...listingRecords("chien", [
      productOf("A", [["âge", "Chiot"]], null),
      productOf(
        "B",
        [
          ["Age", "chiot"],
          ["age", "Chiot"],
        ],
        null,
      ),
    ]),
  ];
  expect(records.map(({ labels }) => labels)).toEqual([["âge > Chiot"], ["âge > Chiot"]]);
});

test("a label is read as it was written, and nothing else is", () => {
  expect(readLabel("prix > 20\u00a0€ > plus")).toEqual({ name: "prix", label: "20\u00a0€ > plus" });
  expect(readLabel("prix")).toBeUndefined();
});
