import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { totalsOf, unitPriceOf } from "./prices.ts";

const variant = { price: 1990, subscriptionPrice: 1791 };
const welcome = "BIENVENUE";

describe("the unit price", () => {
  test("is the subscription price once there are deliveries", () => {
    expect(unitPriceOf(variant, 31)).toBe(1791);
    expect(unitPriceOf(variant, 0)).toBe(1990);
  });
});

describe("the totals of an order", () => {
  test("are nothing for an empty cart", () => {
    expect(totalsOf([], null).total).toBe(0);
  });

  test("carry shipping below 49 € of goods and offer it from there", () => {
    expect(totalsOf([{ quantity: 1, unitPrice: 4899 }], null).shippingTotal).toBe(490);
    expect(totalsOf([{ quantity: 1, unitPrice: 4900 }], null).shippingTotal).toBe(0);
  });

  test("keep free shipping when a coupon brings the goods below its threshold", () => {
    expect(totalsOf([{ quantity: 1, unitPrice: 4900 }], welcome)).toMatchObject({
      shippingTotal: 0,
      total: 4400,
    });
  });

  test("say the VAT they include", () => {
    expect(totalsOf([{ quantity: 1, unitPrice: 6000 }], null).taxTotal).toBe(1000);
  });

  test("leave a coupon without effect while the goods are too few", () => {
    expect(totalsOf([{ quantity: 1, unitPrice: 2999 }], welcome).orderPromotionTotal).toBe(0);
    expect(totalsOf([{ quantity: 1, unitPrice: 3000 }], welcome).orderPromotionTotal).toBe(-500);
  });

  test("add up and stay whole, whatever is in the cart", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPrice: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(line), fc.option(fc.constant(welcome)), (lines, coupon) => {
        const totals = totalsOf(lines, coupon);
        const sum =
          totals.itemsTotal + totals.orderPromotionTotal + totals.shippingTotal + totals.serviceTotal;
        expect(totals.total).toBe(sum);
        expect(Object.values(totals).every(Number.isInteger)).toBe(true);
        expect(totals.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
