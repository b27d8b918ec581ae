import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { energyNeed } from "../nutrition/energy.ts";
import { explainEnergy, explainRation } from "./explain-energy.ts";

const today = new Date("2026-11-22T12:00:00Z");
const read = (shown: string) => Number(shown.replaceAll("\u00a0", "").replace(",", "."));

test("a sterilised dog of 18 kg: every line follows from the ones before", () => {
  const energy = energyNeed(
    { kind: "dog", weight: 18, birthday: "2021-03-01", sterilized: true, condition: 3, activity: "moderate" },
    today,
  );
  expect(energy && explainEnergy(energy)).toEqual({
    weight: "18",
    exponent: "0,75",
    power: "8,74",
    base: "110",
    steps: [{ code: "sterilized", share: "0,8", factor: "88" }],
    factor: "88",
    need: "769",
  });
});

test("whatever the animal, its numbers add up as they are shown", () => {
  assertProperty(
    fc.property(
      fc.constantFrom("dog", "cat"),
      fc.integer({ min: 10, max: 999 }),
      fc.integer({ min: 2, max: 200 }),
      fc.boolean(),
      fc.constantFrom(1, 2, 3, 4, 5),
      fc.constantFrom("low", "moderate", "high", "very-high", null),
      (kind, tenths, months, sterilized, condition, activity) => {
        const born = new Date(today);
        born.setUTCMonth(born.getUTCMonth() - months);
        const birthday = born.toISOString().slice(0, 10);
        const energy = energyNeed(
          { kind, weight: tenths / 10, birthday, sterilized, condition, activity },
          today,
        );
        if (!energy) throw new Error("no need");
        const told = explainEnergy(energy);
        if (!told) {
          // The product is so close to a half that five decimals cannot show the direction of rounding.
          expect((energy.factor * energy.weight ** energy.exponent) % 1).toBeCloseTo(0.5, 2);
          return;
        }
        expect(Math.round(read(told.factor) * read(told.power))).toBe(energy.need);
        let factor = read(told.base);
        for (const step of told.steps) {
          expect(factor * read(step.share)).toBeCloseTo(read(step.factor), 0);
          factor = read(step.factor);
        }
        expect(factor).toBe(read(told.factor));
      },
    ),
    { numRuns: 2000 },
  );
});

test("a ration follows from the need and the label, and its days from the pack", () => {
  const food = { ration: 204, energyPer100g: 367, format: { weight: 12_000 } };
  expect(explainRation(food, 750)).toEqual({
    grams: "204,4",
    followsFromNeed: true,
    kcal: "749",
    days: "58,8",
  });
  expect(explainRation({ ...food, ration: 200 }, 750)).toMatchObject({
    followsFromNeed: false,
    kcal: "734",
    days: "60",
  });
});

test("a pack that lasts almost a day more is not said to", () => {
  const food = { ration: 1001, energyPer100g: 367, format: { weight: 30_000 } };
  expect(explainRation(food, 3674).days).toBe("29,9");
});
