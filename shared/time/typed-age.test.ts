import { expect, test } from "vitest";
import { typedAge } from "./typed-age.ts";

test.each([
  ["2", "", 24],
  ["2 ans", "", 24],
  ["1 an", "", 12],
  ["1an", "", 12],
  ["3\u00a0ans", "", 36],
  ["３", "", 36],
  ["3 ans.", "", 36],
  ["6 mois", "", 6],
  ["6mois", "", 6],
  ["1,5", "", 18],
  ["1,5\u00a0an", "", 18],
  ["2 ½", "", 30],
  ["2½ ans", "", 30],
  ["2 ans et demi", "", 30],
  ["2 et demi", "", 30],
  ["3 ans 1/2", "", 42],
  ["un an et demi", "", 18],
  ["Deux ans", "", 24],
  ["six mois", "", 6],
  ["1 an 6 mois", "", 18],
  ["1 an, 6 mois", "", 18],
  ["1 an + 6 mois", "", 18],
  ["1 an - 6 mois", "", 18],
  ["1 a. 6 m.", "", 18],
  ["", "1 an et 6 mois", 18],
  ["", "18", 18],
  ["", "18 mois", 18],
  ["", "1 an", 12],
  ["3", "6", 42],
  ["3 ans", "6 mois", 42],
  ["1,5", "6", 24],
  ["18 mois", "0", 18],
  ["0", "2 ans", 24],
  ["0", "", 0],
  ["-1", "", -1],
  ["3", "-6", -6],
  ["-1", "24", -1],
])("%o years and %o months are %i months", (years, months, total) =>
  expect(typedAge(years, months)).toBe(total),
);

test.each(["deux", "1 2", "6 mois et demi", "2 kg", "1e3", "8 semaines", "2021", "03/2024", "bientôt 3 ans"])(
  "%o is no age",
  (text) => expect(typedAge(text, "")).toBeNaN(),
);

test.each([
  ["3 ans 6 mois", "6"],
  ["6 mois", "6"],
  ["3", "1 an"],
])("%o and %o say the same part twice and are no age", (years, months) => {
  expect(typedAge(years, months)).toBeNaN();
});
