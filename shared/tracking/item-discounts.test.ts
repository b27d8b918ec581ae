import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { type CartLine, emptyCart } from "../cart/cart.ts";
import { itemDiscounts } from "./item-discounts.ts";

const line = (unitPrice: number | null, quantity: number | null): CartLine => ({
  id: 1,
  variantCode: "11000101",
  productName: "Croquettes",
  variantName: "2 kg",
  quantity,
  subscriptionInterval: 0,
  unitPrice,
  total: unitPrice === null || quantity === null ? null : unitPrice * quantity,
});
const discounts = (promotionReduction: number | null, ...lines: CartLine[]) =>
  itemDiscounts({ accounting: { ...emptyCart.accounting, promotionReduction }, lines });

test("a reduction of the order is spread over its lines by their value", () => {
  expect(discounts(-500, line(1000, 3), line(2000, 1))).toEqual([300, 200]);
});

test("nothing is taken off without a reduction, or where no price is known", () => {
  expect(discounts(0, line(1000, 3))).toEqual([0]);
  expect(discounts(null, line(1000, 3))).toEqual([0]);
  expect(discounts(-500, line(null, 3), line(1000, null))).toEqual([0, 0]);
});

test("together the discounts are the reduction, to the cent", () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 12,
  });
  assertProperty(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const cart = all.map(([price, quantity]) => line(price, quantity));
      const reduction = Math.floor(
        share * all.reduce((total, [price, quantity]) => total + price * quantity, 0),
      );
      const found = discounts(-reduction, ...cart);
      expect(found.reduce((total, one) => total + one, 0)).toBe(reduction);
      for (const [place, { total }] of cart.entries()) {
        expect(found[place]).toBeGreaterThanOrEqual(0);
        expect(found[place]).toBeLessThanOrEqual(total ?? 0);
      }
    }),
  );
});
