import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { bowlsOf, type StockFood } from "./stock-bowls.ts";
import { levelOf } from "./stock-level.ts";

const food = (code: string, changes: Partial<StockFood> = {}): StockFood => ({
  code,
  name: `Recette ${code}`,
  pack: "12 kg",
  packGrams: 12_000,
  kind: "dry",
  animal: "dog",
  rations: [{ animal: "Oslo", grams: 240 }],
  ...changes,
});

const every = (...codes: string[]) => codes.map((code) => ({ code, quantity: 1 }));

test("several pets of the same food add their rations up", () => {
  const rations = [
    { animal: "Oslo", grams: 240 },
    { animal: "Ficelle", grams: 110 },
  ];
  expect(bowlsOf([food("1", { rations })], every("1"), 42)).toMatchObject([
    { eaters: ["Oslo", "Ficelle"], isRough: false, foods: [{ gramsPerDay: 350 }] },
  ]);
});

test("formats, dry and wet of the same animals share a bowl; other animals have their own", () => {
  const bowls = bowlsOf(
    [
      food("1"),
      food("2", { kind: "wet", packGrams: 400, rations: [{ animal: "Oslo", grams: 1000 }] }),
      food("3", { animal: "cat", rations: [{ animal: "Mirabelle", grams: 50 }] }),
    ],
    every("1", "2", "3"),
    42,
  );
  expect(bowls.map(({ eaters, foods }) => [eaters, foods.map(({ code }) => code)])).toEqual([
    [["Oslo"], ["1", "2"]],
    [["Mirabelle"], ["3"]],
  ]);
});

test("without a ration, what comes lasts from one delivery to the next", () => {
  const foods = [
    food("1", { packGrams: 3000, rations: [] }),
    food("2", { kind: "wet", packGrams: 1020, rations: [] }),
  ];
  const [bowl] = bowlsOf(foods, every("1", "2"), 42);
  expect(bowl).toMatchObject({ isRough: true, eaters: [] });
  const amounts = foods.map(({ code, packGrams }) => ({ code, grams: packGrams }));
  const days = levelOf(bowl?.foods ?? [], [{ on: "2026-11-22", amounts }], null, "2026-11-22")?.runsOutOn;
  expect([dayAfter("2026-11-22", 41), dayAfter("2026-11-22", 42)]).toContain(days);
});

test("nothing is counted of food that the subscription no longer brings, or without any rhythm", () => {
  expect(bowlsOf([food("1"), food("2", { animal: "cat" })], every("2"), 42)).toHaveLength(1);
  expect(bowlsOf([food("1", { rations: [] })], every("1"), null)).toEqual([]);
});

test("more animals never mean a later day", () => {
  const today = "2026-11-22";
  const animals = ["Oslo", "Ficelle", "Plume"] as const;
  const ration = fc.option(fc.integer({ min: 20, max: 600 }));
  const eats = fc.record({ Oslo: fc.integer({ min: 20, max: 600 }), Ficelle: ration, Plume: ration });
  const rationsOf = (its: Record<string, number | null>, names: readonly string[]) =>
    names.flatMap((animal) => (its[animal] ? [{ animal, grams: its[animal] }] : []));
  assertProperty(
    fc.property(
      fc.array(fc.record({ eats, grams: fc.integer({ min: 100, max: 20_000 }), daysAgo: fc.nat(60) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 1, max: 2 }),
      (foods, known) => {
        const runsOut = (names: readonly string[]) => {
          const all = foods.map((one, index) => food(String(index), { rations: rationsOf(one.eats, names) }));
          const arrivals = foods.map(({ grams, daysAgo }, index) => ({
            on: dayAfter(today, -daysAgo),
            amounts: [{ code: String(index), grams }],
          }));
          return bowlsOf(all, every(...all.map(({ code }) => code)), 42)
            .map((bowl) => levelOf(bowl.foods, arrivals, null, today)?.runsOutOn ?? "")
            .toSorted()[0];
        };
        const before = runsOut(animals.slice(0, known)) ?? "";
        expect((runsOut(animals.slice(0, known + 1)) ?? "") <= before).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
