import { expect, test } from "vitest";
import { type PaymentState, paymentStates, shippingStates } from "./order-states.ts";
import { statusOfOrder } from "./order-status.ts";

const shown = (paymentState: PaymentState | null) => statusOfOrder({ state: "new", paymentState });

test.each([
  ["draft", "green"],
  ["processing", "green"],
  ["processed", "green"],
  ["active", "green"],
  ["sent", "green"],
  ["shipped", "green"],
  ["paused", "red"],
  ["error", "red"],
  ["payment_failed", "red"],
  ["pickuppoint_unavailable", "red"],
  ["product_unavailable", "red"],
  ["promotion_unavailable", "red"],
  ["invalid_promotion", "red"],
  ["stopped", "grey"],
  ["authorized", "green"],
  ["payment_accepted", "green"],
  ["paid", "green"],
  ["awaiting_payment", "orange"],
  ["partially_authorized", "orange"],
  ["partially_refunded", "orange"],
  ["partially_paid", "orange"],
  ["payment_failure", "red"],
  ["refunded", "grey"],
  ["cancelled", "grey"],
] as const)("a payment that is %s is shown in %s", (state, colour) => {
  expect(shown(state)).toMatchObject({ colour, label: expect.stringMatching(/^[A-ZÉ]/) });
});

test.each(["cart", "unknown", null] as const)("a payment that is %s is not shown", (state) => {
  expect(shown(state)).toBeNull();
});

test("the four beginnings are all shown as in progress, of a payment and of a parcel", () => {
  const beginnings = ["draft", "processing", "processed", "active"] as const;
  for (const states of [paymentStates, shippingStates])
    expect(beginnings.map((state) => states[state].shown.label)).toEqual(Array(4).fill("En cours"));
});

test.each([
  [{ state: "new", paymentState: "awaiting_payment", shippingState: "ready" }, "En attente de paiement"],
  [{ state: "new", paymentState: "paid", shippingState: "ready" }, "Payée"],
  [{ state: "fulfilled", paymentState: "paid", shippingState: "shipped" }, "Expédiée"],
  [{ state: "fulfilled", paymentState: "refunded", shippingState: "shipped" }, "Remboursée"],
  [{ state: "cancelled", paymentState: "paid", shippingState: "cancelled" }, "Annulée"],
  [{ state: "new" }, undefined],
] as const)("an order is told by what says most of it: %o", (states, label) => {
  expect(statusOfOrder(states)?.label).toBe(label);
});
