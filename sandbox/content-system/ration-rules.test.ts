import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exponentOf } from "../../shared/nutrition/energy-rows.ts";
import { assertProperty } from "../../tests/rigs/property.ts";
import { full } from "../content/all-content.ts";
import type { Product } from "../content/entries/product.ts";
import { type Animal, factorOf, isForGrowth, recommend } from "./ration-rules.ts";

const complete = full.filter(({ kind }) => kind !== "treat");
const foodOf = (sku: string): Product => {
  const found = full.find((food) => food.sku === sku);
  if (!found) throw new Error(`no ${sku}`);
  return found;
};
const puppyFood = foodOf("MUS-CH-CHI-POU");
const anyFood = fc.constantFrom(...complete);
const anyAnimal = fc.record({
  weight: fc.integer({ min: 5, max: 1000 }).map((tenths) => tenths / 10),
  month: fc.integer({ min: 0, max: 360 }),
});

function factorGiven(food: Product, animal: Animal): number | undefined {
  const answer = recommend(food, animal);
  if ("reason" in answer) return undefined;
  const kcal = (answer.grams * food.metabolizableEnergy) / 100;
  return kcal / animal.weight ** exponentOf[food.animal];
}

const rounding = (food: Product, { weight }: Animal) =>
  (0.51 * food.metabolizableEnergy) / 100 / weight ** exponentOf[food.animal];

describe("the bands of FEDIAF", () => {
  const bandOf = (food: Product, month: number): [least: number, most: number] => {
    if (food.animal === "cat") return month > 12 ? [52, 100] : month > 9 ? [150, 150] : [175, 250];
    if (month > 84) return [80, 120];
    return month > 12 ? [95, 130] : [140, 210];
  };

  test("hold for every food, weight and age", () => {
    assertProperty(
      fc.property(anyFood, anyAnimal, (food, animal) => {
        const factor = factorGiven(food, animal);
        if (factor === undefined) return;
        const [least, most] = bandOf(food, animal.month);
        const blur = rounding(food, animal) + factor * 0.01;
        expect(factor).toBeGreaterThanOrEqual(least - blur);
        expect(factor).toBeLessThanOrEqual(most + blur);
      }),
      { numRuns: 3000 },
    );
  });

  test("hold for every table of the demo shop's complete foods", () => {
    const odd = complete.flatMap((food) => {
      const factor = factorOf(food);
      const [least, most] =
        food.animal === "cat"
          ? isForGrowth(food)
            ? [175, 200]
            : [52, 100]
          : isForGrowth(food)
            ? [174, 176]
            : [94, 131];
      return factor < least - 1.5 || factor > most + 1.5 ? [`${food.sku} ${factor}`] : [];
    });
    expect(odd).toEqual([]);
  });
});

test("an adult's ration is the table's, to the gram", () => {
  for (const food of complete.filter((one) => !isForGrowth(one))) {
    for (const { weight, grams } of food.rations) {
      expect(recommend(food, { weight, month: 48 }), food.sku).toMatchObject({ grams });
    }
  }
});

test("between two lines of the table the ration is between theirs", () => {
  for (const food of complete.filter((one) => !isForGrowth(one))) {
    food.rations.slice(1).forEach((line, at) => {
      const before = food.rations[at];
      if (!before) return;
      const answer = recommend(food, { weight: (before.weight + line.weight) / 2, month: 48 });
      const grams = "grams" in answer ? answer.grams : 0;
      expect(grams, food.sku).toBeGreaterThanOrEqual(before.grams);
      expect(grams, food.sku).toBeLessThanOrEqual(line.grams);
    });
  }
});

test("the puppies' table is that of an animal halfway through its growth", () => {
  for (const food of complete.filter((one) => isForGrowth(one) && one.animal === "dog")) {
    for (const { weight, grams } of food.rations) {
      const given = Array.from({ length: 11 }, (_, month) =>
        recommend(food, { weight, month: month + 2 }),
      ).flatMap((answer) => ("grams" in answer ? answer.grams : []));
      expect(Math.max(...given), food.sku).toBeGreaterThanOrEqual(grams);
      expect(Math.min(...given), food.sku).toBeLessThanOrEqual(grams);
    }
  }
});

describe("a ration", () => {
  test("never falls when the animal is heavier, nor rises while a puppy ages", () => {
    assertProperty(
      fc.property(anyFood, anyAnimal, fc.integer({ min: 1, max: 100 }), (food, animal, tenths) => {
        const given = recommend(food, animal);
        const heavier = recommend(food, { ...animal, weight: animal.weight + tenths / 10 });
        const older = recommend(food, { ...animal, month: animal.month + 1 });
        if (!("grams" in given)) return;
        // Lines of the table are whole grams, so one gram of tolerance.
        if ("grams" in heavier) expect(heavier.grams).toBeGreaterThanOrEqual(given.grams - 1);
        if ("grams" in older) expect(older.grams).toBeLessThanOrEqual(given.grams);
      }),
      { numRuns: 2000 },
    );
  });

  test("is at least a gram, and never more than a tenth of the animal for dry food", () => {
    assertProperty(
      fc.property(anyFood, anyAnimal, (food, animal) => {
        const answer = recommend(food, animal);
        if (!("grams" in answer)) return;
        expect(answer.grams).toBeGreaterThan(0);
        if (food.kind === "dry") expect(answer.grams).toBeLessThan(animal.weight * 100);
      }),
    );
  });
});

test.each([
  ["a treat", foodOf(full.find(({ kind }) => kind === "treat")?.sku ?? ""), 10, 48, "treat"],
  ["a complement", { ...puppyFood, feedType: "Aliment complémentaire pour chiots" }, 5, 6, "complementary"],
  ["a puppy on its mother's milk", puppyFood, 2, 1, "tooYoung"],
  ["puppy food for an adult", puppyFood, 10, 13, "growthFoodForAdult"],
  ["a puppy too large for any dog", puppyFood, 37, 2, "weightOutOfTable"],
  ["a weight beyond the table", puppyFood, 60, 12, "weightOutOfTable"],
] as const)("%s has no ration, with the reason", (_, food, weight, month, reason) => {
  expect(recommend(food, { weight, month })).toEqual({ reason });
});

test("adult food is not for a puppy of twelve months, and is from the thirteenth on", () => {
  const adultFood = complete.find((food) => food.animal === "dog" && !isForGrowth(food));
  if (!adultFood) throw new Error("no adult food");
  const weight = adultFood.rations[0]?.weight ?? 0;
  expect(recommend(adultFood, { weight, month: 12 })).toEqual({ reason: "adultFoodForGrowth" });
  expect(recommend(adultFood, { weight, month: 13 })).toHaveProperty("grams");
});
