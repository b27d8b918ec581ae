import { expect, test } from "vitest";
import { formatAmount } from "../../money/money.ts";
import { emptyCart } from "../cart.ts";
import { amountRows, goodsIn } from "./amount-rows.ts";
import { amountsTexts, amountText } from "./amounts.texts.ts";

const accounting = { ...emptyCart.accounting, subtotal: 5000, shippingFees: 490 };

test("the rows above a total are those that count, in the order of a bill", () => {
  const all = {
    ...{ subscriptionDiscount: -500, promotionReduction: -200, serviceFees: 190, otherFees: 10 },
  };
  expect(amountRows({ ...accounting, ...all })).toEqual([
    { name: "subtotal", amount: 5000 },
    { name: "subscriptionDiscount", amount: -500 },
    { name: "promotion", amount: -200 },
    { name: "shipping", amount: 490 },
    { name: "service", amount: 190 },
    { name: "other", amount: 10 },
  ]);
  const none = { subscriptionDiscount: 0, promotionReduction: 0, serviceFees: 0, otherFees: 0 };
  expect(amountRows({ ...accounting, ...none }).map(({ name }) => name)).toEqual(["subtotal", "shipping"]);
});

test.each([
  ["known fees", { shippingFees: 490 }, formatAmount(490)],
  ["an offered delivery", { shippingFees: 0 }, amountsTexts.shippingOffered],
  ["a delivery to choose", { shippingFees: null, isShippingDue: true }, amountsTexts.shippingDue],
  ["a delivery of which nothing is known", { shippingFees: null }, undefined],
])("%s: the row of the delivery reads %3$j", (_, changes, text) => {
  const row = amountRows({ ...accounting, ...changes }).find(({ name }) => name === "shipping");
  expect(row && amountText(row)).toBe(text);
});

test("goods are counted after the subscription's reduction and before promotions", () => {
  const reduced = { ...accounting, subscriptionDiscount: -500, promotionReduction: -200 };
  expect(goodsIn(reduced)).toBe(4500);
  expect(goodsIn({ ...reduced, subscriptionDiscount: null })).toBe(5000);
  expect(goodsIn({ ...reduced, subtotal: null })).toBeNull();
});
