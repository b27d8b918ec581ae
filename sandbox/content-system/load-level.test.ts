import { expect, test } from "vitest";
import { cutTo, loadLevelOf } from "./load-level.ts";

const product = {
  sku: "MUS-1",
  slug: "poulet",
  name: "Poulet",
  viewable: true,
  subtitle: "Chien adulte",
  description: "…",
};

test("level 0 has the names of the product only", () => {
  expect(cutTo(0)(product)).toEqual({ sku: "MUS-1", slug: "poulet", name: "Poulet", viewable: true });
});

test("level 1 has what a card shows", () => {
  expect(cutTo(1)(product)).toMatchObject({ subtitle: "Chien adulte" });
  expect(cutTo(1)(product)).not.toHaveProperty("description");
});

test("without a level a call gets the whole product", () => {
  expect(loadLevelOf(undefined)).toBe(2);
  expect(cutTo(2)(product)).toEqual(product);
});
