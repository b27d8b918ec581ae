import { expect, test } from "vitest";
import { allergenIn, mayHoldAllergen } from "./allergens.ts";

test.each([
  ["allergy-chicken", "Canard (36 %), orge", "du canard"],
  ["allergy-chicken", "Riz, dinde fraîche, graisse de volaille", "de la dinde"],
  ["allergy-chicken", "Agneau, graisse d’oie", "de l’oie"],
  ["allergy-chicken", "Caille", "de la caille"],
  ["allergy-chicken", "Foie de pintade", "de la pintade"],
  ["allergy-chicken", "Lapin, Œufs déshydratés", "de l’œuf"],
  ["allergy-chicken", "Chevreuil 32 %, bouillon 27 %", "un ingrédient dont l’animal n’est pas nommé"],
  ["allergy-beef", "Porc, graisses animales", "un ingrédient dont l’animal n’est pas nommé"],
  ["allergy-beef", "Foie de veau", "du veau"],
  ["allergy-fish", "Poulet, farine de maquereau", "du poisson"],
  ["allergy-fish", "Poulet, poudre de moule verte", "des fruits de mer"],
  ["allergy-grain", "Poulet, farine de blé", "des céréales"],
])("for %s, %s holds %s", (feature, contents, found) => {
  expect(allergenIn(contents, feature)).toBe(found);
});

test.each([
  ["allergy-chicken", "Lapin (35 %), bouillon de lapin, bouillon d’agneau, sans poulet"],
  ["allergy-grain", "Agneau & patate douce, sans céréales"],
  ["allergy-fish", "Bœuf, algues marines"],
  ["allergy-beef", "Effilochés pour chat – Poulet en bouillon ; Poulet 60 %, bouillon de poulet 37 %"],
  ["none", "Poulet"],
  [null, "Poulet"],
])("for %s, %s holds nothing of it", (feature, contents) => {
  expect(allergenIn(contents, feature)).toBeUndefined();
});

test("a food that tells nothing of its composition may hold anything", () => {
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, "allergy-fish")).toBe(true);
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, "hairballs")).toBe(false);
});
