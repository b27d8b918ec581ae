import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { slugOf } from "./slug.ts";

test.each([
  ["Peau & pelage", "peau-pelage"],
  ["Œuf", "oeuf"],
  ["À mâcher", "a-macher"],
  ["20\u00a0€ et plus", "20-et-plus"],
  ["Bel Âge", "bel-age"],
  ["…", ""],
  ["- 7 ans", "moins-7-ans"],
  ["+ 7 ans", "plus-7-ans"],
  ["−7 ans", "moins-7-ans"],
  ["< 7 ans", "moins-7-ans"],
  ["≥ 7 ans", "plus-7-ans"],
  ["7 ans +", "7-ans-plus"],
  ["7+", "7-plus"],
  ["7 ans", "7-ans"],
  ["Chien -7 ans", "chien-moins-7-ans"],
  ["Chien +7 ans", "chien-plus-7-ans"],
  ["7-12 mois", "7-12-mois"],
  ["7 - 12 mois", "7-12-mois"],
  ["80 % de viande", "80-pour-cent-de-viande"],
  ["Bœuf + riz", "boeuf-riz"],
])("%j is %j in an address", (label, slug) => expect(slugOf(label)).toBe(slug));

test("a slug is made of small letters, digits and single hyphens, and is its own slug", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aZ9 -_&éŒß\u00a0€<İ犬") });
  assertProperty(
    fc.property(letters, (label) => {
      const slug = slugOf(label);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
