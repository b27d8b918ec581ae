import { expect, test } from "vitest";
import { namesIllness, namesSymptom } from "./illness.ts";

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

test.each(["mon chien vomit", "chat vomissements", "diarrhée chat", "diarhée"])(
  "“%s” names a symptom",
  (query) => {
    expect(namesSymptom(query)).toBe(true);
  },
);

test.each(["digestion sensible", "insuffisance rénale", "chien"])("“%s” names no symptom", (query) => {
  expect(namesSymptom(query)).toBe(false);
});
