import { expect, test } from "vitest";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { basePrice, basePricePerKilo } from "../../../shared/product/product-rules.ts";
import { shelfSchema, storedShelf } from "./shelf.ts";

const productOf = (sku: string, others: Partial<ProductSummary> = {}): ProductSummary => ({
  sku,
  slug: sku,
  name: sku,
  viewable: true,
  subtitle: "",
  rating: 4.5,
  reviewCount: 12,
  createdAt: "2026-03-01T10:00:00.000Z",
  filters: [
    { name: "age", value: "Adulte" },
    { name: "proteine", value: "Poulet" },
  ],
  feedType: "Aliment complet pour chiens adultes",
  composition: "poulet, riz",
  variants: [
    { code: "1", slug: "2-kg", name: "2 kg", weight: 2000, isVisible: true, isInStock: true, price: 1790 },
    { code: "2", slug: "5-kg", name: "5 kg", weight: 5000, isVisible: true, isInStock: false, price: 3990 },
  ],
  ...others,
});

const roundTrip = (products: ProductSummary[]) =>
  shelfSchema.parse(JSON.parse(JSON.stringify(storedShelf(products))));

test("a shelf keeps what filters and sorting need", () => {
  const one = productOf("A");
  const other = productOf("B", { filters: [{ name: "age", value: "Senior" }], rating: null, variants: [] });
  const { products } = roundTrip([one, other]);
  expect([...products.keys()]).toEqual(["A", "B"]);
  for (const product of [one, other]) {
    const kept = products.get(product.sku);
    const { filters, reviewCount, createdAt, rating } = product;
    expect(kept).toMatchObject({ filters, reviewCount, createdAt, rating });
    expect(basePrice(kept ?? product)).toBe(basePrice(product));
    expect(basePricePerKilo(kept ?? product)).toBe(basePricePerKilo(product));
  }
});

test("a product that is not shown is known to be hidden", () => {
  const { products, hidden } = roundTrip([productOf("A", { viewable: false })]);
  expect([[...products.keys()], [...hidden]]).toEqual([[], ["A"]]);
});

test("a shelf takes about 60 bytes a product", () => {
  const many = Array.from({ length: 5000 }, (_, index) => productOf(`MUS-CH-ADU-${index}`));
  expect(JSON.stringify(storedShelf(many)).length / many.length).toBeLessThan(80);
});
