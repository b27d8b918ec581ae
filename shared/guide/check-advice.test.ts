import { expect, test } from "vitest";
import { checkedEnergy, distrustOf, tellsFormula } from "./check-advice.ts";

const band = { low: 900, high: 1200 };
const food = {
  viewable: true,
  name: "Croquettes – Agneau & riz",
  composition: "Agneau 32 %, riz.",
  animal: "dog",
  kind: "dry",
  metabolizableEnergy: 400,
} as const;
const advised = { ration: 260, reasons: [{ code: "age", text: "Aliment complet" }] };

test.each([
  ["is shown", advised, food, undefined],
  ["a hair above the band is shown", { ...advised, ration: 315 }, food, undefined],
  ["more than 5 % above it is not", { ...advised, ration: 316 }, food, "out-of-band"],
  ["more than 5 % below it is not", { ...advised, ration: 213 }, food, "out-of-band"],
  ["with what it is allergic to", advised, { ...food, composition: "Agneau, graisse d’oie." }, "allergen"],
  ["whose name tells it", advised, { ...food, name: "Croquettes – Dinde" }, "allergen"],
  ["of unknown composition", advised, { ...food, composition: " " }, "allergen"],
  ["of the other species", advised, { ...food, animal: "cat" }, "species"],
  ["without a reason", { ...advised, reasons: [] }, food, "no-reason"],
  ["that no label can verify", advised, { ...food, metabolizableEnergy: null }, "no-label"],
  ["that is a treat", advised, { ...food, kind: "treat" }, "no-meal"],
  ["that is no longer sold", advised, { ...food, viewable: false }, "unknown"],
  ["that nobody knows", advised, undefined, "unknown"],
] as const)("a recommendation %s", (_, recommended, product, distrust) => {
  expect(
    distrustOf(
      { ...recommended, reasons: [...recommended.reasons] },
      product,
      { kind: "dog", health: ["joints", "allergy-chicken"] },
      band,
    ),
  ).toBe(distrust);
});

test("an energy whose need is outside its own band is not believed", () => {
  const energy = { need: 1000, low: 900, high: 1200, source: "FEDIAF" };
  expect(checkedEnergy(energy)).toBe(energy);
  expect([
    checkedEnergy({ ...energy, need: 1300 }),
    checkedEnergy({ ...energy, low: 1100 }),
    checkedEnergy(null),
  ]).toEqual([null, null, null]);
});

test("the formula is told where the need is within 5 % of it", () => {
  const formula = {
    need: 1000,
    low: 900,
    high: 1200,
    factor: 110,
    exponent: 0.75,
    weight: 19,
    base: 110,
    steps: [],
    band: "dog-adult",
  } as const;
  const told = (need: number) =>
    tellsFormula({ need, low: 1, high: 9999, source: "" }, { ...formula, steps: [] });
  expect([told(1000), told(1050), told(950), told(1051), told(949)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
