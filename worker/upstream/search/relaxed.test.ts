import { expect, test } from "vitest";
import { isRelaxed } from "./relaxed.ts";

test.each([
  ["croquettes chiot trottinette", 2, true],
  ["croquettes chiot", 2, false],
  ["des croquettes pour mon chiot", 2, false],
  ["pour le", 1, false],
  ["croquettes", undefined, false],
])("%s with %s words matched", (query, matched, relaxed) => {
  expect(isRelaxed(query, matched)).toBe(relaxed);
});
