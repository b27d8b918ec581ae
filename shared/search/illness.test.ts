import { expect, test } from "vitest";
import { namesIllness } from "./illness.ts";

test.each([
  "insuffisance rénale",
  "insufisance renalle chien",
  "Maladie rénale",
  "croquettes rein chien",
  "chat diabétique",
  "maladie du cœur",
  "chien cardiaque",
  "maladie du foie",
  "hépatite",
  "pancréatite",
  "calculs urinaires",
  "struvites",
  "chat malade",
])("“%s” is a question for a vet", (query) => {
  expect(namesIllness(query)).toBe(true);
});

test.each([
  "croquettes chat stérilisé",
  "foie de volaille",
  "cœur de bœuf",
  "digestion sensible",
  "pelage",
  "calculer sa ration",
  "chien frileux",
  "reine",
  "",
])("“%s” is a question for the shop", (query) => {
  expect(namesIllness(query)).toBe(false);
});
