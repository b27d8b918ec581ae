import { expect, test } from "vitest";
import { passwordStrength } from "./password-score.ts";

test.each([
  ["", undefined],
  ["12345", "weak"],
  ["azerty2026", "weak"],
  ["motdepasse-demo", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["Kibble74", "fair"],
  ["gamelle-vide", "good"],
  ["azerty12 et trois chats", "good"],
  ["trois gamelles vides", "good"],
])("a password like %o is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
