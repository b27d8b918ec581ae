import { expect, test } from "vitest";
import { namesLoss } from "./loss.ts";

test.each([
  ["mon chien est mort", true],
  ["chatte décédée", true],
  ["Deuil", true],
  ["décès de mon animal abonnement", true],
  ["mortadelle", false],
  ["mordant", false],
  ["", false],
])("“%s” names a death: %s", (query, isLoss) => {
  expect(namesLoss(query)).toBe(isLoss);
});
