import { expect, test } from "vitest";
import { areEatenTogether } from "./eaten-together.ts";

const food = (
  more: { animal?: "dog" | "cat" | null; name?: string; age?: string; needs?: string[] } = {},
) => {
  const { animal = "cat", name = "Croquettes chat – Poulet", age = "Adulte", needs = ["Entretien"] } = more;
  return {
    animal,
    name,
    filters: [
      { name: "âge", value: age },
      ...needs.map((value) => ({ name: "besoin", value })),
      { name: "protéine", value: "Poulet" },
    ],
  };
};

test("foods of one species, one stage of life and one diet go together, whatever they are made of", () => {
  expect(areEatenTogether(food(), food({ needs: ["Peau & pelage", "Sans céréales"] }))).toBe(true);
  expect(areEatenTogether(food({ needs: ["Stérilisé"] }), food({ needs: ["Poids de forme"] }))).toBe(true);
});

test.each([
  ["another species", { animal: "dog" }],
  ["an unknown species", { animal: null }],
  ["another stage of life", { age: "Chaton" }],
  ["an unknown stage of life", { age: "" }],
  ["a sterilised animal's food", { needs: ["Stérilisé"] }],
  ["a light food", { needs: ["Entretien", "Poids de forme"] }],
  ["a light food by its name alone", { name: "Croquettes chat light", needs: [] }],
  ["a sterilised animal's food by its name alone", { name: "Pâtée pour chatte stérilisée", needs: [] }],
  ["a dietetic food", { name: "Aliment diététique rénal", needs: [] }],
] as const)("%s never goes with an ordinary food", (_, more) => {
  const other = food({ ...more, needs: "needs" in more ? [...more.needs] : ["Entretien"] });
  expect(areEatenTogether(food(), other)).toBe(false);
  expect(areEatenTogether(other, food())).toBe(false);
});

test("dietetic foods go together for the same needs alone", () => {
  const renal = food({ name: "Aliment diététique", needs: ["Rénal"] });
  expect(areEatenTogether(renal, food({ name: "Pâtée diététique", needs: ["Rénal"] }))).toBe(true);
  expect(areEatenTogether(renal, food({ name: "Pâtée diététique", needs: ["Urinaire"] }))).toBe(false);
});

test("what says no species goes with nothing", () => {
  expect(areEatenTogether(food({ animal: null }), food({ animal: null }))).toBe(false);
});
