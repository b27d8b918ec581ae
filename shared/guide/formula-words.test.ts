import { expect, test } from "vitest";
import { energyNeed } from "../nutrition/energy.ts";
import { formulaWords } from "./formula-words.ts";

const today = new Date("2026-11-22T12:00:00Z");

test("the formula of a sterilised dog is told in words", () => {
  const energy = energyNeed(
    { kind: "dog", weight: 18, birthday: "2021-03-01", sterilized: true, condition: 3, activity: "moderate" },
    today,
  );
  expect(energy && formulaWords(energy)).toBe(
    "110\u00a0kcal par kilo de poids de forme (18\u00a0kg) à la puissance 0,75, −20\u00a0% (stérilisation)",
  );
});

test("a kitten’s growth multiplies", () => {
  const energy = energyNeed(
    { kind: "cat", weight: 1.5, birthday: "2026-08-01", sterilized: false, condition: 3, activity: "high" },
    today,
  );
  expect(energy && formulaWords(energy)).toContain("×\u00a02,25 (croissance)");
});

test.each([
  [
    "an old dog",
    "2013-11-01",
    "110",
    "−14\u00a0% (senior), −14\u00a0% (vie calme), −20\u00a0% (stérilisation), +22",
  ],
  ["a young dog", "2025-01-01", "110", "+18\u00a0% (jeune adulte), −14\u00a0% (vie calme)"],
])(
  "%s starts from the adult’s figure, and its age is told among the changes",
  (_, birthday, base, changes) => {
    const energy = energyNeed(
      { kind: "dog", weight: 19, birthday, sterilized: true, condition: 5, activity: "low" },
      today,
    );
    const words = energy && formulaWords(energy);
    expect(words).toMatch(new RegExp(`^${base}\u00a0kcal`));
    expect(words).toContain(changes);
  },
);
