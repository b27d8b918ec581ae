import { expect, test } from "vitest";
import { isCancellable } from "./cancellable-order.ts";

const order: Parameters<typeof isCancellable>[0] = {
  state: "new",
  paymentState: "paid",
  shippingState: "ready",
  items: [],
  subscription: null,
};

test("an order that waits to be sent can be cancelled, paid or not", () => {
  expect(isCancellable(order)).toBe(true);
  expect(isCancellable({ ...order, paymentState: "awaiting_payment" })).toBe(true);
});

test.each([
  ["sent", { shippingState: "shipped" }],
  ["sent in part", { shippingState: "partially_shipped" }],
  ["in an unknown state of shipping", { shippingState: "unknown" }],
  ["a cart", { state: "cart" }],
  ["cancelled", { state: "cancelled" }],
  ["fulfilled", { state: "fulfilled" }],
  ["paid in part", { paymentState: "partially_paid" }],
  ["refunded", { paymentState: "refunded" }],
  ["made by a subscription", { subscription: "1" }],
] as const)("one that is %s cannot", (_, changes) => {
  expect(isCancellable({ ...order, ...changes })).toBe(false);
});
