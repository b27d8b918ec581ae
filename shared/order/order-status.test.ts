import { expect, test } from "vitest";
import { type PaymentState, paymentStates, shippingStates } from "./order-states.ts";
import { statusOfOrder } from "./order-status.ts";

const shown = (paymentState: PaymentState | null) => statusOfOrder({ state: "new", paymentState });

test.each([
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

test("a sent parcel is green, and a state without words says nothing", () => {
  const colours = Object.values(shippingStates).flatMap(({ shown: status }) => status?.colour ?? []);
  expect(colours).toEqual(["green", "green", "grey"]);
  expect(Object.values(paymentStates).filter(({ shown: status }) => !status)).toHaveLength(2);
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
