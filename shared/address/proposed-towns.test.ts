import { expect, test } from "vitest";
import { proposedTowns } from "./proposed-towns.ts";

test("a town of another postcode is told which ones the postcode has", () => {
  expect(proposedTowns("Paris", ["Villeurbanne"])).toEqual(["Villeurbanne"]);
  expect(proposedTowns("Paris", ["Belley", "Magnieu"])).toEqual(["Belley", "Magnieu"]);
});

test.each([
  ["Villeurbanne", "Villeurbanne"],
  ["VILLEURBANNE cedex 3", "Villeurbanne"],
  ["Lyon 3e", "Lyon"],
  ["Paris 11ème", "Paris"],
  ["St Étienne", "Saint-Étienne"],
  ["Le Bourg, Magnieu", "Magnieu"],
  ["Donibane Lohizune", "Saint-Jean-de-Luz"],
])("%s is %s", (typed, town) => {
  expect(proposedTowns(typed, ["Belley", town])).toEqual([]);
});

test("nothing is proposed without a town, nor from a long or an empty list", () => {
  expect(proposedTowns("", ["Villeurbanne"])).toEqual([]);
  expect(proposedTowns("Paris", [])).toEqual([]);
  expect(
    proposedTowns(
      "Paris",
      ["A", "B", "C", "D", "E"].map((letter) => `Ville-${letter}`),
    ),
  ).toEqual([]);
});

test("a proposed town is spelt as the form accepts it", () => {
  expect(proposedTowns("Paris", ["L’Haÿ-les-Roses"])).toEqual(["L'Haÿ-les-Roses"]);
});
