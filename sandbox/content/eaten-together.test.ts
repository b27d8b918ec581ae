import { expect, test } from "vitest";
import { areEatenTogether } from "../../shared/product/together/eaten-together.ts";
import { filtersOf } from "./filters.ts";
import type { ProductEntry } from "./product-entry.ts";
import { products } from "./products.ts";

const foodOf = (entry: ProductEntry) => ({
  ...entry,
  filters: filtersOf(entry).map(({ attributes }) => attributes),
});

const isLean = ({ filters: { besoin } }: ProductEntry) =>
  besoin.some((need) => need === "Stérilisé" || need === "Poids de forme");

test("of the whole catalogue, only what is for the same species, stage of life and diet goes together", () => {
  const wrong = products.flatMap((one) =>
    products
      .filter((other) => {
        const isAlike =
          one.animal === other.animal &&
          one.filters.âge === other.filters.âge &&
          isLean(one) === isLean(other);
        return areEatenTogether(foodOf(one), foodOf(other)) !== isAlike;
      })
      .map((other) => `${one.sku} ${other.sku}`),
  );
  expect(wrong).toEqual([]);
});

test("both products of a bi-nutrition pair are eaten together", () => {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const wrong = products.filter(({ partner = "", ...product }) => {
    const other = bySku.get(partner);
    return other && !areEatenTogether(foodOf(product), foodOf(other));
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});
