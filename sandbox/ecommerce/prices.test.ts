import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { coupons } from "./coupon-list.ts";
import { distributed, type PricedOrder, subscriptionPriceOf, totalsOf, unitPriceOf } from "./prices.ts";

const variant = { price: 1990, subscriptionPrice: 1791 };
const now = new Date("2026-11-01T12:00:00Z");

function order(goods: number, change: Partial<PricedOrder> = {}): PricedOrder {
  return {
    items: [{ quantity: 1, unitPrice: goods, subscriptionInterval: 0 }],
    couponCode: null,
    channelCode: "museau_fr",
    shippingMethod: null,
    shippingAddress: null,
    checkoutCompletedAt: null,
    ...change,
  };
}

const totals = (goods: number, change?: Partial<PricedOrder>) => totalsOf(order(goods, change), now);

describe("the unit price", () => {
  test("of a subscription is the subscription price", () => {
    expect(unitPriceOf(variant, 31)).toBe(1791);
    expect(unitPriceOf(variant, 0)).toBe(1990);
  });

  test("of a subscription is 10 % less, in whole cents", () => {
    expect(subscriptionPriceOf(2195)).toBe(1976);
  });
});

test("a reduction is distributed over lines to the cent, by their value", () => {
  expect(distributed(-500, [4380])).toEqual([-500]);
  expect(distributed(-500, [1000, 1000, 1000])).toEqual([-166, -167, -167].toSorted());
  expect(distributed(-500, [0, 0])).toEqual([0, 0]);
  const values = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 8 });
  assertProperty(
    fc.property(values, fc.integer({ min: 0, max: 5000 }), (lines, reduction) => {
      const isWorthless = lines.every((value) => value === 0);
      const shares = distributed(0 - reduction, lines);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isWorthless ? 0 : 0 - reduction);
    }),
  );
});

describe("the totals of an order", () => {
  test("are zero for an empty cart", () => {
    expect(totals(0, { items: [], couponCode: "LIVRAISON" })).toEqual({
      itemsSubtotal: 0,
      itemsTotal: 0,
      orderPromotionTotal: 0,
      shippingTotal: 0,
      serviceTotal: 0,
      taxTotal: 0,
      total: 0,
    });
  });

  test("include shipping below 49 € of goods, and not from there", () => {
    expect(totals(4899).shippingTotal).toBe(490);
    expect(totals(4900).shippingTotal).toBe(0);
  });

  test("include the service fee below 15 € of goods", () => {
    expect(totals(1499)).toMatchObject({ serviceTotal: 190, total: 1499 + 190 + 490 });
    expect(totals(1500).serviceTotal).toBe(0);
  });

  test("of samples alone have no service fee", () => {
    expect(totals(0)).toMatchObject({ serviceTotal: 0, shippingTotal: 490, total: 490 });
  });

  test("keep free shipping when a coupon brings the goods below its threshold", () => {
    expect(totals(4900, { couponCode: "BIENVENUE" })).toMatchObject({ shippingTotal: 0, total: 4400 });
  });

  test("have free shipping with its coupon", () => {
    expect(totals(2000, { couponCode: "LIVRAISON" })).toMatchObject({ shippingTotal: 0, total: 2000 });
  });

  test("take a percentage of the goods, in whole cents", () => {
    expect(totals(2195, { couponCode: "FIDELE10" }).orderPromotionTotal).toBe(-220);
  });

  test("take 5 € off from 120 € of goods, with a coupon or without", () => {
    expect(totals(11_999).orderPromotionTotal).toBe(0);
    expect(totals(12_000).orderPromotionTotal).toBe(-500);
    expect(totals(12_000, { couponCode: "FIDELE10" }).orderPromotionTotal).toBe(-1700);
  });

  test("have no reduction while the goods are below the minimum", () => {
    expect(totals(2999, { couponCode: "BIENVENUE" }).orderPromotionTotal).toBe(0);
    expect(totals(3000, { couponCode: "BIENVENUE" }).orderPromotionTotal).toBe(-500);
  });

  test("of a placed order keep a coupon that has ended since", () => {
    const placed = { couponCode: "ETE2025", checkoutCompletedAt: "2025-08-01T08:00:00.000Z" };
    expect(totals(6000, placed).orderPromotionTotal).toBe(-500);
    expect(totals(6000, { couponCode: "ETE2025" }).orderPromotionTotal).toBe(0);
  });

  test.each([
    ["France", { channelCode: "museau_fr" }, 1000],
    ["Belgium", { channelCode: "museau_be" }, 1041],
    ["Luxembourg", { channelCode: "museau_lu" }, 872],
    ["the address before the channel", { shippingAddress: { countryCode: "BE" } }, 1041],
    ["France where nothing says where", { channelCode: "museau" }, 1000],
  ])("say the VAT they include: %s", (_, change, taxTotal) => {
    expect(totals(6000, change)).toMatchObject({ taxTotal, total: 6000 });
  });

  test("add up, are whole numbers and respect the limit of 34 % for any cart", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPrice: fc.integer({ min: 0, max: 20_000 }),
      subscriptionInterval: fc.constantFrom(0, 31),
    });
    const promotional = coupons.filter(({ reward }) => reward.kind !== "replacement");
    const code = fc.option(fc.constantFrom(...promotional.map((coupon) => coupon.code)));
    assertProperty(
      fc.property(fc.array(line), code, (items, couponCode) => {
        const settled = totalsOf(order(0, { items, couponCode }), now);
        const sum =
          settled.itemsSubtotal + settled.orderPromotionTotal + settled.shippingTotal + settled.serviceTotal;
        expect(settled.total).toBe(sum);
        expect(settled.itemsTotal).toBe(settled.itemsSubtotal + settled.orderPromotionTotal);
        expect(Object.values(settled).every(Number.isInteger)).toBe(true);
        expect(-settled.orderPromotionTotal).toBeLessThanOrEqual(settled.itemsSubtotal * 0.34);
      }),
    );
  });
});
