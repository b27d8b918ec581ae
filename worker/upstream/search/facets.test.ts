import { expect, test, vi } from "vitest";
import { facetFiltersOf, toFacets } from "./facets.ts";

const warn = vi.fn();
const log = { warn };

const adult = { facet: "age", value: "adulte" } as const;
const puppy = { facet: "age", value: "chiot" } as const;
const dog = { facet: "animal", value: "chien" } as const;

test("one choice of a facet is enough, every facet counts", () => {
  expect(facetFiltersOf([adult, dog, puppy])).toEqual([
    ["choices:animal/chien"],
    ["choices:age/adulte", "choices:age/chiot"],
  ]);
});

test("choices come in the order of the listings, what is chosen is said", () => {
  const counts = { age: { Senior: 1, Adulte: 4, Chiot: 2 }, animal: { Chien: 7 } };
  expect(toFacets(counts, [adult], 7, log)).toEqual([
    {
      name: "age",
      choices: [
        ["Chiot", 2],
        ["Adulte", 4, true],
        ["Senior", 1],
      ],
    },
  ]);
});

test("a choice that fits nothing stays, to be taken back", () => {
  expect(toFacets({}, [{ facet: "besoin", value: "peau-pelage" }], 0, log)).toEqual([
    { name: "besoin", choices: [["peau pelage", 0, true]] },
  ]);
});

test("values that share an address are one choice, which is logged unless they differ in spelling alone", () => {
  const counts = { besoin: { "Bio*": 3, Bio: 2 }, age: { Chiot: 4, chiot: 1 } };
  expect(toFacets(counts, [], 9, log)).toEqual([
    { name: "age", choices: [["Chiot", 5]] },
    { name: "besoin", choices: [["Bio*", 5]] },
  ]);
  expect(warn.mock.calls).toEqual([["filters with one address", { key: "besoin", reason: "Bio* | Bio" }]]);
});
