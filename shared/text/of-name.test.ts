import { expect, test } from "vitest";
import { ofName } from "./of-name.ts";

test.each([
  ["Oslo", "d’Oslo"],
  ["Élan", "d’Élan"],
  ["œillet", "d’œillet"],
  ["Mirabelle", "de Mirabelle"],
  ["Hugo", "de Hugo"],
  ["", "de "],
])("%j: %s", (name, text) => {
  expect(ofName(name)).toBe(text);
});
