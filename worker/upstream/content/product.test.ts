import { expect, test } from "vitest";
import { parseTolerantly } from "../lists.ts";
import { productSchemas, sampleSchema } from "./product.ts";

const variant = {
  code: "12345678",
  slug: "2-kg",
  name: "2 kg",
  weight: 2000,
  show_variant: true,
  in_stock: true,
  base_price: 1890,
  base_price_tf: 1575,
  base_price_subscription: 1701,
  lowest_price_30_days: 1990,
};
const summary = {
  sku: "CHN-01",
  slug: "croquettes-poulet",
  name: "Croquettes poulet",
  animal: "dog",
  kind: "dry",
  ProductVariants: [variant],
};
const review = {
  id: "1",
  author: "Claire M.",
  score: 5,
  text: "Gamelle finie.",
  date: "2026-10-01",
  experienceDate: "2026-09-20",
};
const full = {
  ...summary,
  description: "Du poulet.",
  category: { id: 1, name: "Croquettes", path: "chien/croquettes" },
  ancestors: [],
  feedType: "Aliment complet",
  composition: "Poulet",
  analyticalConstituents: [{ name: "Protéine brute", percent: 28 }],
  metabolizableEnergy: 380,
  directions: "Servir.",
  json_avis: [review],
  bi_nutrition_partner: "CHN-02",
};

test("a product is told in the shop's own words", () => {
  expect(productSchemas[2].parse(full)).toMatchObject({
    viewable: true,
    variants: [
      {
        code: "12345678",
        isVisible: true,
        isInStock: true,
        price: 1890,
        subscriptionPrice: 1701,
        lowestPrice30Days: 1990,
      },
    ],
    reviews: [{ ...review, title: "" }],
    nutritionPartner: "CHN-02",
  });
});

test("what is not said has its default, whether the key is missing or the list is `{}`", () => {
  const { show_variant: _, in_stock: __, base_price: ___, ...bare } = variant;
  const read = productSchemas[2].parse({ ...full, ProductVariants: [bare], json_avis: {} });
  expect(read).toMatchObject({ reviews: [], images: [], filters: [], rations: [], subtitle: "" });
  expect(read.variants).toMatchObject([{ isVisible: true, isInStock: false }]);
  expect(read.variants[0]?.price).toBeUndefined();
});

test("an odd variant, review or picture is left out and named, and the others stand", () => {
  const { data, leftOut } = parseTolerantly(productSchemas[2], {
    ...full,
    ProductVariants: [{ ...variant, code: "1234" }, variant],
    json_avis: [{ ...review, id: "7", experienceDate: undefined }, review, null],
    images: [{ url: "a.svg" }],
  });
  expect(data?.variants.map(({ code }) => code)).toEqual(["12345678"]);
  expect(data?.reviews.map(({ id }) => id)).toEqual(["1"]);
  expect(leftOut.map(({ kind, key }) => `${kind} ${key}`).toSorted()).toEqual([
    "image #0",
    "review #2",
    "review 7",
    "variant 1234",
  ]);
  expect(leftOut.find(({ key }) => key === "7")?.reason).toContain("experienceDate");
});

test("a product without its whole feed label is none", () => {
  const analyticalConstituents = [{ name: "Protéine brute" }];
  expect(productSchemas[2].safeParse({ ...full, analyticalConstituents }).success).toBe(false);
  expect(productSchemas[1].safeParse({ ...summary, ProductVariants: undefined }).success).toBe(false);
});

test("a sample is told in the shop's own words", () => {
  const sample = {
    slug: "chiot",
    name: "Échantillon",
    product: "CHN-01",
    code: "91000001",
    format: "60 g",
    weight: 60,
    price: 0,
    in_stock: true,
    contents: ["Un sachet", 3],
    description: "À goûter.",
  };
  expect(sampleSchema.parse(sample)).toMatchObject({ isInStock: true, contents: ["Un sachet"] });
});
