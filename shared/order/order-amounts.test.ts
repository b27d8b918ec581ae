import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { amountRows, goodsIn } from "../cart/amounts/amount-rows.ts";
import { lineAmount, orderAmounts, type PricedOrder } from "./order-amounts.ts";

type Item = PricedOrder["items"][number];

const item = (change: Partial<Item> = {}): Item => ({
  quantity: 2,
  unitPrice: 2190,
  originalUnitPrice: 2190,
  subtotal: 4380,
  total: 4380,
  subscriptionInterval: 0,
  ...change,
});

const order = (change: Partial<PricedOrder> = {}): PricedOrder => ({
  items: [item()],
  unreadLines: 0,
  itemsSubtotal: null,
  itemsTotal: 4380,
  vatIncluded: 730,
  shippingFees: 0,
  isShippingDue: false,
  serviceFees: 0,
  promotionReduction: 0,
  total: 4380,
  ...change,
});

const column = (priced: PricedOrder) =>
  Object.fromEntries(amountRows(orderAmounts(priced)).map(({ name, amount }) => [name, amount]));

const sum = (amounts: readonly unknown[]) =>
  amounts.reduce<number>((all, amount) => all + (typeof amount === "number" ? amount : 0), 0);

describe("an order promotion is shown as it was subtracted", () => {
  const reduced = { items: [item({ total: 3880 })], itemsTotal: 3880, promotionReduction: -500, total: 3880 };

  test.each([
    ["by versions that tell the subtotal", { itemsSubtotal: 4380 }],
    ["by versions that do not", {}],
    ["by an API whose item total leaves it out", { itemsTotal: 4380 }],
  ])("%s", (_, told) => {
    expect(column(order({ ...reduced, ...told }))).toMatchObject({ subtotal: 4380, promotion: -500 });
  });

  test.each([
    ["tells it", -1000],
    ["does not tell it", -500],
  ])("a promotion of single units is part of it, if the version %s", (_, promotionReduction) => {
    const units = { items: [item({ subtotal: 3880, total: 3380 })], itemsSubtotal: 3880, itemsTotal: 3380 };
    expect(column(order({ ...units, promotionReduction, total: 3380 }))).toMatchObject({
      subtotal: 4380,
      promotion: -1000,
    });
  });

  test("if a line cannot be read", () => {
    expect(column(order({ ...reduced, items: [], unreadLines: 1 }))).toMatchObject({
      subtotal: 4380,
      promotion: -500,
    });
    const nothing = { items: [], unreadLines: 1, total: null };
    expect(column(order({ ...reduced, ...nothing })).subtotal).toBe(4380);
    expect(column(order({ ...reduced, ...nothing, itemsSubtotal: 4380 })).subtotal).toBe(4380);
  });
});

test("the discount of a subscription is taken off the regular price", () => {
  const subscribed = item({
    quantity: 1,
    unitPrice: 2241,
    originalUnitPrice: 2490,
    subscriptionInterval: 31,
  });
  const priced = order({ items: [subscribed], shippingFees: 490, total: 2731 });
  expect(column(priced)).toEqual({ subtotal: 2490, subscriptionDiscount: -249, shipping: 490 });
  expect(goodsIn(orderAmounts(priced))).toBe(2241);
});

test("taxes that prices do not include have a row", () => {
  expect(column(order({ vatIncluded: 876, total: 5256 }))).toEqual({
    subtotal: 4380,
    shipping: 0,
    other: 876,
  });
});

test("a delivery or a tax that nobody has counted is not free", () => {
  expect(orderAmounts(order({ isShippingDue: true, vatIncluded: 0 }))).toMatchObject({
    shippingFees: null,
    totalWithoutTax: null,
    vatIncluded: null,
  });
  expect(column(order({ isShippingDue: true })).shipping).toBe("due");
});

test("a line shows its amount before promotions, or none", () => {
  expect(lineAmount(item({ total: 3880 }), true)).toBe(4380);
  expect(lineAmount(item({ unitPrice: null, total: 3880 }), true)).toBe(4380);
  expect(lineAmount(item({ unitPrice: null, subtotal: null, total: 3880 }), true)).toBeNull();
  expect(lineAmount(item({ unitPrice: null, subtotal: null }), false)).toBe(4380);
});

test("the column adds up to the total, and whatever has a minus sign was subtracted", () => {
  const amount = fc.integer({ min: 0, max: 20_000 });
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    originalUnitPrice: amount,
    discount: fc.integer({ min: 0, max: 30 }),
    unitReduction: fc.integer({ min: 0, max: 300 }),
    orderReduction: fc.integer({ min: 0, max: 3000 }),
    isSubscribed: fc.boolean(),
  });
  const answers = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    shippingFees: fc.option(amount),
    serviceFees: fc.option(fc.constantFrom(0, 190)),
    taxOnTop: fc.constantFrom(0, 0, 500),
    tellsSubtotal: fc.boolean(),
    tellsUnitReductions: fc.boolean(),
    isShippingDue: fc.boolean(),
    isUnread: fc.boolean(),
  });
  assertProperty(
    fc.property(answers, (answer) => {
      const items = answer.lines.map(({ quantity, originalUnitPrice, discount, isSubscribed, ...taken }) => {
        const unitPrice = Math.round((originalUnitPrice * (isSubscribed ? 100 - discount : 100)) / 100);
        const subtotal = quantity * (unitPrice - taken.unitReduction);
        const total = subtotal - taken.orderReduction;
        return item({
          ...{ quantity, originalUnitPrice, unitPrice, subtotal, total },
          subscriptionInterval: isSubscribed ? 31 : 0,
        });
      });
      const itemsSubtotal = sum(items.map(({ subtotal }) => subtotal));
      const itemsTotal = sum(items.map(({ total }) => total));
      const unitReductions = sum(answer.lines.map((one) => one.quantity * one.unitReduction));
      const isShippingDue = answer.isShippingDue && !answer.shippingFees;
      const total = itemsTotal + (answer.shippingFees ?? 0) + (answer.serviceFees ?? 0) + answer.taxOnTop;
      const shown = orderAmounts(
        order({
          items: answer.isUnread ? items.slice(1) : items,
          unreadLines: answer.isUnread ? 1 : 0,
          itemsSubtotal: answer.tellsSubtotal ? itemsSubtotal : null,
          itemsTotal,
          promotionReduction: itemsTotal - itemsSubtotal - (answer.tellsUnitReductions ? unitReductions : 0),
          shippingFees: answer.shippingFees ?? 0,
          isShippingDue,
          serviceFees: answer.serviceFees,
          total,
        }),
      );
      expect(sum(amountRows(shown).map((row) => row.amount))).toBe(total);
      expect(shown.promotionReduction).toBeLessThanOrEqual(0);
      expect(shown.subscriptionDiscount).toBeLessThanOrEqual(0);
    }),
  );
});
