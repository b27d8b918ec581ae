import { expect, test } from "vitest";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { orderChanges } from "./order-changes.ts";
import { refusalToOrder } from "./refusal-to-order.ts";

const item = {
  id: 1,
  variant: { code: "11000101", inStock: true },
  productName: "Terrine",
  variantName: "400 g",
  quantity: 2,
  unitPrice: 350,
  subscriptionInterval: 0,
};
const cart = { token: "abc", state: "cart", items: [item], unreadLines: 0, total: 700, shippingFees: 0 };
const order = (change: object = {}) => ({ ...cart, shipments: [], ...change }) as unknown as CheckoutOrder;

test("what the server changed by itself is said by name; fees that follow a choice are no news", () => {
  expect(orderChanges(order(), order({ shippingFees: 490, total: 1190 }))).toBeUndefined();
  expect(orderChanges(order(), order({ items: [{ ...item, unitPrice: 390 }] }))?.text).toMatch(
    /^Le prix de Terrine, 400\u00a0g a changé.*3,90.€ l’unité/,
  );
  expect(orderChanges(order(), order({ items: [] }))?.text).toBe(
    "Terrine, 400\u00a0g n’est plus dans votre commande.",
  );
  expect(orderChanges(order({ coupon: "BIENVENUE" }), order())?.text).toContain("BIENVENUE");
});

test("a cart is ordered that has something in it, and all of it in stock", () => {
  expect(refusalToOrder(order())).toBeUndefined();
  expect(refusalToOrder(order({ items: [] }))).toContain("Votre panier est vide");
  expect(
    refusalToOrder(order({ items: [{ ...item, variant: { code: "11000101", inStock: false } }] })),
  ).toMatch(/^En rupture de stock.*Terrine, 400\u00a0g/);
  expect(refusalToOrder(order({ unreadLines: 1 }))).toMatch(/^Votre panier ne s’affiche pas en entier/);
  for (const unknown of [{ quantity: null }, { subscriptionInterval: null }, { variant: { code: "" } }]) {
    expect(refusalToOrder(order({ items: [{ ...item, ...unknown }] }))).toMatch(
      /^Votre panier ne s’affiche pas en entier/,
    );
  }
  // Newer servers name a variant by its reference only, so its stock is unknown.
  expect(refusalToOrder(order({ items: [{ ...item, variant: { code: "11000101" } }] }))).toBeUndefined();
});
