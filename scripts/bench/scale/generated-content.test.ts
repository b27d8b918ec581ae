import { expect, test } from "vitest";
import { productSchemas } from "../../../sandbox/content/entries/product.ts";
import { shopSchema } from "../../../sandbox/content/entries/shop.ts";
import { categorySchema } from "../../../worker/upstream/content/page.ts";
import { catalogueOf, catalogueRows, paths, productsOfShelf } from "./generated-content.ts";

const rowsOf = (products: number) =>
  Map.groupBy(catalogueRows(catalogueOf(products)), (row) => row.collection);

test("the largest catalogue has all that the shop must bear", () => {
  expect(catalogueOf(100_000)).toEqual({
    products: 100_000,
    shelves: 1000,
    productsOfLargest: 5000,
    shops: 1000,
    redirects: 50_000,
  });
});

test("a generated catalogue holds what it says, and each entry has a name of its own", () => {
  const rows = rowsOf(1050);
  const counts = Object.fromEntries([...rows].map(([collection, its]) => [collection, its.length]));
  expect(counts).toEqual({ product: 1050, category: 11 + 1, shop: 11, redirect: 525 });
  for (const its of rows.values()) {
    expect(new Set(its.map(({ key }) => key)).size).toBe(its.length);
    expect(new Set(its.map(({ id }) => id)).size).toBe(its.length);
  }
});

test("entries have every field of the demo's own", () => {
  const rows = rowsOf(300);
  for (const { json } of rows.get("product") ?? [])
    expect(productSchemas[2].safeParse(json).error).toBeUndefined();
  for (const { json } of rows.get("shop") ?? []) expect(shopSchema.safeParse(json).error).toBeUndefined();
  for (const { json } of rows.get("category") ?? [])
    expect(categorySchema.safeParse(json).error).toBeUndefined();
});

test("each product is on the one shelf that it names, and shelves are alike at every size", () => {
  for (const size of [1000, 2000]) {
    const rows = rowsOf(size);
    const shelfOf = new Map(
      (rows.get("category") ?? []).flatMap(({ key, json }) =>
        key === paths.largest ? [] : (json.skus as string[]).map((sku) => [sku, key] as const),
      ),
    );
    for (const { key, json } of rows.get("product") ?? [])
      expect(json.category).toMatchObject({ path: shelfOf.get(key) });
    const third = rows.get("category")?.find(({ key }) => key === paths.shelf(3));
    expect(third?.json.skus).toHaveLength(productsOfShelf);
  }
});
