import { expect, test } from "vitest";
import { otherBrandIn } from "./other-brand.ts";

test.each([
  ["royal canin", "Royal Canin", ""],
  ["Royal Canin stérilisé", "Royal Canin", "stérilisé"],
  ["croquettes de chez Royal Canine pour chiot", "Royal Canin", "croquettes chiot"],
  ["Hill's", "Hill’s", ""],
  ["hills chat senior", "Hill’s", "chat senior"],
  ["PURINA PRO PLAN saumon", "Pro Plan", "saumon"],
  ["edgard et cooper", "Edgard & Cooper", ""],
])("“%s” names %s", (query, name, rest) => {
  expect(otherBrandIn(query)).toEqual({ name, rest });
});

test.each(["royal", "canin", "gourmet", "chat stérilisé", ""])("“%s” names no brand", (query) => {
  expect(otherBrandIn(query)).toBeNull();
});
