import fc from "fast-check";
import { expect, test } from "vitest";
import { formatWeight } from "./weight.ts";

test.each([
  [85, "85\u202fg"],
  [400, "400\u202fg"],
  [999, "999\u202fg"],
  [999.6, "1\u202fkg"],
  [1000, "1\u202fkg"],
  [1020, "1,02\u202fkg"],
  [1500, "1,5\u202fkg"],
  [2000, "2\u202fkg"],
  [12_000, "12\u202fkg"],
])("%d grams read as %s", (weight, text) => {
  expect(formatWeight(weight)).toBe(text);
});

test("no gram is lost in the text", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (weight) => {
      const [number = "", unit] = formatWeight(weight).split("\u202f");
      const read = Number(number.replace(",", ".")) * (unit === "kg" ? 1000 : 1);
      expect(Math.round(read)).toBe(weight);
    }),
  );
});
