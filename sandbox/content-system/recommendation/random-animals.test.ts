import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import { type Advice, type AdviceKind, type AdviceRequest, noAdvice } from "../../../shared/guide/advice.ts";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { full } from "../../content/all-content.ts";
import { choices } from "../../ecommerce/animals/choices.ts";
import { advise } from "./advise.ts";
import { mostRecipes } from "./advise-menu.ts";
import { foodOf } from "./food.ts";

const foods = full.flatMap((product) => foodOf(product) ?? []);
const bySku = new Map(full.map((product) => [product.sku, product]));
const today = new Date("2026-11-22T10:00:00Z");

const codes = (list: keyof typeof choices) => choices[list].members.map(({ code }) => code);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 8 });

const anyAnimal: fc.Arbitrary<AnimalFacts> = fc.record({
  kind: fc.constantFrom("dog", "cat"),
  gender: orNull(fc.constantFrom("male", "female")),
  name: fc.constant(""),
  breed: orNull(fc.constantFrom(...codes("animal-breeds"))),
  birthday: orNull(
    fc.integer({ min: 0, max: 25 * 365 }).map((days) => {
      return new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    }),
  ),
  weight: orNull(
    fc.oneof(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 999 })).map((tenths) => tenths / 10),
  ),
  sterilized: orNull(fc.boolean()),
  condition: orNull(fc.constantFrom(1, 2, 3, 4, 5)),
  activity: orNull(fc.constantFrom(...codes("animal-activities"), "of-another-list")),
  feature: orNull(fc.constantFrom(...codes("animal-features"), "of-another-list")),
  allergies: fc.subarray(codes("animal-features").filter((code) => code.startsWith("allergy"))),
  feeds: fc.subarray(codes("animal-feeds")),
  kibbleBrand: orNull(fc.constantFrom(...codes("animal-brands"))),
  oldKibbleBrand: orNull(fc.constantFrom(...codes("animal-brands"))),
  onlyThisBrand: fc.boolean(),
});
const grownWeight = ({ breed }: AnimalFacts) => {
  const weights = choices["animal-breeds"].members.find(({ code }) => code === breed)?.adultWeight;
  return weights && (weights.low + weights.high) / 2;
};

/** Deliberately not derived from the engine's own list. */
const mustNotHold: Record<string, RegExp> = {
  "allergy-chicken":
    /poul(et|e|arde)|\bcoq|chapon|volaille|dind|canard|\boie|caille|pintade|pigeon|faisan|(^|[^b])œuf|bouillon \d/i,
  "allergy-beef": /bœuf|veau|bovin|génisse|bouillon \d/i,
  "allergy-fish":
    /poisson|saumon|thon|truite|hareng|cabillaud|lieu |merlu|colin|sardine|anchois|maquereau|crevette|moule|crabe|krill|bouillon \d/i,
  "allergy-grain": /(^|[ ,(])(riz|orge|avoine|blé|maïs|épeautre|seigle|gluten)/i,
};

const kcalOf = (sku: string, grams: number) => (grams * (bySku.get(sku)?.metabolizableEnergy ?? 0)) / 100;

function expectSafe(animal: AnimalFacts, advice: Advice) {
  const { energy, recommendations, menu } = advice;
  expect(energy).not.toBeNull();
  if (!energy) return;
  expect(energy.need).toBeGreaterThanOrEqual(energy.low);
  expect(energy.need).toBeLessThanOrEqual(energy.high);
  expect(recommendations.length).toBeGreaterThan(0);
  const parts = [...recommendations, ...(menu?.wet ?? []), ...(menu?.kibble ? [menu.kibble] : [])];
  for (const { sku } of parts) {
    const product = bySku.get(sku);
    expect(product?.animal).toBe(animal.kind);
    for (const known of [animal.feature ?? "", ...animal.allergies]) {
      const forbidden = mustNotHold[known];
      if (forbidden) expect(`${product?.name} ${product?.composition}`).not.toMatch(forbidden);
    }
  }
  for (const { sku, ration, reasons, variantCode, bagLifetime } of recommendations) {
    expect(reasons.length, sku).toBeGreaterThan(0);
    expect(reasons.every(({ code, text }) => code && text)).toBe(true);
    const format = bySku.get(sku)?.ProductVariants.find(({ code }) => code === variantCode);
    expect(format).toMatchObject({ in_stock: true, show_variant: true });
    expect(bagLifetime).toBeGreaterThan(0);
    if (bySku.get(sku)?.kind === "dry") expectWithin(energy, kcalOf(sku, ration));
  }
  for (const { reason } of advice.excluded) expect(reason).toMatch(/^(contient|est|convient|n’est) /);
}

const floatingPoint = 1e-9;

function expectWithin({ low, high }: { low: number; high: number }, kcal: number) {
  expect(kcal).toBeGreaterThanOrEqual(low - floatingPoint);
  expect(kcal).toBeLessThanOrEqual(high + floatingPoint);
}

test("2,000 random animals are advised within the band, without what they must not eat, with a reason for each line: a third of them are advised at least", () => {
  let advised = 0;
  assertProperty(
    fc.property(anyAnimal, fc.boolean(), (animal, every) => {
      const request: AdviceRequest = { animal, kind: "food", every };
      const answer = advise(request, { foods, today, grownWeight: grownWeight(animal) });
      if (typeof answer === "string") {
        expect(noAdvice).toContain(answer);
        return;
      }
      advised += 1;
      if (!every) expect(answer.recommendations.length).toBeLessThanOrEqual(3);
      expectSafe(animal, answer);
    }),
    { numRuns: 2000 },
  );
  expect(advised).toBeGreaterThan(600);
});

test("each day of a random menu is within the band, and its recipes are shared out over the week", () => {
  const anyMenu = fc.record({
    kind: fc.constantFrom<AdviceKind>("menu", "mini-menu", "nutrition"),
    frequency: fc.constantFrom<3 | 7>(3, 7),
    every: fc.boolean(),
    weight: fc.integer({ min: 8, max: 135 }).map((tenths) => tenths / 10),
    condition: fc.constantFrom<AnimalFacts["condition"]>(1, 2, 3, 3, 3, 4, null),
    recipes: fc.integer({ min: 0, max: 4 }),
  });
  const recipesOfCats = foods.filter(({ product: { animal, kind } }) => animal === "cat" && kind === "wet");
  let advised = 0;
  assertProperty(
    fc.property(anyAnimal, anyMenu, ({ ...animal }, { weight, condition, recipes, ...asked }) => {
      Object.assign(animal, { kind: "cat", weight, condition });
      const open = advise({ animal, ...asked, every: true }, { foods, today });
      const fitting = typeof open === "string" ? [] : open.recommendations.map(({ sku }) => sku);
      const wet = recipesOfCats
        .map(({ product }) => product.sku)
        .filter((sku) => fitting.includes(sku))
        .slice(0, Math.min(recipes, mostRecipes[asked.frequency]));
      const answer = advise({ animal, ...asked, wet }, { foods, today });
      if (typeof answer === "string") {
        expect(noAdvice).toContain(answer);
        return;
      }
      advised += 1;
      expectSafe(animal, answer);
      const { menu, energy } = answer;
      if (!menu?.kibble?.ration || !energy) throw new Error("no menu");
      if (wet.length) expect(menu.wet.map(({ sku }) => sku)).toEqual(wet);
      expect(menu.wet.reduce((days, { perWeek }) => days + perWeek, 0)).toBe(asked.frequency);
      for (const line of menu.wet) {
        expect(line.perWeek).toBeGreaterThan(0);
        const day = kcalOf(line.sku, line.ration) + kcalOf(menu.kibble.sku, menu.kibble.ration);
        expectWithin(energy, day);
      }
    }),
    { numRuns: 1000 },
  );
  expect(advised).toBeGreaterThan(200);
});
