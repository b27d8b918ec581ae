import { expect, test } from "vitest";
import { names } from "./requested-ends.ts";

test.each([
  ["000123", "000123"],
  ["123", "000123"],
  ["abonnement n° 000123", "000123"],
  ["N°000123", "N°000123"],
  ["ab-12 34", "AB1234"],
])("%s names the contract %s", (typed, number) => {
  expect(names(typed, number)).toBe(true);
});

test.each([
  ["0001234", "000123"],
  ["12", "000123"],
  ["", "000123"],
  ["000123", ""],
])("%s does not name the contract %s", (typed, number) => {
  expect(names(typed, number)).toBe(false);
});
