import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { orderStates, type PaymentState } from "../../../shared/order/order-states.ts";
import { checkoutOrderSchema } from "../../upstream/ecommerce/order/order.ts";
import { namesOf } from "../../upstream/ecommerce/states.ts";
import { paymentOutcomeOf } from "../payment/payment-outcome.ts";
import { hasParcel, isSent, isToPay } from "./order-state.ts";

const reported: PaymentState[] = [
  ...(["awaiting_payment", "payment_failure", "payment_accepted", "cancelled"] as const),
  ...(["partially_authorized", "authorized", "partially_paid", "paid"] as const),
  ...(["partially_refunded", "refunded"] as const),
];
const placed = namesOf(orderStates)
  .filter((state) => state !== "cart")
  .flatMap((state) => reported.map((paymentState) => ({ state, paymentState, payments: null, total: 2580 })));

const awaited = { state: "new", paymentState: "awaiting_payment", payments: null, total: 2580 } as const;

describe("an order in a list", () => {
  test.each(placed)("is to be paid where its own page says so: $state, $paymentState", (order) => {
    const payments = [{ id: 1, state: "new" }];
    const read = z.parse(checkoutOrderSchema, { tokenValue: "t", ...order, payments });
    const page = paymentOutcomeOf(read);
    for (const told of [null, read.payments])
      expect(isToPay({ ...order, payments: told })).toBe(page.kind === "due");
  });

  test("that costs nothing, or is a cart, is not to be paid", () => {
    expect(isToPay({ ...awaited, total: 0 })).toBe(false);
    expect(isToPay({ ...awaited, state: "cart" })).toBe(false);
  });

  test("whose total is unknown is to be paid", () => {
    expect(isToPay({ ...awaited, total: null })).toBe(true);
  });

  test.each([
    ["ready", false, false],
    ["partially_shipped", false, true],
    ["shipped", true, true],
    ["sent", true, true],
    [null, false, false],
  ] as const)("in the shipping state %s has left whole: %s, in part: %s", (shippingState, whole, part) => {
    expect([isSent({ shippingState }), hasParcel({ shippingState })]).toEqual([whole, part]);
  });
});
