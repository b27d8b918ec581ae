import { expect, test } from "vitest";
import { ageText, wholeAge } from "./age-text.ts";

test.each([
  ["2026-11-10", "moins d’un mois"],
  ["2026-10-22", "1\u00a0mois"],
  ["2025-11-23", "11\u00a0mois"],
  ["2025-11-22", "1\u00a0an"],
  ["2023-11-23", "2\u00a0ans"],
  ["2008-01-01", "18\u00a0ans"],
  ["2026-12-01", ""],
  [null, ""],
])("born on %s: %s", (birthday, age) => {
  expect(ageText(birthday, new Date("2026-11-22T10:00:00Z"))).toBe(age);
});

test("it grows at midnight in Paris", () => {
  expect(ageText("2026-11-23", new Date("2026-11-22T23:30:00Z"))).toBe("moins d’un mois");
  expect(ageText("2025-11-23", new Date("2026-11-22T23:30:00Z"))).toBe("1\u00a0an");
});

test.each([
  ["2026-11-10", "moins d’un mois"],
  ["2026-07-20", "4\u00a0mois"],
  ["2025-11-22", "1\u00a0an"],
  ["2023-09-22", "3\u00a0ans et 2\u00a0mois"],
  ["2026-12-01", ""],
  [null, ""],
])("as a whole, born on %s: %s", (birthday, age) => {
  expect(wholeAge(birthday, new Date("2026-11-22T10:00:00Z"))).toBe(age);
});
