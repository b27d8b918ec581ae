import { expect, test } from "vitest";
import { typedAge } from "./typed-age.ts";

test.each([
  ["2", "years", 24],
  ["2 ans", "years", 24],
  ["1 an", "years", 12],
  ["1an", "years", 12],
  ["6 mois", "years", 6],
  ["6mois", "years", 6],
  ["1,5", "years", 18],
  ["1,5 an", "years", 18],
  ["2 ans et demi", "years", 30],
  ["1 an 6 mois", "years", 18],
  ["1 an et 6 mois", "months", 18],
  ["18", "months", 18],
  ["18 mois", "months", 18],
  ["1 an", "months", 12],
  ["2 ans", "months", 24],
  ["0", "years", 0],
  ["-1", "years", -12],
] as const)("%s typed into %s are %i months", (text, unit, months) =>
  expect(typedAge(text, unit)).toBe(months),
);

test.each(["deux", "1 2", "6 mois et demi", "2 kg", "1e3", ""])("%o is no age", (text) => {
  expect(typedAge(text, "years")).toBeNaN();
});
