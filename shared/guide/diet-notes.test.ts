import { describe, expect, test } from "vitest";
import type { AnimalFacts } from "../animal/animal.ts";
import type { AnimalChoice } from "../animal/animal-lists.ts";
import { changesOfDiet, dietNotes } from "./diet-notes.ts";
import type { AdvisedFood } from "./shown-advice.ts";

const choice = (code: string, label: string, place: number): AnimalChoice => ({
  ref: String(place + 1),
  code,
  label,
  description: null,
  kind: null,
  adultWeight: null,
  isAllergy: false,
});
const listOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([code, label], place) => choice(code, label, place));
const lists = {
  feeds: listOf({
    kibble: "Croquettes",
    "wet-food": "Pâtée",
    "home-made": "Ration ménagère",
    raw: "Alimentation crue",
    treats: "Friandises",
  }),
  brands: listOf({
    museau: "Museau",
    nutripatte: "Nutripatte",
    other: "Une autre marque",
    unknown: "Je ne sais pas",
  }),
  features: listOf({ none: "Rien", "sensitive-digestion": "Digestion sensible", "allergy-fish": "Poisson" }),
};
const ref = (list: keyof typeof lists, code: string) =>
  lists[list].find((one) => one.code === code)?.ref ?? "";

const food = { name: "Croquettes Poulet", ration: 181, energyPer100g: 350 } as AdvisedFood;
const advice = { energy: { need: 634, low: 600, high: 700, source: "" }, foods: [food], answered: false };
const animal: Pick<AnimalFacts, "gender" | "feature" | "feeds" | "kibbleBrand" | "onlyThisBrand"> = {
  gender: "female",
  feature: ref("features", "none"),
  feeds: [ref("feeds", "kibble")],
  kibbleBrand: ref("brands", "museau"),
  onlyThisBrand: false,
};
const eats = (...codes: string[]) => codes.map((code) => ref("feeds", code));
const plain = (notes: readonly string[]) => notes.map((note) => note.replaceAll("\u00a0", " "));

describe("what is told of an animal’s habits", () => {
  test("is nothing for one that eats our kibble alone", () => {
    expect(dietNotes(animal, lists, advice)).toEqual([]);
  });

  test.each([
    ["raw food is left in ten days", { feeds: eats("raw") }, /^Alimentation crue aujourd’hui.*dix jours/],
    ["so is home-made food", { feeds: eats("home-made") }, /^Ration ménagère aujourd’hui.*dix jours/],
    [
      "another brand takes ten days",
      { kibbleBrand: ref("brands", "nutripatte") },
      /^Elle mange Nutripatte.*dix jours/,
    ],
    [
      "only another brand: we have only ours, and its own ration can be worked out",
      { kibbleBrand: ref("brands", "nutripatte"), onlyThisBrand: true },
      /^Elle ne mange que Nutripatte, et nous ne vendons que nos propres recettes.*634 kcal/,
    ],
    [
      "only a brand that is not known is another one",
      { kibbleBrand: ref("brands", "unknown"), onlyThisBrand: true, gender: "male" as const },
      /^Il ne mange que sa marque actuelle, et nous ne vendons que nos propres recettes/,
    ],
    ["only our brand is what all of these are", { onlyThisBrand: true }, /Tous ces aliments en sont/],
    [
      "wet food takes its energy from the ration",
      { feeds: eats("kibble", "wet-food") },
      /^Pâtée : pour 100 kcal d’un autre aliment, retirez 29 g/,
    ],
    [
      "treats take a tenth of it",
      { feeds: eats("kibble", "treats") },
      /^Friandises : 63 kcal.*: 163 g au lieu de 181 g \(Croquettes Poulet\)/,
    ],
    [
      "health that no food is made for is told",
      { feature: ref("features", "sensitive-digestion") },
      /^Aucun de ces aliments n’est conçu pour les digestions sensibles/,
    ],
  ])("%s", (_, changed, words) => {
    expect(plain(dietNotes({ ...animal, ...changed }, lists, advice))).toContainEqual(
      expect.stringMatching(words),
    );
  });

  test("is no word on health where a food is made for it, nor on an allergy", () => {
    const digestion = { ...animal, feature: ref("features", "sensitive-digestion") };
    expect(dietNotes(digestion, lists, { ...advice, answered: true })).toEqual([]);
    expect(dietNotes({ ...animal, feature: ref("features", "allergy-fish") }, lists, advice)).toEqual([]);
  });
});

test("raw or home-made food and another brand make the change a longer one", () => {
  const change = (changed: Partial<typeof animal>) => changesOfDiet({ ...animal, ...changed }, lists);
  expect(change({})).toEqual({ isUnlikeKibble: false, isOtherBrand: false });
  expect(change({ feeds: eats("raw") }).isUnlikeKibble).toBe(true);
  expect(change({ kibbleBrand: ref("brands", "other") }).isOtherBrand).toBe(true);
  expect(change({ kibbleBrand: ref("brands", "unknown") }).isOtherBrand).toBe(false);
  expect(change({ kibbleBrand: null }).isOtherBrand).toBe(false);
});
