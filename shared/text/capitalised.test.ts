import { expect, test } from "vitest";
import { uncapitalised } from "./capitalised.ts";

test.each([
  ["Tous les mois", "tous les mois"],
  ["À partir de 24 €", "à partir de 24 €"],
  ["L’envoi", "l’envoi"],
  ["DHL Express", "DHL Express"],
  ["24,61 €", "24,61 €"],
])("%s goes on in a sentence as %s", (text, inside) => {
  expect(uncapitalised(text)).toBe(inside);
});
