import { expect, test } from "vitest";
import type { Animal } from "../../shared/animal/animal.ts";
import { differingFacts } from "./differing-facts.ts";

const animal: Animal = {
  id: 1,
  kind: "cat",
  gender: "female",
  name: "Mirabelle",
  breed: "european",
  birthday: "2019-06-21",
  weight: 4.2,
  sterilized: true,
  condition: 4,
  activity: "low",
  feature: "none",
  allergies: [],
  feeds: ["wet-food", "kibble"],
  kibbleBrand: "museau",
  oldKibbleBrand: null,
  onlyThisBrand: false,
  picture: null,
  updatedAt: null,
};

test("facts that a profile has otherwise are named; those that were not asked are not", () => {
  expect(differingFacts(animal, { weight: 4.4, name: "Mirabelle", condition: 3 })).toEqual([
    "weight",
    "condition",
  ]);
  expect(differingFacts(animal, {})).toEqual([]);
});

test("the order of feeds does not matter, their number does", () => {
  expect(differingFacts(animal, { feeds: ["kibble", "wet-food"] })).toEqual([]);
  expect(differingFacts(animal, { feeds: ["kibble"] })).toEqual(["feeds"]);
});
