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
