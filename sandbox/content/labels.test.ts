import { describe, expect, test } from "vitest";
import { full } from "./all-content.ts";
import { carbohydrate, energyOf } from "./feed-label.ts";
import type { ProductEntry } from "./product-entry.ts";
import { products } from "./products.ts";

test("every product has its complete feed label", () => {
  for (const { sku, kind, feedType, composition, additives, directions, rations, animal } of full) {
    expect(feedType, sku).toMatch(
      kind === "treat" ? /^Aliment complémentaire pour / : /^Aliment compl\S+ pour /,
    );
    expect(feedType, sku).toMatch(animal === "dog" ? /chiens|chiots/ : /chats|chatons/);
    expect(Math.min(composition.length, additives.length, directions.length), sku).toBeGreaterThan(10);
    expect(rations.length, sku).toBeGreaterThan(3);
  }
});

test("a ration grows with the animal, as far as whole grams can tell", () => {
  const falls = (values: number[]) => values.some((value, at) => value < (values[at - 1] ?? 0));
  for (const { sku, rations } of full) {
    const grams = rations.map((ration) => ration.grams);
    expect(falls(rations.map(({ weight }) => weight)), sku).toBe(false);
    expect(falls(grams), `${sku}: ${grams.join(" ")}`).toBe(false);
    expect(grams.at(-1), sku).toBeGreaterThan(grams[0] ?? 0);
  }
});

describe("the constituents of a food", () => {
  test("are protein, fat, ash, fibre and moisture, with a rest of carbohydrates", () => {
    const names = [
      "Protéine brute",
      "Matières grasses brutes",
      "Cendres brutes",
      "Fibres brutes",
      "Humidité",
    ];
    for (const { sku, analyticalConstituents } of full) {
      const first = analyticalConstituents.slice(0, names.length);
      expect(
        first.map(({ name }) => name),
        sku,
      ).toEqual(names);
      expect(
        first.reduce((sum, { percent }) => sum + percent, 0),
        sku,
      ).toBeLessThanOrEqual(100);
    }
  });

  test("leave a share of carbohydrates that is usual for the food", () => {
    for (const { sku, kind, analysis } of products) {
      const share = carbohydrate(analysis);
      expect(share, sku).toBeGreaterThanOrEqual(0);
      expect(share, sku).toBeLessThanOrEqual({ dry: 50, wet: 15, treat: 72 }[kind]);
    }
  });

  test("give the energy on the label by the factors of Atwater", () => {
    expect(energyOf({ protein: 30, fat: 20, ash: 6, fibre: 4, moisture: 10 })).toBe(380);
    for (const { sku, analyticalConstituents, metabolizableEnergy } of full) {
      const [protein = 0, fat = 0, ash = 0, fibre = 0, moisture = 0] = analyticalConstituents.map(
        ({ percent }) => percent,
      );
      const energy = 3.5 * protein + 8.5 * fat + 3.5 * (100 - protein - fat - ash - fibre - moisture);
      expect(Math.abs(metabolizableEnergy - energy), sku).toBeLessThanOrEqual(0.51);
    }
  });

  test("have details that are parts of them: minerals within the ash, fatty acids within the fat", () => {
    for (const { sku, analysis } of products) {
      const sumOf = (kind: RegExp) =>
        Object.entries(analysis.detail).reduce(
          (sum, [name, share]) => sum + (kind.test(name) ? share : 0),
          0,
        );
      expect(sumOf(/Calcium|Phosphore|Sodium|Magnésium|Potassium/), sku).toBeLessThanOrEqual(analysis.ash);
      expect(sumOf(/Oméga|EPA|DHA/), sku).toBeLessThanOrEqual(analysis.fat);
    }
  });
});

describe("energy", () => {
  test("is that of dry food, wet food or a treat", () => {
    const odd = products.flatMap(({ sku, kind, analysis }) => {
      const energy = energyOf(analysis);
      const [least, most] = bandOf(kind, analysis.moisture);
      return energy < least || energy > most ? [`${sku}: ${energy} kcal, not ${least} to ${most}`] : [];
    });
    expect(odd).toEqual([]);
  });

  test("of a light recipe is at least 15 % below the mean of the standard adult recipes", () => {
    for (const animal of ["dog", "cat"] as const) {
      const dry = products.filter((product) => product.animal === animal && product.kind === "dry");
      const standard = dry.filter(
        ({ filters, heir }) => filters.âge === "Adulte" && filters.besoin.includes("Entretien") && !heir,
      );
      const mean = standard.reduce((sum, { analysis }) => sum + energyOf(analysis), 0) / standard.length;
      const light = dry.filter(isLight);
      expect(light.length, animal).toBeGreaterThan(0);
      for (const { sku, analysis } of light) {
        expect(energyOf(analysis) / mean, `${sku}, mean ${Math.round(mean)}`).toBeLessThanOrEqual(0.85);
      }
    }
  });
});

function bandOf(kind: ProductEntry["kind"], moisture: number): [least: number, most: number] {
  if (kind === "dry") return [295, 420];
  if (kind === "wet") return [60, 130];
  return moisture > 50 ? [40, 125] : [280, 430];
}

function isLight({ name, subtitle }: ProductEntry): boolean {
  return /\blight\b|allégé/i.test(`${name} ${subtitle}`);
}
