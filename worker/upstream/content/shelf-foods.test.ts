import fc from "fast-check";
import { expect, test } from "vitest";
import { full } from "../../../sandbox/content/all-content.ts";
import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import { edibleOf, fitOfAllEdible } from "../../../shared/nutrition/fit.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { productSchemas } from "./product.ts";
import { shelfFoodsSchema, storedFoods } from "./shelf-foods.ts";

const products: ProductSummary[] = full.map((product) => productSchemas[1].parse(product));
const foods = shelfFoodsSchema.parse(JSON.parse(JSON.stringify(storedFoods(products))));
const today = new Date("2026-11-25T10:00:00Z");

const known = ["allergy-chicken", "allergy-beef", "allergy-fish", "allergy-grain"];

const anyAnimal: fc.Arbitrary<AnimalFacts> = fc.record({
  kind: fc.constantFrom("dog", "cat"),
  gender: fc.constant(null),
  name: fc.constant("Rex"),
  breed: fc.constant(null),
  birthday: fc.constantFrom("2012-05-01", "2021-11-01", "2026-06-01", null),
  weight: fc.integer({ min: 1, max: 60 }),
  sterilized: fc.constantFrom(true, false, null),
  condition: fc.constantFrom(2, 3, 5),
  activity: fc.constantFrom("low", null),
  feature: fc.constantFrom("none", "kidney", null, ...known),
  allergies: fc.subarray(known),
  feeds: fc.constant([]),
  kibbleBrand: fc.constant(null),
  oldKibbleBrand: fc.constant(null),
  onlyThisBrand: fc.constant(false),
});

test("what is kept of a product sorts it for any animals as the whole product would", () => {
  const shown = products.filter(({ viewable }) => viewable);
  expect(foods.size).toBe(shown.length);
  const eaters = fc.array(anyAnimal, { minLength: 1, maxLength: 2 });
  assertProperty(
    fc.property(eaters, fc.constantFrom(...shown), (animals, product) => {
      const all = animals.map((facts, index) => ({ name: `${index}`, facts, grownWeight: undefined }));
      const kept = foods.get(product.sku);
      expect(kept && sortedBy(fitOfAllEdible(kept, all, today))).toEqual(
        sortedBy(fitOfAllEdible(edibleOf(product), all, today)),
      );
    }),
  );
});

function sortedBy(found: ReturnType<typeof fitOfAllEdible>) {
  if (!found) return undefined;
  const { fit, names } = found;
  return { names, kind: fit.kind, price: fit.kind === "fits" ? fit.pricePerDay : null };
}

test("a product takes about 50 bytes", () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...(products[index % products.length] as ProductSummary),
    sku: `MUS-CH-ADU-${index}`,
    viewable: true,
  }));
  expect(JSON.stringify(storedFoods(many)).length / many.length).toBeLessThan(70);
});
