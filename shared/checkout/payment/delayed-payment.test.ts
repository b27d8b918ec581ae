import { expect, test } from "vitest";
import { delayedPayment, isPaidAtOnce } from "./delayed-payment.ts";

test.each([
  ["bank_transfer", "transfer"],
  ["bank-transfer", "transfer"],
  ["BankTransfer", "transfer"],
  ["wire", "transfer"],
  ["virement_sepa", "transfer"],
  ["chèque", "cheque"],
  ["check", "cheque"],
  ["cheque", "cheque"],
  ["paypal", "paypal"],
  ["paypal_express_checkout", "paypal"],
  ["cheque_postal", "cheque"],
  ["checkout_com", undefined],
  ["check-out", undefined],
  ["transferwise", undefined],
  ["chequedejeuner", undefined],
  ["card_transfer", undefined],
  ["card_check", undefined],
  ["card_paypal", undefined],
  ["", undefined],
  [undefined, undefined],
  ["card", undefined],
  [null, undefined],
])("%s is delayed or not", (code, kind) => {
  expect(delayedPayment(code)).toBe(kind);
});

test.each([
  ["card", true],
  ["paypal", true],
  ["cheque", false],
  ["bank_transfer", false],
])("%s: is the money there at once? %s", (code, isAtOnce) => {
  expect(isPaidAtOnce(code)).toBe(isAtOnce);
});
