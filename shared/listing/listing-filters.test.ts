import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import type { Variant } from "../product/product.ts";
import { slugOf } from "../text/slug.ts";
import { chosenOf, type Facet } from "./facets.ts";
import { filterListing } from "./listing-filters.ts";
import { type ChosenFilter, facetNames } from "./listing-query.ts";

function product(filters: string[], price: number | null = 1290) {
  const variant: Variant = {
    code: "11000101",
    slug: "2-kg",
    name: "2 kg",
    weight: 2000,
    isVisible: true,
    isInStock: true,
    price,
  };
  return {
    filters: filters.map((filter) => {
      const [name = "", value = ""] = filter.split(": ");
      return { name, value };
    }),
    variants: [variant],
  };
}

const puppy = product(["âge: Chiot", "protéine: Poulet", "besoin: Peau & pelage"], 490);
const adult = product(["âge: Adulte", "protéine: Poulet"], 890);
const senior = product(["âge: Senior", "protéine: Saumon", "protéine: Poisson"], 2490);
const shelf = [puppy, adult, senior];

const choose = (...filters: `${string}=${string}`[]): ChosenFilter[] =>
  filters.map((filter) => {
    const [facet = "", value = ""] = filter.split("=");
    return { facet, value };
  });

const countsOf = (facets: Facet[], name: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.name === name)?.choices.map(([label, count]) => [label, count]) ?? [],
  );

test("one choice of a facet is enough, every facet counts", () => {
  expect(filterListing(shelf, choose("age=chiot", "age=senior")).matching).toEqual([puppy, senior]);
  expect(filterListing(shelf, choose("age=chiot", "age=senior", "proteine=saumon")).matching).toEqual([
    senior,
  ]);
});

test("a choice counts what it would leave, the other choices of its facet aside", () => {
  const { facets } = filterListing(shelf, choose("age=chiot"));
  expect(countsOf(facets, "age")).toEqual({ Chiot: 1, Adulte: 1, Senior: 1 });
  expect(countsOf(facets, "proteine")).toEqual({ Poisson: 0, Poulet: 1, Saumon: 0 });
});

test("what grows comes in its order, all else by the French alphabet", () => {
  const facets = filterListing([senior, adult, puppy], []).facets;
  expect(Object.keys(countsOf(facets, "age"))).toEqual(["Chiot", "Adulte", "Senior"]);
  const letters = [product(["gamme: Zeste"]), product(["gamme: Équilibre"]), product(["gamme: Bel Âge"])];
  expect(Object.keys(countsOf(filterListing(letters, []).facets, "gamme"))).toEqual([
    "Bel Âge",
    "Équilibre",
    "Zeste",
  ]);
});

test("prices are chosen by their band, the one shown on the card; what has no price is in none", () => {
  const { facets, matching } = filterListing([...shelf, product([], null)], choose("prix=moins-de-5"));
  expect(countsOf(facets, "prix")).toEqual({
    "Moins de 5\u00a0€": 1,
    "8 à 10\u00a0€": 1,
    "15 à 25\u00a0€": 1,
  });
  expect(matching).toEqual([puppy]);
});

test.each([499, 500, 799, 800, 1499, 1500, 2499, 2500, 0])("a price of %i is in one band", (price) => {
  const { facets } = filterListing([product([], price), product([], null)], []);
  expect(facets.find(({ name }) => name === "prix")?.choices).toHaveLength(1);
});

test("a price per kilo is that of the cheapest format; what is offered or has no weight is in no band", () => {
  const [variant] = product([], 1100).variants;
  const weightless = { filters: [], variants: variant ? [{ ...variant, weight: null }] : [] };
  const { facets } = filterListing([product([], 1100), product([], 1990), product([], 0), weightless], []);
  expect(countsOf(facets, "prix-au-kilo")).toEqual({
    "Moins de 8\u00a0€/kg": 1,
    "8 à 10\u00a0€/kg": 1,
  });
});

test("a facet that separates nothing is left out; one of the content system's own comes last, under its name", () => {
  const all = shelf.map((one) => ({
    ...one,
    filters: [...one.filters, ...product(["animal: Chien"]).filters],
  }));
  const odd = [...all, product(["animal: Chien", "couleur du sac: Rouge"])];
  const { facets } = filterListing(odd, []);
  expect(facets.map(({ name }) => name)).toEqual([
    "age",
    "besoin",
    "proteine",
    "prix-au-kilo",
    "prix",
    "couleur-du-sac",
  ]);
  expect(facets.map(({ title }) => title)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    "couleur du sac",
  ]);
  expect(filterListing(odd, choose("couleur-du-sac=rouge")).matching).toHaveLength(1);
});

test("a value that no product of the shelf has is passed over", () => {
  const { matching, facets } = filterListing(shelf, choose("age=chiot", "age=poulain", "texture=soupe"));
  expect(matching).toEqual([puppy]);
  expect(chosenOf(facets)).toEqual([{ facet: "age", value: "chiot", label: "Chiot" }]);
});

test("what is chosen is told in the order in which it is shown, whatever the address says", () => {
  const { facets } = filterListing(shelf, choose("prix=moins-de-5", "age=senior", "age=chiot"));
  expect(chosenOf(facets).map(({ value }) => value)).toEqual(["chiot", "senior", "moins-de-5"]);
});

test("an empty shelf has nothing to choose", () => {
  expect(filterListing([], choose("age=chiot"))).toEqual({ matching: [], facets: [] });
});

const labels = fc.constantFrom("Chiot", "Adulte", "Peau & pelage", "Œuf", "Bœuf", "À mâcher", "<b>", "");
const names = fc.constantFrom(
  "animal",
  "âge",
  "taille",
  "besoin",
  "protéine",
  "texture",
  "gamme",
  "prix",
  "prix au kilo",
  "constructor",
);
const products = fc.array(
  fc
    .tuple(fc.array(fc.tuple(names, labels), { maxLength: 8 }), fc.option(fc.integer({ min: 0, max: 5000 })))
    .map(([filters, price]) =>
      product(
        filters.map((pair) => pair.join(": ")),
        price,
      ),
    ),
  { maxLength: 25 },
);
const asked = fc.array(
  fc.record<ChosenFilter>({
    facet: fc.constantFrom(...facetNames),
    value: fc.constantFrom("chiot", "adulte", "peau-pelage", "oeuf", "moins-de-5", "20-et-plus", "inconnu"),
  }),
  { maxLength: 6 },
);

test("a count is what is left when its choice alone is made in its facet", () => {
  assertProperty(
    fc.property(products, asked, (all, choices) => {
      const { matching, facets } = filterListing(all, choices);
      expect(all.filter((one) => matching.includes(one))).toEqual(matching);
      for (const { name, choices: shown } of facets) {
        const others = choices.filter(({ facet }) => facet !== name);
        for (const [label, count] of shown) {
          const alone = [...others, ...choose(`${name}=${slugOf(label)}`)];
          expect(filterListing(all, alone).matching.length, `${name} ${label}`).toBe(count);
        }
      }
      expect(filterListing(all, chosenOf(facets))).toEqual({ matching, facets });
    }),
  );
});

test("one more choice of a facet never leaves fewer products, one of another facet never more", () => {
  assertProperty(
    fc.property(products, asked, (all, choices) => {
      const { matching, facets } = filterListing(all, choices);
      for (const { name, choices: shown } of facets) {
        const inUse = shown.some(([, , chosen]) => chosen);
        for (const [label] of shown) {
          const more = filterListing(all, [...choices, ...choose(`${name}=${slugOf(label)}`)]).matching
            .length;
          if (inUse) expect(more).toBeGreaterThanOrEqual(matching.length);
          else expect(more).toBeLessThanOrEqual(matching.length);
        }
      }
    }),
  );
});

test("values that a sign alone tells apart are two, and what shares an address is told", () => {
  const signs = [product(["âge: - 7 ans"]), product(["âge: + 7 ans"]), product(["âge: 7 ans"]), product([])];
  expect(countsOf(filterListing(signs, []).facets, "age")).toEqual({
    "- 7 ans": 1,
    "+ 7 ans": 1,
    "7 ans": 1,
  });
  expect(filterListing(signs, choose("age=plus-7-ans")).matching).toEqual([signs[1]]);
  expect(filterListing(signs, []).collisions).toBeUndefined();

  const same = [product(["gamme: Bio*"]), product(["gamme: Bio"]), product(["gamme: bio"]), product([])];
  expect(filterListing(same, []).collisions).toEqual([
    { facet: "gamme", labels: ["Bio*", "Bio"] },
    { facet: "gamme", labels: ["Bio*", "bio"] },
  ]);
  expect(filterListing([product(["âge: Chiot"]), product(["âge: chiot"])], []).collisions).toBeUndefined();
});
