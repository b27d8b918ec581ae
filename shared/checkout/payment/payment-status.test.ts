import { expect, test } from "vitest";
import { orderStage, paymentStatusOf } from "./payment-status.ts";

const order = { state: "new", paymentState: "paid", payments: [], total: 5490 } as const;
const payment = (state: string) => ({ id: 1, state, method: "card", details: null });
const statusOf = (changes: object, isDue = false) =>
  paymentStatusOf({ ...order, payments: [], ...changes }, isDue);

test.each([
  ["paid", "paid"],
  ["authorized", "authorized"],
  ["partially_authorized", "partially_authorized"],
  ["partially_paid", "partially_paid"],
  ["partially_refunded", "partially_refunded"],
  ["refunded", "refunded"],
  ["cancelled", "cancelled"],
])("a payment that is %s is told as %s", (paymentState, status) => {
  expect(statusOf({ paymentState })).toBe(status);
});

test("an order that waits for its payment is due; a cancelled one no longer is", () => {
  expect(statusOf({ paymentState: "awaiting_payment" }, true)).toBe("due");
  expect(statusOf({ paymentState: "partially_paid" }, true)).toBe("due");
  expect(statusOf({ state: "cancelled" }, true)).toBe("cancelled");
  expect(statusOf({ paymentState: "cancelled" }, true)).toBe("cancelled");
});

test("what cost nothing is offered, unless it was refunded", () => {
  expect(statusOf({ total: 0 })).toBe("offered");
  expect(statusOf({ total: 0, paymentState: "refunded" })).toBe("refunded");
  expect(statusOf({ total: null })).toBe("paid");
});

test.each([
  [["authorized"], "awaiting_payment", "authorized"],
  [["failed", "authorized"], "awaiting_payment", "authorized"],
  [["authorized", "completed"], "awaiting_payment", "paid"],
  [["completed"], "awaiting_payment", "paid"],
  [["authorized"], "paid", "paid"],
])("payments that are %j in an order that is %s make it %s", (states, paymentState, status) => {
  expect(statusOf({ paymentState, payments: states.map(payment) })).toBe(status);
});

test.each([
  ["paid", false, "ordered"],
  ["paid", true, "sent"],
  ["due", false, "ordered"],
  ["partially_refunded", true, "sent"],
  ["refunded", true, "refunded"],
  ["cancelled", false, "cancelled"],
] as const)("an order whose payment is %s and that is sent (%s) is %s", (status, sent, stage) => {
  expect(orderStage({ payment: status, sent })).toBe(stage);
});
