import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { isPostcode, postcodeRule, tidyPostcode } from "./postcode.ts";

const digits = { FR: 5, BE: 4, LU: 4 } as const;

test("a postcode has the digits of its country: 5 in France, 4 in Belgium and Luxembourg", () => {
  assertProperty(
    fc.property(fc.constantFrom("FR", "BE", "LU"), fc.stringMatching(/^\d{1,8}$/), (country, postcode) => {
      expect(isPostcode(tidyPostcode(postcode, country), country)).toBe(
        postcode.length === digits[country as keyof typeof digits],
      );
    }),
  );
});

test.each([
  ["FR", "69 002", "69002"],
  ["FR", "F-69002", "69002"],
  ["FR", "69OO2", "69002"],
  ["FR", "6900I", "69001"],
  ["FR", "69002 Lyon", "69002"],
  ["FR", "69002.", "69002"],
  ["FR", "97400 Saint-Denis", "97400"],
  ["BE", "B-1000", "1000"],
  ["BE", "BE-1000", "1000"],
  ["BE", "1000 Bruxelles", "1000"],
  ["LU", "L-1611", "1611"],
  ["LU", "l 1611", "1611"],
  ["LU", "LUX-1611", "1611"],
])("in %s, %s is read as %s", (country, input, postcode) => {
  expect(tidyPostcode(input, country)).toBe(postcode);
  expect(isPostcode(postcode, country)).toBe(true);
});

test.each(["6900A", "", "69-02", "B-69002"])("in France %s is no postcode", (input) => {
  expect(isPostcode(tidyPostcode(input, "FR"), "FR")).toBe(false);
});

test("elsewhere 3 to 10 letters, digits, spaces, hyphens", () => {
  const elsewhere = (input: string) => isPostcode(tidyPostcode(input, "NL"), "NL");
  expect(["1012 ab", "SW1A 1AA", "101", "1234567890"].map(elsewhere)).toEqual([true, true, true, true]);
  expect(["12", "12345678901", "12_34", "- 12", "12é4"].map(elsewhere)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("only the shop's countries have a rule of their own", () => {
  expect(postcodeRule("BE")).toMatchObject({ digits: 4, example: "1000" });
  for (const country of ["NL", "", "constructor"]) expect(postcodeRule(country)).toBeUndefined();
});

test("in Belgium a sign stands only at the beginning", () => {
  expect(tidyPostcode("AB-1000", "BE")).toBe("AB-1000");
});
