import { expect, test } from "vitest";
import { speaksOfPet, tell } from "./fill-slots.ts";
import type { Reviewer } from "./reviewer.ts";

const formats = { smallest: "2 kg", largest: "12 kg" };
const prune: Reviewer = {
  firstName: "Claire",
  initial: "M",
  woman: true,
  pet: { name: "Prune", female: true, word: "épagneule bretonne", age: "4 ans" },
};
const oslo: Reviewer = {
  firstName: "Jean",
  initial: "D",
  woman: false,
  pet: { name: "Oslo", female: false, word: "beagle", age: "7 ans" },
};

test("an animal is introduced once, then is a pronoun until another subject comes", () => {
  expect(tell(["{Il} finit tout.", "{Il} en redemande."], { reviewer: oslo, formats })).toBe(
    "Mon beagle finit tout. Il en redemande.",
  );
  expect(tell(["{Il} finit tout.", "Sac épais.", "{Il} dort mieux."], { reviewer: oslo, formats })).toBe(
    "Mon beagle finit tout. Sac épais. Mon beagle dort mieux.",
  );
});

test("an animal is named again after another subject", () => {
  expect(tell(["{Nom} a {âge}.", "Sac épais.", "{Il} finit tout."], { reviewer: oslo, formats })).toBe(
    "Oslo a 7 ans. Sac épais. Oslo finit tout.",
  );
});

test("words agree with the animal and with the person who writes", () => {
  expect(tell(["{Mon chien} est {calé|calée}, je suis [ravi|ravie]."], { reviewer: prune, formats })).toBe(
    "Mon épagneule bretonne est calée, je suis ravie.",
  );
  expect(tell(["{Nom} est {calé|calée}, je suis [ravi|ravie]."], { reviewer: oslo, formats })).toBe(
    "Oslo est calé, je suis ravi.",
  );
});

test("a name that begins with a vowel has an elided article", () => {
  expect(tell(["L’avis {de Nom}, depuis {que Nom} mange."], { reviewer: oslo, formats })).toBe(
    "L’avis d’Oslo, depuis qu’Oslo mange.",
  );
  expect(tell(["L’avis {de Nom}."], { reviewer: prune, formats })).toBe("L’avis de Prune.");
});

test("formats are those of the product", () => {
  expect(tell(["De {petit} à {grand}."], { reviewer: oslo, formats })).toBe("De 2 kg à 12 kg.");
  expect([
    speaksOfPet("De {petit} à {grand}."),
    speaksOfPet("{Il} dort."),
    speaksOfPet("[Ravi|Ravie]."),
  ]).toEqual([false, true, false]);
});

test("the error for an unknown slot names it", () => {
  expect(() => tell(["{Elle} dort."], { reviewer: oslo, formats })).toThrow("{Elle}");
});
