import { expect, test } from "vitest";
import { collateralLosses } from "../../../tests/rigs/mutations.ts";
import { parseTolerantly } from "../lists.ts";
import { imageSchema } from "./fields.ts";
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
    ProductVariants: [{ ...variant, code: "12/34" }, variant],
    json_avis: [{ ...review, id: "7", experienceDate: undefined }, review, null],
    images: [{ alternativeText: "sans adresse" }],
  });
  expect(data?.variants.map(({ code }) => code)).toEqual(["12345678"]);
  expect(data?.reviews.map(({ id }) => id)).toEqual(["1"]);
  expect(leftOut.map(({ kind, key }) => `${kind} ${key}`).toSorted()).toEqual([
    "image #0",
    "review #2",
    "review 7",
    "variant 12/34",
  ]);
  expect(leftOut.find(({ key }) => key === "7")?.reason).toContain("experienceDate");
});

const everything = {
  ...full,
  slug: "croquettes-au-poulet",
  name: "Croquettes au poulet",
  viewable: true,
  subtitle: "Chien adulte",
  image: { url: "/a.png", alternativeText: "Le sac", width: 640, height: 480, formats: null },
  rating: 4.7,
  reviewCount: 12,
  filters: [
    { id: 91, attributes: { name: "âge", value: "Adulte" } },
    { id: 92, attributes: { name: "besoin", value: "Actif" } },
  ],
  ProductVariants: [
    { ...variant, image: { url: "/2.png", width: 321, height: 322 } },
    { ...variant, code: "23456789", slug: "4-kg", name: "4 kg", weight: 4000, base_price: 3090 },
  ],
  createdAt: "2026-01-02",
  description: "Une recette.",
  images: [{ url: "/b.png", width: 801, height: 602 }],
  category: { id: 17, name: "Rayon", path: "chien/rayon" },
  ancestors: [{ name: "Chien", path: "chien" }],
  additives: "Vitamine",
  metabolizableEnergy: 380.5,
  rations: [{ weight: 5.5, grams: 72.5 }],
  sample: "echantillon",
  json_avis: [review, { ...review, id: 3, author: "Luc", score: 4.5, text: "Bien.", title: "Oui" }],
  oldProduct: { heir: "successeur" },
  seo: { title: "Titre", description: "Résumé" },
};

const identities = [
  "sku",
  "name",
  "image.url",
  "ProductVariants.*.code",
  "ProductVariants.*.image.url",
  "filters.*.attributes.name",
  "filters.*.attributes.value",
  "images.*.url",
  "category.id",
  "category.name",
  "category.path",
  "ancestors.*.name",
  "ancestors.*.path",
  "rations.*.weight",
  "rations.*.grams",
  "analyticalConstituents.*.name",
  "analyticalConstituents.*.percent",
  ...["score", "date", "experienceDate"].map((member) => `json_avis.*.${member}`),
];

test("a member of a product that is missing, null, odd or new costs itself, and what is left out is named", () => {
  expect(collateralLosses(productSchemas[2], everything, identities)).toEqual([
    "oldProduct is true: not logged",
  ]);
});

test("a product without sku or name is none; without anything else it is shown", () => {
  expect(productSchemas[2].safeParse({ ...full, sku: undefined }).success).toBe(false);
  expect(productSchemas[2].safeParse({ ...full, name: "" }).success).toBe(false);
  expect(productSchemas[2].parse({ sku: "CHN-01", name: "Croquettes" })).toMatchObject({
    slug: "chn-01",
    viewable: true,
    variants: [],
    analyticalConstituents: [],
  });
});

test("an incomplete list of constituents is not shown at all", () => {
  const analyticalConstituents = [...full.analyticalConstituents, { name: "Humidité" }];
  const { data, leftOut } = parseTolerantly(productSchemas[2], { ...full, analyticalConstituents });
  expect(data?.analyticalConstituents).toEqual([]);
  expect(leftOut).toMatchObject([{ key: "analyticalConstituents" }]);
});

const variantOf = (changes: object) =>
  productSchemas[1].parse({ ...summary, ProductVariants: [{ ...variant, ...changes }] }).variants[0];

test.each([
  [1890, 1890],
  ["1890", 1890],
  [18.9, undefined],
  ["18,90", undefined],
  [-1890, undefined],
  ["gratuit", undefined],
  [null, null],
])("a price of %j is %j", (base_price, price) => expect(variantOf({ base_price })?.price).toBe(price));

test.each([
  [{ show_variant: 0 }, { isVisible: false }],
  [{ show_variant: "false" }, { isVisible: false }],
  [{ in_stock: "1" }, { isInStock: true }],
  [{ in_stock: "peut-être" }, { isInStock: false }],
  [{ code: 12345678 }, { code: "12345678" }],
  [{ weight: null }, { weight: null, price: 1890 }],
  [{ weight: "2000.5" }, { weight: 2000.5 }],
  [{ slug: null }, { slug: "2-kg" }],
  [
    { slug: null, name: null },
    { slug: "2-kg", name: "2 kg" },
  ],
  [
    { slug: null, name: null, weight: 400 },
    { slug: "400-g", name: "400 g" },
  ],
  [
    { slug: null, name: null, weight: null },
    { slug: "12345678", name: "12345678" },
  ],
])("a format with %j is told as %j", (said, told) => expect(variantOf(said)).toMatchObject(told));

const readFull = (said: object) => productSchemas[2].parse({ ...full, ...said });

test.each([
  [true, {}],
  [1, {}],
  [false, null],
  [null, null],
  [{ heir: "nouveau" }, { heir: "nouveau" }],
  [{ heir: { id: 3, slug: "nouveau" } }, { heir: "nouveau" }],
  [{ heir: null }, { heir: null }],
])("an old product of %j is %j", (oldProduct, told) =>
  expect(readFull({ oldProduct }).oldProduct).toEqual(told),
);

test("relations are read as the names they refer to, and reviews from the text of their JSON", () => {
  const read = readFull({
    sku: 4711,
    bi_nutrition_partner: { id: 5, sku: "CHN-02" },
    sample: { id: 6, slug: "gouter" },
    json_avis: JSON.stringify([review]),
    metabolizableEnergy: "380.5",
    description: [],
  });
  expect(read).toMatchObject({
    sku: "4711",
    nutritionPartner: "CHN-02",
    sample: "gouter",
    reviews: [{ id: "1" }],
    metabolizableEnergy: 380.5,
    description: "",
  });
});

test("a picture without its size is square, and one with it has its own", () => {
  const sized = { url: "/a.png", width: "640", height: 480, formats: null };
  expect(imageSchema.parse(sized)).toMatchObject({ width: 640, height: 480 });
  for (const size of [{}, { width: null, height: null }, { width: 640 }, { width: "large", height: 0 }]) {
    const { width, height } = imageSchema.parse({ url: "/a.png", ...size });
    expect(width).toBe(height);
  }
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

test("of two formats with one address the second has its code behind it, and that is logged", () => {
  const other = { ...variant, code: "12345679" };
  const { data, leftOut } = parseTolerantly(productSchemas[2], {
    ...full,
    ProductVariants: [variant, other],
  });
  expect(data?.variants.map(({ slug }) => slug)).toEqual(["2-kg", "2-kg-12345679"]);
  expect(leftOut).toMatchObject([{ kind: "slug", key: "2-kg" }]);
});

test("of two formats with one code the first stands, and that is logged", () => {
  const other = { ...variant, slug: "2-kg-bis", base_price: 2090 };
  const { data, leftOut } = parseTolerantly(productSchemas[2], {
    ...full,
    ProductVariants: [variant, other],
  });
  expect(data?.variants).toMatchObject([{ slug: "2-kg", price: 1890 }]);
  expect(leftOut).toMatchObject([{ kind: "variant", key: "12345678" }]);
});
