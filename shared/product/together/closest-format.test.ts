import { expect, test } from "vitest";
import type { Variant } from "../product.ts";
import { closestFormat } from "./closest-format.ts";

const format = (weight: number | null, change: Partial<Variant> = {}): Variant => ({
  code: "11000101",
  slug: `${weight}-g`,
  name: `${weight} g`,
  weight,
  isVisible: true,
  isInStock: true,
  price: 1990,
  ...change,
});

test.each([
  ["the nearest in weight", 12_000, [format(2000), format(5000), format(4000)], 5000],
  ["of two as near the first", 4000, [format(3000), format(5000)], 3000],
  [
    "only one for sale",
    5000,
    [
      format(5000, { isInStock: false }),
      format(5100, { price: null }),
      format(5200, { isVisible: false }),
      format(12_000),
    ],
    12_000,
  ],
  ["the first where the weight is not known", null, [format(2000), format(5000)], 2000],
])("%s", (_, weight, variants, expected) => {
  expect(closestFormat({ variants }, { weight })?.weight).toBe(expected);
});

test("none where nothing is for sale", () => {
  expect(closestFormat({ variants: [format(2000, { isInStock: false })] }, { weight: 2000 })).toBeUndefined();
});
