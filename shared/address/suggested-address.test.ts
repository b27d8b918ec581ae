import { expect, test } from "vitest";
import { addressQuestion, streetLineOf } from "./suggested-address.ts";

test.each([
  ["12 rue des ba", "Rue des Barres", "12 Rue des Barres"],
  ["12bis, rue des ba", "Rue des Barres", "12bis Rue des Barres"],
  ["12 ter rue des ba", "Rue des Barres", "12 ter Rue des Barres"],
  ["12 B rue des ba", "Rue des Barres", "12 B Rue des Barres"],
  ["12 barres", "Rue des Barres", "12 Rue des Barres"],
  ["12 rue des ba", "12 Rue des Barres", "12 Rue des Barres"],
  ["rue des ba", "Rue des Barres", "Rue des Barres"],
  ["rue du 8 mai", "Rue du 8 Mai 1945", "Rue du 8 Mai 1945"],
])("%s and %s are %s", (typed, street, line) => expect(streetLineOf(typed, { street })).toBe(line));

test.each([
  [undefined, ""],
  ["  «12,  rue de l’Église ", "12, rue de l'Église"],
  ["-- 8 bd", "8 bd"],
  ["a".repeat(500), "a".repeat(200)],
])("%s is asked as %s", (typed, question) => expect(addressQuestion(typed)).toBe(question));
