import { expect, test } from "vitest";
import { refundedAmount } from "./refunded-amount.ts";

const refund = (amount: number | null) =>
  ({ id: 2, state: "refunded", method: "card", details: null, amount }) as const;
const paid = { id: 1, state: "completed", method: "card", details: null, amount: 5490 } as const;
const order = { paymentState: "partially_refunded", payments: [paid, refund(2490)], total: 7980 } as const;

test.each([
  ["one refund", {}, 2490],
  ["several refunds", { payments: [paid, refund(1000), refund(490)] }, 1490],
  ["no refund that a payment names", { payments: [paid] }, null],
  ["no payments in the answer", { payments: null }, null],
  ["a refund without an amount", { payments: [paid, refund(1000), refund(null)] }, null],
  ["as much as was paid, so the state or the amount is wrong", { payments: [refund(7980)] }, null],
  ["an unknown total", { total: null }, null],
  ["another state", { paymentState: "paid" }, null],
] as const)("%s", (_, change, amount) => {
  expect(refundedAmount({ ...order, ...change })).toBe(amount);
});
