import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { type EnergyNeed, energyNeed } from "./energy.ts";

type Facts = Parameters<typeof energyNeed>[0];

const today = new Date("2026-11-22T10:00:00Z");
const born = (months: number) => {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};
const dog: Facts = {
  kind: "dog",
  weight: 15,
  birthday: born(60),
  sterilized: false,
  condition: 3,
  activity: "moderate",
};
const cat: Facts = { ...dog, kind: "cat", weight: 4 };

function needOf(facts: Facts, grownWeight?: number): EnergyNeed {
  const found = energyNeed(facts, today, grownWeight);
  if (!found) throw new Error("no need");
  return found;
}

function expectClose(found: number, published: number) {
  expect(Math.abs(found / published - 1), `${found} for ${published}`).toBeLessThanOrEqual(0.05);
}

describe("worked examples", () => {
  /** FEDIAF, energy: its table of intakes. */
  test.each<[string, Facts, number]>([
    ["an active cat of 4 kg", cat, 253],
    ["a neutered cat of 4 kg", { ...cat, sterilized: true }, 189],
    ["an indoor cat of 4 kg", { ...cat, activity: "low" }, 189],
    ["a dog of 15 kg", dog, 838],
    ["a dog of 15 kg that goes out for less than an hour", { ...dog, activity: "low" }, 724],
    ["an old dog of 15 kg", { ...dog, birthday: born(100) }, 724],
  ])("FEDIAF: %s", (_, facts, kcal) => expectClose(needOf(facts).need, kcal));

  /** FEDIAF, growth. */
  test.each<[string, Facts, number | undefined, number]>([
    [
      "a puppy of 10 kg at half of its weight",
      { ...dog, weight: 10, birthday: born(4) },
      20,
      210 * 10 ** 0.75,
    ],
    ["a puppy of 16 kg at four fifths", { ...dog, weight: 16, birthday: born(7) }, 20, 175 * 16 ** 0.75],
    ["a puppy of 18 kg near its weight", { ...dog, weight: 18, birthday: born(11) }, 20, 140 * 18 ** 0.75],
    [
      "a dog of 20 kg in its second year",
      { ...dog, weight: 20, birthday: born(18) },
      undefined,
      130 * 20 ** 0.75,
    ],
    [
      "a kitten of four months",
      { ...cat, weight: 1.6, birthday: born(4) },
      undefined,
      2.25 * 100 * 1.6 ** 0.67,
    ],
    ["a kitten of eight months", { ...cat, weight: 3, birthday: born(8) }, undefined, 1.75 * 100 * 3 ** 0.67],
    ["a kitten of eleven months", { ...cat, weight: 3.6, birthday: born(11) }, undefined, 150 * 3.6 ** 0.67],
  ])("FEDIAF: %s", (_, facts, grown, kcal) => expectClose(needOf(facts, grown).need, kcal));

  /** NUTRO, dog feeding guidelines (nutro.ca): kcal a day by pounds and activity. */
  test.each<[number, number, number, number, number]>([
    [10, 296, 342, 389, 545],
    [30, 674, 781, 887, 1242],
    [50, 989, 1145, 1301, 1822],
    [70, 1272, 1474, 1675, 2344],
    [90, 1540, 1779, 2022, 2831],
  ])("NUTRO: a dog of %i pounds by its activity", (pounds, calm, playing, trained, working) => {
    const at = (activity: string) => needOf({ ...dog, weight: pounds * 0.4536, activity });
    expectClose(at("low").need, calm);
    expectClose(at("moderate").need, playing);
    expectClose(at("high").need, trained);
    // NUTRO gives a maximum, FEDIAF a range of 150 to 175.
    expectClose(at("very-high").high, working);
  });

  /** Feed label: Naturea Naturals Adult Salmon for dogs, 3950 kcal/kg. */
  test.each([
    [1, 28],
    [6, 107],
    [10, 157],
    [11, 168],
    [20, 263],
    [30, 357],
    [40, 443],
    [50, 524],
  ])("label of a food for dogs: %i kg eat %i g", (weight, grams) => {
    expectClose((needOf({ ...dog, weight }).need / 3950) * 1000, grams);
  });

  /** Feed label: Naturea Naturals Cat Salmon, normal weight, 4150 kcal/kg. */
  test.each([
    [1, 24],
    [2, 39],
    [3, 51],
    [4, 62],
    [5, 72],
    [6, 81],
  ])("label of a food for cats: %i kg eat %i g", (weight, grams) => {
    expectClose((needOf({ ...cat, weight }).need / 4150) * 1000, grams);
  });

  /** Feed label: Globe Buddy Brown (2024). Its energy is derived from its grams for a dog of 30 kg. */
  test.each([
    [10, 145, 170],
    [20, 245, 285],
    [30, 335, 385],
    [40, 415, 480],
    [60, 560, 650],
  ])("label by activity: %i kg eat %i g in a calm life, %i g otherwise", (weight, calm, usual) => {
    const kcalPerGram = needOf({ ...dog, weight: 30 }).need / 385;
    expectClose(needOf({ ...dog, weight, activity: "low" }).need / kcalPerGram, calm);
    expectClose(needOf({ ...dog, weight }).need / kcalPerGram, usual);
  });
});

describe("a need", () => {
  const anyone: fc.Arbitrary<Facts> = fc.record({
    kind: fc.constantFrom("dog", "cat"),
    weight: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
    birthday: fc.option(fc.integer({ min: 0, max: 300 }).map(born)),
    sterilized: fc.option(fc.boolean()),
    condition: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
    activity: fc.option(fc.constantFrom("low", "moderate", "high", "very-high", "another")),
  });
  const anyGrown = fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined });

  test("lies in its band, and its steps lead from the base to the factor", () => {
    assertProperty(
      fc.property(anyone, anyGrown, (facts, grown) => {
        const { need, low, high, base, steps, factor, exponent, weight } = needOf(facts, grown);
        expect(low).toBeLessThanOrEqual(need);
        expect(need).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThan(0);
        expect(steps.reduce((product, { share }) => product * share, base)).toBeCloseTo(factor, 6);
        expect(need).toBe(Math.round(factor * weight ** exponent));
      }),
      { numRuns: 3000 },
    );
  });

  test("is never lower for a heavier adult, nor higher for one that is sterilised or calmer", () => {
    assertProperty(
      fc.property(anyone, fc.integer({ min: 1, max: 50 }), (facts, tenths) => {
        const adult = { ...facts, birthday: born(60) };
        const { need } = needOf(adult);
        const heavier = { ...adult, weight: (adult.weight ?? 0) + tenths / 10 };
        expect(needOf(heavier).need).toBeGreaterThanOrEqual(need);
        expect(needOf({ ...adult, sterilized: true }).need).toBeLessThanOrEqual(need);
        expect(needOf({ ...adult, activity: "low" }).need).toBeLessThanOrEqual(need);
      }),
    );
  });

  test("is that of the weight in good shape", () => {
    expect(needOf({ ...dog, weight: 27, condition: 5 })).toMatchObject({
      weight: 20,
      need: needOf({ ...dog, weight: 20 }).need,
    });
    expect(needOf({ ...dog, weight: 23, condition: 4 }).weight).toBeCloseTo(20);
    expect(needOf({ ...dog, weight: 17, condition: 2 }).weight).toBeCloseTo(20);
    expect(needOf({ ...dog, weight: 17, condition: 1 }).weight).toBeCloseTo(20);
  });

  test("is unknown without a weight, and that of an adult without an age", () => {
    expect(energyNeed({ ...dog, weight: null }, today)).toBeUndefined();
    expect(energyNeed({ ...dog, weight: 0 }, today)).toBeUndefined();
    expect(needOf({ ...dog, birthday: null })).toMatchObject({ band: "dog-adult", factor: 110 });
  });

  test.each<[string, Facts, string[]]>([
    ["an active cat", cat, []],
    ["an indoor one", { ...cat, activity: "low" }, ["low-activity"]],
    ["a neutered one", { ...cat, sterilized: true }, ["sterilized"]],
    ["one that is both", { ...cat, activity: "low", sterilized: true }, ["sterilized", "low-activity"]],
  ])("of %s is told with its reasons", (_, facts, codes) => {
    expect(needOf(facts).steps.map(({ code }) => code)).toEqual(codes);
  });

  test.each<[Facts, string]>([
    [{ ...dog, birthday: born(12) }, "puppy"],
    [{ ...dog, birthday: born(13) }, "dog-young"],
    [{ ...dog, birthday: born(35) }, "dog-young"],
    [{ ...dog, birthday: born(36) }, "dog-adult"],
    [{ ...dog, birthday: born(84) }, "dog-adult"],
    [{ ...dog, birthday: born(85) }, "dog-old"],
    [{ ...cat, birthday: born(12) }, "kitten"],
    [{ ...cat, birthday: born(13) }, "cat-active"],
    [{ ...cat, sterilized: true }, "cat-calm"],
  ])("is in the band of its age: %o", (facts, band) => {
    expect(needOf(facts).band).toBe(band);
  });

  test.each<[string, Facts, [low: number, high: number]]>([
    ["a dog of five years", dog, [95, 130]],
    ["a calm one", { ...dog, activity: "low" }, [95, 110]],
    ["an active one", { ...dog, activity: "high" }, [110, 130]],
    ["one at work", { ...dog, activity: "very-high" }, [110, 175]],
    ["a neutered one", { ...dog, sterilized: true }, [80, 110]],
    ["an active neutered one", { ...dog, activity: "high", sterilized: true }, [80, 110]],
    ["a young one", { ...dog, birthday: born(20) }, [125, 140]],
    ["an old one", { ...dog, birthday: born(120) }, [80, 120]],
    ["an active cat", cat, [75, 100]],
    ["a neutered cat", { ...cat, sterilized: true }, [52, 75]],
    ["a kitten of three months", { ...cat, birthday: born(3) }, [150, 250]],
    ["a kitten of nine months", { ...cat, birthday: born(9) }, [131, 200]],
    ["a kitten of ten months", { ...cat, birthday: born(10) }, [113, 150]],
  ])("of %s lies between the rows that hold", (_, facts, [low, high]) => {
    expect(needOf({ ...facts, weight: 1 })).toMatchObject({ low, high });
  });
});
