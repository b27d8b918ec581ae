import { expect, test } from "vitest";
import { type CartAccounting, emptyCart } from "../cart.ts";
import { nextThreshold, smallOrder } from "./next-threshold.ts";

const delivery = { freeFrom: 4900, serviceFreeFrom: 1500, arrival: null };

const cartOf = (accounting: Partial<CartAccounting>, terms: Partial<typeof delivery> | null = {}) => ({
  accounting: { ...emptyCart.accounting, shippingFees: 490, ...accounting },
  delivery: terms && { ...delivery, ...terms },
});

test("the fee of a small order comes first, with what it costs", () => {
  const small = { goods: 790, from: 1500, fee: 190 };
  expect(nextThreshold(cartOf({ subtotal: 790, serviceFees: 190 }))).toEqual(small);
  expect(smallOrder(cartOf({ subtotal: 790, serviceFees: 190 }))).toEqual(small);
});

test("free delivery comes next, and is reached once delivery costs nothing", () => {
  expect(nextThreshold(cartOf({ subtotal: 2190, serviceFees: 0 }))).toEqual({ goods: 2190, from: 4900 });
  expect(nextThreshold(cartOf({ subtotal: 5000, serviceFees: 0, shippingFees: 0 }))).toEqual({
    goods: 4900,
    from: 4900,
  });
});

test("a fee that the amount of the goods does not explain is no small order", () => {
  for (const cart of [
    cartOf({ subtotal: 1500, serviceFees: 190 }),
    cartOf({ subtotal: 790, serviceFees: 0 }),
    cartOf({ subtotal: null, serviceFees: 190 }),
    cartOf({ subtotal: 790, serviceFees: 190 }, null),
  ])
    expect(smallOrder(cart)).toBeNull();
});

test("nothing is promised if delivery stays paid beyond its threshold, or an amount is unknown", () => {
  expect(nextThreshold(cartOf({ subtotal: 5000, serviceFees: 0 }))).toBeNull();
  expect(nextThreshold(cartOf({ subtotal: null }))).toBeNull();
  expect(nextThreshold(cartOf({ subtotal: 2000, shippingFees: null }))).toBeNull();
  expect(nextThreshold(cartOf({ subtotal: 2000 }, null))).toBeNull();
});
