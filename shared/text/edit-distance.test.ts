import { expect, test } from "vitest";
import { editDistance, prefixDistance } from "./edit-distance.ts";

test.each([
  ["chat", "chat", 0],
  ["croqette", "croquette", 1],
  ["chein", "chien", 1],
  ["patte", "patee", 1],
  ["saumon", "saumons", 1],
  ["chat", "chien", 3],
])("%s is %s with %d changes", (one, other, changes) => {
  expect(editDistance(one, other, 3)).toBe(changes);
  expect(editDistance(other, one, 3)).toBe(changes);
});

test("more changes than asked for are not counted", () => {
  expect(editDistance("sterilise", "croquettes", 2)).toBe(3);
  expect(editDistance("a", "abcdef", 2)).toBe(3);
});

test.each([
  ["croq", "croquettes", 0],
  ["croqet", "croquettes", 1],
  ["steri", "sterilise", 0],
  ["setrili", "sterilise", 1],
  ["chien", "chat", 2],
])("%s begins %s with %d changes", (start, word, changes) => {
  expect(prefixDistance(start, word, 1)).toBe(changes);
});
