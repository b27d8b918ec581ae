import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { type MenuChoices, menuQuery, readMenuChoices, selectionProblems } from "./menu-choices.ts";

const read = (query: string) => readMenuChoices(new URLSearchParams(query), { meals: 2 });

test("choices come back from the address as they went into it", () => {
  const sku = fc.stringMatching(/^[A-Z\d-]{1,20}$/);
  const choices: fc.Arbitrary<MenuChoices> = fc.record({
    frequency: fc.constantFrom(3, 7),
    kibble: fc.option(sku),
    wet: fc.uniqueArray(sku, { maxLength: 4 }),
    meals: fc.integer({ min: 1, max: 4 }),
  });
  assertProperty(
    fc.property(choices, (chosen) => {
      expect(readMenuChoices(menuQuery(chosen), { meals: 2 })).toEqual(chosen);
    }),
  );
});

test("what makes no sense in an address counts as not chosen", () => {
  const none = { frequency: 7, kibble: null, wet: [], meals: 2 };
  expect(read("")).toEqual(none);
  expect(read("frequence=5&repas=9&croquettes=<script>&recette=&recette=a/b")).toEqual(none);
  expect(read("frequence=3&repas=1.5&recette=A&recette=A")).toEqual({ ...none, frequency: 3, wet: ["A"] });
});

test("a selection has a kibble and at most four recipes, three with three times a week", () => {
  const chosen = (frequency: 3 | 7, wet: number, kibble: string | null = "K") =>
    selectionProblems({ frequency, kibble, meals: 2, wet: Array.from({ length: wet }, (_, n) => `W${n}`) });
  expect(chosen(7, 4)).toEqual({});
  expect(chosen(3, 3)).toEqual({});
  expect(chosen(7, 5)).toEqual({ wet: "tooManyWet" });
  expect(chosen(3, 4)).toEqual({ wet: "tooManyWet" });
  expect(chosen(7, 0, null)).toEqual({ kibble: "noKibble", wet: "noWet" });
});
