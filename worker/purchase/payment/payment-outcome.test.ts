import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkoutOrderSchema } from "../../upstream/ecommerce/order/order.ts";
import { paymentOutcomeOf } from "./payment-outcome.ts";

const card = "/api/v2/shop/payment-methods/card";
const refusal = {
  id: 1,
  state: "failed",
  method: card,
  details: { bankCode: "51", bankMessage: "Provision insuffisante" },
};

const placed = (more: object) =>
  z.parse(checkoutOrderSchema, {
    tokenValue: "t",
    state: "new",
    checkoutState: "completed",
    paymentState: "awaiting_payment",
    total: 2190,
    payments: [{ id: 1, state: "new", method: card }],
    ...more,
  });

const outcome = (more: object) => paymentOutcomeOf(placed(more));

test("a cart is not to be paid yet", () => {
  expect(outcome({ state: "cart" })).toEqual({ kind: "unplaced" });
});

test("a placed order is due, by the method that was chosen", () => {
  expect(outcome({})).toEqual({ kind: "due", payment: 1, method: "card", last: null });
});

describe("money that moved is never asked for again", () => {
  test.each([
    "paid",
    "authorized",
    "partially_authorized",
    "partially_paid",
    "payment_accepted",
    "refunded",
    "partially_refunded",
  ])("payment state %s", (paymentState) => {
    expect(outcome({ paymentState })).toEqual({ kind: "paid" });
  });

  test.each(["completed", "authorized", "refunded"])(
    "the payment is %s, and the order does not know it yet",
    (state) => {
      expect(outcome({ payments: [{ id: 1, state, method: card }] })).toEqual({ kind: "paid" });
    },
  );

  test("an earlier payment took it after another was begun", () => {
    const late = { id: 1, state: "completed", method: card };
    expect(outcome({ payments: [late, { id: 2, state: "new", method: card }] })).toEqual({ kind: "paid" });
  });

  test("an order that costs nothing", () => {
    expect(outcome({ total: 0, payments: [{ id: 1, state: "new" }] })).toEqual({ kind: "paid" });
    expect(outcome({ total: 0, payments: null })).toEqual({ kind: "paid" });
  });

  test("a fulfilled or completed order that is paid", () => {
    for (const state of ["fulfilled", "completed"]) {
      expect(outcome({ state, paymentState: "paid" })).toEqual({ kind: "paid" });
    }
  });
});

test.each([{ state: "cancelled" }, { paymentState: "cancelled" }])("cancelled: %o", (more) => {
  expect(outcome(more)).toEqual({ kind: "cancelled" });
});

test("an order that awaits its payment is not said to be paid, even where the API names none", () => {
  expect(outcome({ payments: null })).toMatchObject({ kind: "due", method: null });
});

test("an attempt that is open at the gateway is waited for", () => {
  expect(outcome({ payments: [refusal, { id: 2, state: "processing", method: card }] })).toEqual({
    kind: "checking",
    payment: 2,
    method: "card",
  });
});

test("a refusal carries the bank's words and code, and the fresh payment is the one to make", () => {
  expect(outcome({ payments: [refusal, { id: 2, state: "new", method: card }] })).toEqual({
    kind: "due",
    payment: 2,
    method: "card",
    last: { kind: "refused", method: "card", bankCode: "51", bankMessage: "Provision insuffisante" },
  });
});

test("a refusal without words, and without a fresh payment, is one all the same", () => {
  expect(outcome({ payments: [{ id: 1, state: "failed" }], paymentState: "payment_failure" })).toEqual({
    kind: "due",
    payment: 1,
    method: null,
    last: { kind: "refused", method: null, bankCode: null, bankMessage: null },
  });
});

test("an attempt that was given up says by which method", () => {
  const paypal = { id: 1, state: "cancelled", method: { code: "paypal" } };
  expect(outcome({ payments: [paypal, { id: 2, state: "new", method: card }] })).toMatchObject({
    kind: "due",
    payment: 2,
    last: { kind: "given-up", method: "paypal" },
  });
});

test.each(["cheque", "bank_transfer"])("a %s that was changed for another method needed no end", (code) => {
  const chosen = { id: 1, state: "cancelled", method: { code } };
  expect(outcome({ payments: [chosen, { id: 2, state: "new", method: card }] })).toMatchObject({
    last: null,
  });
});

test.each(["paid", "payment_accepted", "partially_paid", "partially_refunded"])(
  "a payment that is itself %s is not asked for again, whatever its order says",
  (state) => {
    expect(outcome({ payments: [{ id: 1, state, method: card }] })).toEqual({ kind: "paid" });
  },
);

test.each(["a new word", "payment_failure"])(
  "an order that is %s, without payments, is not paid",
  (state) => {
    expect(outcome({ paymentState: state, payments: [] })).toMatchObject({ kind: "due", payment: 0 });
  },
);
