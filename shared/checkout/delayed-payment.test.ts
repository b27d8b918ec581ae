import { expect, test } from "vitest";
import { delayedPayment } from "./delayed-payment.ts";

test.each([
  ["bank_transfer", "transfer"],
  ["check", "cheque"],
  ["cheque", "cheque"],
  ["paypal", "paypal"],
  ["paypal_express_checkout", "paypal"],
  ["cheque_postal", "cheque"],
  ["checkout_com", undefined],
  ["check-out", undefined],
  ["transferwise", undefined],
  ["card", undefined],
  [null, undefined],
])("%s is delayed or not", (code, kind) => {
  expect(delayedPayment(code)).toBe(kind);
});
