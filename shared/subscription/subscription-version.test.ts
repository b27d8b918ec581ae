import { expect, test } from "vitest";
import type { CustomerSubscription } from "./customer-subscription.ts";
import { exampleSubscription } from "./subscription-example.ts";
import { changedParts, subscriptionVersion } from "./subscription-version.ts";

const item = {
  id: 1,
  variant: "11000103",
  productName: "Croquettes",
  variantName: "12 kg",
  quantity: 1,
  unitPrice: 5490,
  originalUnitPrice: 5990,
  subtotal: 5490,
  available: true,
  once: false,
};
const before = exampleSubscription({ items: [item] });
const partsChangedBy = (changes: Partial<CustomerSubscription>) =>
  changedParts(subscriptionVersion(before), { ...before, ...changes });

test.each<[Partial<CustomerSubscription>, string[]]>([
  [{ items: [{ ...item, quantity: 2 }] }, ["items"]],
  [{ items: [{ ...item, unitPrice: 5290 }] }, ["amounts"]],
  [{ items: [{ ...item, originalUnitPrice: 6090 }] }, ["amounts"]],
  [{ items: [{ ...item, quantity: 2, subtotal: 10_980 }] }, ["items", "amounts"]],
  [{ shippingTotal: 490 }, ["amounts"]],
  [{ total: 5980 }, ["amounts"]],
  [{ nextShipmentDate: "2026-12-02" }, ["date"]],
  [{ editableUntil: null }, ["date"]],
  [{ interval: 31 }, ["interval"]],
  [{ coupons: [{ code: "FIDELE10", valid: true, reason: null }] }, ["coupons"]],
  [{ shippingMethod: "relais" }, ["delivery"]],
  [{ pickupPoint: "12345" }, ["delivery"]],
  [{ paymentMethod: "transfer" }, ["payment"]],
  [{ card: { brand: "visa", lastDigits: "4242", expiryMonth: 11, expiryYear: 2026 } }, ["payment"]],
  [{ state: "paused" }, ["progress"]],
  [{ pendingOrder: "abc" }, ["progress"]],
])("%o is told as a change of %j, and of nothing else", (changes, parts) => {
  expect(partsChangedBy(changes)).toEqual(parts);
});

test("an alert is no change of the subscription", () => {
  expect(partsChangedBy({ alerts: [{ kind: "card_expiring", subject: null }] })).toEqual([]);
});

test("the version of another build names no part", () => {
  expect(changedParts("abc-def", before)).toEqual([]);
});
