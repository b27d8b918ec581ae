import { expect, test } from "vitest";
import { isUsableCart, orderSchema } from "./order.ts";

const item = {
  id: 3,
  variant: { code: "10000001", product: "/api/v2/shop/products/MUS-1" },
  productName: "Croquettes",
  variantName: "2 kg",
  quantity: 2,
  unitPrice: 1290,
  total: 2580,
  subscriptionInterval: 31,
};

test("a variant is an object with its code, or an IRI that ends with it", () => {
  const order = orderSchema.parse({
    tokenValue: "abc",
    state: "cart",
    items: [item, { ...item, variant: "/api/v2/shop/product-variants/10000002" }],
  });
  expect(order.items?.map(({ variant }) => variant)).toEqual([
    { code: "10000001", product: "MUS-1" },
    { code: "10000002", product: undefined },
  ]);
});

test.each([
  ["an object with its code", { promotionCoupon: { code: "FIDELE10" } }, "FIDELE10"],
  ["an IRI that ends with it", { promotionCoupon: "/api/v2/shop/promotion-coupons/%C3%89T%C3%89" }, "ÉTÉ"],
  ["an IRI that escapes nothing", { promotionCoupon: "/api/v2/shop/promotion-coupons/-10%" }, "-10%"],
  ["the code itself", { couponCode: "FIDELE10" }, "FIDELE10"],
  ["a code with a percent sign", { couponCode: "-10%" }, "-10%"],
  ["a code with a slash", { couponCode: "A/B" }, "A/B"],
  ["nothing", { promotionCoupon: null }, undefined],
])("the coupon is %s", (_, named, code) => {
  const { promotionCoupon, couponCode } = orderSchema.parse({ tokenValue: "abc", state: "cart", ...named });
  expect(promotionCoupon ?? couponCode ?? undefined).toBe(code);
});

test("stock is false only where the API says so", () => {
  const inStock = (variant: unknown) =>
    orderSchema.parse({ tokenValue: "abc", state: "cart", items: [{ ...item, variant }] }).items?.[0]?.variant
      .inStock;
  expect(inStock({ code: "10000001", inStock: false })).toBe(false);
  expect(inStock({ code: "10000001", inStock: true })).toBe(true);
  expect(inStock({ code: "10000001", inStock: null })).toBeUndefined();
  expect(inStock("/api/v2/shop/product-variants/10000001")).toBeUndefined();
});

test("a missing key and null both mean none", () => {
  expect(orderSchema.parse({ tokenValue: "abc", state: "cart" }).items).toEqual([]);
  expect(
    orderSchema.parse({ tokenValue: "abc", state: "cart", items: null, freeProducts: null, total: null })
      .total,
  ).toBeNull();
});

test("money that is not whole minor units is refused at the border", () => {
  expect(orderSchema.safeParse({ tokenValue: "abc", state: "cart", total: 12.9 }).success).toBe(false);
});

test("only a cart in state cart is valid to load (spec 4)", () => {
  const inState = (state: string) => isUsableCart(orderSchema.parse({ tokenValue: "abc", state }));
  expect(["cart", "new", "completed", "cancelled"].map(inState)).toEqual([true, false, false, false]);
});
