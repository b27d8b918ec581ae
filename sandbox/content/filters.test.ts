import { expect, test } from "vitest";
import { chosenOf } from "../../shared/listing/facets.ts";
import { filterListing } from "../../shared/listing/listing-filters.ts";
import { facetNames, readListingQuery } from "../../shared/listing/listing-query.ts";
import { full, stringsOf } from "./all-content.ts";
import { categories } from "./categories.ts";
import { filterValues } from "./filters.ts";
import type { ProductEntry } from "./product-entry.ts";
import { isListed, products } from "./products.ts";

const skusOf = (entries: { sku: string }[]) => entries.map(({ sku }) => sku);
const has = ({ filters }: ProductEntry, ...needs: string[]) =>
  needs.some((need) => filters.besoin.includes(need));

test("every product has each facet that makes sense for it, and no value twice", () => {
  for (const { sku, animal, filters } of full) {
    const values = Map.groupBy(filters, ({ attributes }) => attributes.name);
    const count = (name: string) => values.get(name)?.length ?? 0;
    for (const name of ["animal", "âge", "texture", "gamme"]) expect(count(name), `${sku} ${name}`).toBe(1);
    for (const name of ["besoin", "protéine"]) expect(count(name), `${sku} ${name}`).toBeGreaterThan(0);
    expect(count("taille") > 0, `${sku} taille`).toBe(animal === "dog");
    const said = filters.map(({ attributes }) => `${attributes.name} ${attributes.value}`);
    expect(said.length, sku).toBe(new Set(said).size);
  }
});

test("every filter of a listing has products, and a title and place in `facetTitles`", () => {
  const { facets } = filterListing(full.map(asTheShopHasIt), []);
  expect(facets.map(({ name }) => name)).toEqual(facetNames);
});

test("every texture is one of the kind of food", () => {
  const odd = products.filter(
    ({ kind, filters }) => !filterValues.texture[kind].some((texture) => texture === filters.texture),
  );
  expect(skusOf(odd)).toEqual([]);
});

test("a complete food has other needs than what it is made without", () => {
  const odd = products.filter(
    ({ kind, filters }) => kind !== "treat" && filters.besoin.every((need) => need === "Sans céréales"),
  );
  expect(skusOf(odd)).toEqual([]);
});

test("food for the young is for growth, treats are a reward or clean teeth", () => {
  const young = products.filter(({ filters, kind }) => /Chiot|Chaton/.test(filters.âge) && kind !== "treat");
  expect(skusOf(young.filter((entry) => !has(entry, "Croissance")))).toEqual([]);
  const treats = products.filter(({ kind }) => kind === "treat");
  expect(skusOf(treats.filter((entry) => !has(entry, "Récompense", "Hygiène dentaire")))).toEqual([]);
  const meals = products.filter(({ kind }) => kind !== "treat");
  expect(skusOf(meals.filter((entry) => has(entry, "Récompense", "Hygiène dentaire")))).toEqual([]);
});

test("a fish is found under its kind and as fish", () => {
  const odd = products.filter(
    ({ filters: { protéine } }) =>
      protéine.some((one) => ["Saumon", "Thon", "Truite"].includes(one)) && !protéine.includes("Poisson"),
  );
  expect(skusOf(odd)).toEqual([]);
});

test("every protein of a product is in its composition", () => {
  const words: Record<string, RegExp> = {
    Poulet: /poulet|volaille/i,
    Dinde: /dinde|volaille/i,
    Poisson: /poisson|saumon|thon|truite|hareng|cabillaud|colin|merlu|lieu/i,
    Insectes: /insecte|larve/i,
    Sanglier: /sanglier/i,
  };
  const odd = products.flatMap(({ sku, composition, filters }) =>
    filters.protéine.flatMap((protein) =>
      (words[protein] ?? new RegExp(protein, "i")).test(composition) ? [] : [`${sku} ${protein}`],
    ),
  );
  expect(odd).toEqual([]);
});

test("the products of a category are what its name says", () => {
  const rules: [path: RegExp, fits: (entry: ProductEntry) => boolean][] = [
    [/\/chiot$/, ({ filters }) => filters.âge === "Chiot"],
    [/\/chaton$/, ({ filters }) => filters.âge === "Chaton"],
    [/\/adulte$/, ({ filters }) => filters.âge === "Adulte"],
    [/\/senior$/, ({ filters }) => filters.âge === "Senior"],
    [/\/sterilise/, (entry) => has(entry, "Stérilisé", "Poids de forme")],
    [/\/sensible$/, (entry) => has(entry, "Digestion sensible", "Peau & pelage")],
    [/\/sans-cereales$/, (entry) => has(entry, "Sans céréales")],
  ];
  const odd = products.filter(({ category, ...entry }) =>
    rules.some(([path, fits]) => path.test(category) && !fits({ category, ...entry })),
  );
  expect(skusOf(odd)).toEqual([]);
});

test("a product was created before its first order, the newest ones recently", () => {
  for (const { sku, createdAt, json_avis } of full) {
    const first = Math.min(...json_avis.map(({ experienceDate }) => Date.parse(experienceDate)));
    expect(Date.parse(createdAt ?? ""), sku).toBeLessThan(first);
  }
  const dates = full.flatMap(({ createdAt }) => createdAt ?? []);
  expect(new Set(dates).size).toBeGreaterThan(100);
  expect(dates.toSorted().at(-1)).toMatch(/^2026-1[01]/);
});

test("a filtered listing that content links to exists and has products", () => {
  const links = stringsOf(categories).flatMap((text) =>
    Array.from(text.matchAll(/\/((?:chien|chat)[a-z/-]*)\/\?([^\s"#)]+)/g)),
  );
  expect(links.length).toBeGreaterThan(3);
  for (const [, path, search] of links) {
    const skus = categories.find((category) => category.path === path)?.skus ?? [];
    const listed = full.filter(({ sku }) => skus.includes(sku));
    const { choices } = readListingQuery(new URLSearchParams(search));
    const { matching, facets } = filterListing(listed.map(asTheShopHasIt), choices);
    expect(chosenOf(facets), search).toHaveLength(choices.length);
    expect(matching.length, search).toBeGreaterThan(2);
  }
});

test("each category of several products has filters that narrow it", () => {
  const listed = products.filter(isListed);
  expect(listed.length).toBeGreaterThan(100);
  for (const { path, skus } of categories.filter(({ skus }) => skus.length > 3)) {
    const listed = full.filter(({ sku }) => skus.includes(sku));
    expect(filterListing(listed.map(asTheShopHasIt), []).facets.length, path).toBeGreaterThanOrEqual(2);
  }
});

function asTheShopHasIt({ filters, ProductVariants }: (typeof full)[number]) {
  return {
    filters: filters.map(({ attributes }) => attributes),
    variants: ProductVariants.map(({ show_variant, in_stock, base_price, ...variant }) => ({
      ...variant,
      isVisible: show_variant,
      isInStock: in_stock,
      price: base_price,
    })),
  };
}
