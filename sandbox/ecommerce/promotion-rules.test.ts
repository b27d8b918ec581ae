import { expect, test } from "vitest";
import { freeProductsOf } from "./promotion-rules.ts";

const now = new Date("2026-11-01T12:00:00Z");

function namesFor(goods: number, couponCode: string | null = null): string[] {
  const items = [{ quantity: 1, unitPrice: goods, subscriptionInterval: 0 }];
  return freeProductsOf({ items, couponCode, checkoutCompletedAt: null }, now).map(
    ({ productName, variantName, quantity }) => `${quantity} ${productName}, ${variantName}`,
  );
}

const treats = "1 Échantillon de friandises, 30 g";
const puppy = "1 Sachet de croquettes chiot, 300 g";

test("from 80 € of goods an order has a free sachet of treats", () => {
  expect(namesFor(7999)).toEqual([]);
  expect(namesFor(8000)).toEqual([treats]);
});

test("a coupon adds its own sachet while its minimum is met", () => {
  expect(namesFor(2499, "CHIOT2026")).toEqual([]);
  expect(namesFor(2500, "CHIOT2026")).toEqual([puppy]);
  expect(namesFor(8000, "CHIOT2026")).toEqual([puppy, treats]);
});
