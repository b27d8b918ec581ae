import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import type { ProductSummary, Variant } from "./product.ts";
import {
  basePrice,
  defaultVariant,
  isInStock,
  isSellable,
  toProductCard,
  variantBySlug,
  visibleVariants,
} from "./product-rules.ts";

const small = variant({ code: "10000001", slug: "400-g", name: "400 g", weight: 400, price: 590 });
const medium = variant({ code: "10000002", slug: "2-kg", weight: 2000, price: 1890, isInStock: true });
const large = variant({ code: "10000003", slug: "10-kg", weight: 10_000, price: 6990 });
const hidden = variant({
  code: "10000004",
  slug: "50-g",
  weight: 50,
  price: 90,
  isVisible: false,
  isInStock: true,
});

test("a variant that is not shown does not exist for a shopper", () => {
  const product = productOf(hidden, small);
  expect(visibleVariants(product)).toEqual([small]);
  expect(basePrice(product)).toBe(590);
  expect(variantBySlug(product, "50-g")).toBeUndefined();
  expect(isInStock(product)).toBe(false);
});

test("the price of a product is the lowest whole price of its visible variants", () => {
  expect(basePrice(productOf(large, small, medium))).toBe(590);
  expect(basePrice(productOf(variant({ price: 12.5 }), medium, variant({ price: null })))).toBe(1890);
  expect(basePrice(productOf(variant({ price: 0 }), medium))).toBe(0);
});

test("a product without a whole price has not-a-number for a price, and its card none", () => {
  for (const product of [productOf(), productOf(hidden), productOf(variant({ price: 12.5 }))]) {
    expect(basePrice(product)).toBeNaN();
    expect(toProductCard(product)).toMatchObject({ price: null, weight: null, several: false });
  }
});

test("no visible whole price is lower than the product's", () => {
  const prices = fc.record({
    price: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(null, undefined)),
    isVisible: fc.boolean(),
  });
  assertProperty(
    fc.property(fc.array(prices, { maxLength: 8 }), (parts) => {
      const product = productOf(...parts.map((part) => variant(part)));
      const whole = parts.flatMap(({ price, isVisible }) =>
        isVisible && Number.isSafeInteger(price) ? [Number(price)] : [],
      );
      expect(basePrice(product) + 0).toBe(whole.length ? Math.min(...whole) + 0 : Number.NaN);
    }),
  );
});

test("a card tells the cheapest format and whether there are other prices", () => {
  expect(toProductCard(productOf(large, small, medium))).toEqual({
    sku: "CHIOT",
    href: "/produits/croquettes-chiot/",
    name: "Croquettes chiot",
    subtitle: "Poulet et riz",
    image: { url: "/chiot.jpg", alternativeText: "", width: 800, height: 600 },
    rating: 4.6,
    reviewCount: 12,
    price: 590,
    weight: 400,
    format: "400\u00a0g",
    several: true,
    inStock: true,
  });
  const twins = productOf(small, variant({ price: 590, weight: 500 }));
  expect(toProductCard(twins)).toMatchObject({ several: false, weight: 400, inStock: false });
});

test("a card without reviews has no rating, and without a picture none", () => {
  const product = { ...productOf(small), rating: 5, reviewCount: 0, image: null };
  expect(toProductCard(product)).toMatchObject({ rating: null, image: null });
  expect(toProductCard({ ...productOf(small), rating: undefined }).rating).toBeNull();
});

test("an address may name a format", () => {
  expect(variantBySlug(productOf(small, medium), "2-kg")).toBe(medium);
  expect(variantBySlug(productOf(small, medium), "3-kg")).toBeUndefined();
  expect(variantBySlug(productOf(small, medium), undefined)).toBeUndefined();
});

test("without a format the first that can be bought is shown, else the first", () => {
  expect(defaultVariant(productOf(hidden, small, medium))).toBe(medium);
  expect(defaultVariant(productOf(small, large))).toBe(small);
  expect(defaultVariant(productOf(hidden))).toBeUndefined();
});

test("a format in stock without a whole price cannot be bought, one that is offered can", () => {
  expect([null, 12.5, 0, 590].map((price) => isSellable(variant({ price, isInStock: true })))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isSellable(small)).toBe(false);
  expect(defaultVariant(productOf(variant({ price: null, isInStock: true }), medium))).toBe(medium);
});

function variant(parts: Partial<Variant>): Variant {
  return {
    code: "10000009",
    slug: "autre",
    name: "autre",
    weight: 1000,
    isVisible: true,
    isInStock: false,
    ...parts,
  };
}

function productOf(...variants: Variant[]): ProductSummary {
  return {
    sku: "CHIOT",
    viewable: true,
    filters: [],
    feedType: "",
    composition: "",
    slug: "croquettes-chiot",
    name: "Croquettes chiot",
    animal: "dog",
    kind: "dry",
    subtitle: "Poulet et riz",
    image: { url: "/chiot.jpg", alternativeText: "Un sac", width: 800, height: 600 },
    rating: 4.6,
    reviewCount: 12,
    variants,
  };
}
