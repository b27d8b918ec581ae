import { expect, test } from "vitest";
import { repeated } from "./all-content.ts";
import { categories } from "./categories.ts";
import { categoryPaths } from "./category-tree.ts";
import { isListed, products } from "./products.ts";

const inCategory = (path: string) => categories.find((category) => category.path === path)?.skus ?? [];

test("the shop has at least ninety products, at least forty for each animal", () => {
  expect(products.length).toBeGreaterThanOrEqual(90);
  for (const animal of ["dog", "cat"]) {
    const count = products.filter((product) => product.animal === animal).length;
    expect(count, animal).toBeGreaterThanOrEqual(40);
  }
});

test("every leaf category has products", () => {
  const leaves = categoryPaths.filter((path) => !categoryPaths.some((other) => other.startsWith(`${path}/`)));
  expect(leaves.filter((path) => inCategory(path).length === 0)).toEqual([]);
});

test("every product is in a leaf category of its animal", () => {
  const shelfOf = { dog: "chien/", cat: "chat/" };
  expect(
    products
      .filter(
        ({ animal, category }) =>
          !category.startsWith(shelfOf[animal]) ||
          categoryPaths.some((other) => other.startsWith(`${category}/`)),
      )
      .map(({ sku, category }) => [sku, category]),
  ).toEqual([]);
});

test("the full listing has every product on sale, and a category those of its subcategories", () => {
  expect(inCategory("tous-les-produits")).toEqual(products.filter(isListed).map(({ sku }) => sku));
  for (const { path, children } of categories) {
    for (const child of children)
      expect(inCategory(path)).toEqual(expect.arrayContaining(inCategory(child.path)));
  }
});

test("no category number is used twice", () => {
  expect(repeated(categories.map(({ id }) => id))).toEqual([]);
});
