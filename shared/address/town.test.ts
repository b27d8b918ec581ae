import { expect, test } from "vitest";
import { postcodeBeside, postcodeIn, townBeside } from "./town.ts";

test.each([
  ["69002 Lyon", "FR", "69002", "Lyon"],
  ["69002 - Lyon", "FR", "69002", "Lyon"],
  ["F-69002 Lyon", "FR", "69002", "Lyon"],
  ["LUX-1611 Luxembourg", "LU", "1611", "Luxembourg"],
  ["69002 Lyon", "FR", "69003", "69002 Lyon"],
  ["69002 Lyon", "FR", undefined, "69002 Lyon"],
  ["Lyon 69002 Sud", "FR", "69002", "Lyon 69002 Sud"],
  ["Namur, Belgique", "BE", "5000", "Namur"],
  ["Namur, France", "BE", "5000", "Namur France"],
])("the town of %s in %s beside the postcode %s is %s", (typed, countryCode, postcode, town) => {
  expect(townBeside(typed, { countryCode, postcode })).toBe(town);
});

test.each([
  ["69002 Lyon", "Lyon", "69002"],
  ["69002 Lyon", "Lyon 2e", "69002"],
  ["69002 Lyon", "Paris", "69002 Lyon"],
  ["69002 Lyon", undefined, "69002 Lyon"],
  ["69002", undefined, "69002"],
])("the postcode of %s beside the town %s is %s", (typed, city, postcode) => {
  expect(postcodeBeside(typed, { countryCode: "FR", city })).toBe(postcode);
});

test.each([
  ["69002 Lyon", "69002"],
  ["F-69002 Lyon", "69002"],
  ["Lyon", undefined],
  ["Lyon 69002 Sud", undefined],
  ["69002", undefined],
])("the town %s begins with the postcode %s", (town, postcode) => {
  expect(postcodeIn(town, "FR")).toBe(postcode);
});
