import { expect, test } from "vitest";
import { full, repeated } from "./all-content.ts";
import type { ProductEntry } from "./product-entry.ts";
import { products } from "./products.ts";

const bySku = new Map(products.map((product) => [product.sku, product]));
const skusOf = (entries: ProductEntry[]) => entries.map(({ sku }) => sku);

test("no sku, slug, name, subtitle or format code is used twice, nor an address of a format", () => {
  const codes = full.flatMap(({ ProductVariants }) => ProductVariants.map(({ code }) => code));
  for (const values of [
    full.map(({ sku }) => sku),
    full.map(({ slug }) => slug),
    full.map(({ name }) => name),
    full.map(({ subtitle }) => subtitle),
    codes,
  ]) {
    expect(repeated(values)).toEqual([]);
  }
  for (const { sku, ProductVariants } of full) {
    expect(repeated(ProductVariants.map(({ slug }) => slug)), sku).toEqual([]);
  }
});

test("a sku and its format codes say the animal, the codes its kind too", () => {
  const animals = { dog: { sku: "MUS-CH-", digit: "1" }, cat: { sku: "MUS-CT-", digit: "2" } };
  const kinds = { dry: "1", wet: "2", treat: "3" };
  expect(
    products
      .filter(
        ({ sku, animal, kind, variants }) =>
          !sku.startsWith(animals[animal].sku) ||
          variants.some(
            ({ code }) => !/^\d{8}$/.test(code) || !code.startsWith(animals[animal].digit + kinds[kind]),
          ),
      )
      .map(({ sku }) => sku),
  ).toEqual([]);
});

test("no sentence is repeated, in one description or in two", () => {
  const sentences = products.flatMap(({ sku, description }) =>
    description
      .split(/\n+|(?<=[.!?…])\s/)
      .map((sentence) =>
        sentence
          .replaceAll(/[*\u00a0]|^- |[.,;:\s]+$/g, " ")
          .trim()
          .toLowerCase(),
      )
      .filter((sentence) => sentence.split(/\s+/).length >= 5)
      .map((sentence) => ({ sku, sentence })),
  );
  const seen = new Map<string, string>();
  const twice = sentences.flatMap(({ sku, sentence }) => {
    const earlier = seen.get(sentence);
    seen.set(sentence, sku);
    return earlier === undefined ? [] : [[earlier, sku, sentence]];
  });
  expect(twice).toEqual([]);
});

test("an age, a size and a picture of the pack fit the animal and the kind", () => {
  const ages = { dog: ["Chiot", "Adulte", "Senior"], cat: ["Chaton", "Adulte", "Senior"] };
  const shapes = { dry: ["bag"], wet: ["tin", "pouch"], treat: ["jar", "sachet"] };
  for (const { sku, animal, kind, filters, pack } of products) {
    expect(ages[animal], sku).toContain(filters.âge);
    expect(filters.taille === undefined, sku).toBe(animal === "cat");
    expect(shapes[kind], sku).toContain(pack.shape);
  }
});

test("the products of a bi-nutrition pair name each other: the same animal and age, one dry, one wet", () => {
  const paired = products.filter(({ partner }) => partner !== undefined);
  const wrong = paired.filter(({ sku, animal, kind, filters, partner }) => {
    const other = bySku.get(partner ?? "");
    return (
      other?.partner !== sku ||
      other.animal !== animal ||
      other.filters.âge !== filters.âge ||
      [kind, other.kind].toSorted().join() !== "dry,wet"
    );
  });
  expect(wrong.map(({ sku, partner }) => [sku, partner])).toEqual([]);
  for (const animal of ["dog", "cat"]) {
    const pairs = paired.filter((product) => product.animal === animal && product.kind === "dry");
    expect(pairs.length, animal).toBeGreaterThanOrEqual(8);
  }
});

test("both products of a pair and every heir are on sale; an heir is for the same animal", () => {
  const onSale = (entry: ProductEntry | undefined) => entry?.viewable !== false && entry?.heir === undefined;
  const badPairs = products.filter(({ partner }) => partner && !onSale(bySku.get(partner)));
  expect(skusOf(badPairs)).toEqual([]);
  const badHeirs = products.filter(({ animal, kind, heir }) => {
    const other = products.find(({ slug }) => slug === heir);
    return heir !== undefined && (!other || !onSale(other) || other.animal !== animal || other.kind !== kind);
  });
  expect(skusOf(badHeirs)).toEqual([]);
});
