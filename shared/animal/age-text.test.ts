import { expect, test } from "vitest";
import { ageText } from "./age-text.ts";

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
