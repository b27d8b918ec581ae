import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkoutOrderSchema } from "../upstream/ecommerce/order/order.ts";
import { orderVersion, recapVersion } from "./order-version.ts";

const order = (change: object = {}) =>
  z.parse(checkoutOrderSchema, {
    tokenValue: "abc",
    state: "cart",
    total: 700,
    billingAddress: { street: "12 rue des Lilas", countryCode: "FR" },
    shippingAddress: { street: "12 rue des Lilas", countryCode: "FR" },
    shipments: [
      { id: 1, method: "/api/v2/shop/shipping-methods/relais", pickupPoint: "/api/v2/shop/pickup-points/1" },
    ],
    payments: [{ id: 1, state: "cart", method: "/api/v2/shop/payment-methods/check" }],
    ...change,
  });

test("an order reads alike whether the API names its parts by reference or tells them whole", () => {
  const told = order({
    shipments: [{ id: 1, method: { code: "relais" }, pickupPoint: { id: "1", name: "Tabac du Port" } }],
    payments: [{ id: 1, state: "cart", method: { code: "check" }, details: [] }],
  });
  expect(recapVersion(told)).toBe(recapVersion(order()));
});

test.each([
  ["another address", { shippingAddress: { street: "1 quai Perrache", countryCode: "FR" } }],
  ["another relay point", { shipments: [{ id: 1, method: { code: "relais" }, pickupPoint: "/p/2" }] }],
  ["another way to pay", { payments: [{ id: 1, state: "cart", method: { code: "card" } }] }],
  ["a gift", { freeProducts: [{ productName: "Friandises", quantity: 1 }] }],
])("the recap of an order is another with %s", (_, change) => {
  expect(recapVersion(order(change))).not.toBe(recapVersion(order()));
});

test("goods, prices, coupon and total make the version of an order; what a step decides does not", () => {
  const item = { id: 1, variant: { code: "11000101" }, quantity: 2, unitPrice: 350, subscriptionInterval: 0 };
  const filled = (change: object = {}) => order({ items: [item], ...change });
  const seen = orderVersion(filled());
  const others = [
    { items: [{ ...item, quantity: 3 }] },
    { items: [{ ...item, subscriptionInterval: 31 }] },
    { items: [{ ...item, unitPrice: 351 }] },
    { items: [] },
    { promotionCoupon: "BIENVENUE" },
    { total: 701 },
  ];
  for (const change of others) expect(orderVersion(filled(change))).not.toBe(seen);
  const addressed = filled({ checkoutState: "addressed", customer: "/api/v2/shop/customers/1" });
  expect(orderVersion(addressed)).toBe(seen);
});
