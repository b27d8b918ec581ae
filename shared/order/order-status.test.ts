import { expect, test } from "vitest";
import { statusOfOrder } from "./order-status.ts";

const shownStatus = (paymentState: string | null | undefined) =>
  statusOfOrder({ state: "new", paymentState });

test.each([
  ["draft", "green"],
  ["processing", "green"],
  ["processed", "green"],
  ["active", "green"],
  ["authorized", "green"],
  ["payment_accepted", "green"],
  ["paid", "green"],
  ["sent", "green"],
  ["shipped", "green"],
  ["awaiting_payment", "orange"],
  ["partially_authorized", "orange"],
  ["partially_refunded", "orange"],
  ["partially_paid", "orange"],
  ["paused", "red"],
  ["error", "red"],
  ["payment_failure", "red"],
  ["payment_failed", "red"],
  ["pickuppoint_unavailable", "red"],
  ["product_unavailable", "red"],
  ["promotion_unavailable", "red"],
  ["invalid_promotion", "red"],
  ["refunded", "grey"],
  ["stopped", "grey"],
  ["cancelled", "grey"],
])("%s is shown in %s", (status, colour) => {
  expect(shownStatus(status)).toMatchObject({ colour, label: expect.stringMatching(/^[A-ZÉ]/) });
});

test("the four beginnings are all shown as in progress", () => {
  const labels = ["draft", "processing", "processed", "active"].map((status) => shownStatus(status)?.label);
  expect(labels).toEqual(["En cours", "En cours", "En cours", "En cours"]);
});

test.each(["cart", "new", "", null, undefined, "constructor", "toString"])(
  "%s is no status that is shown",
  (status) => {
    expect(shownStatus(status)).toBeUndefined();
  },
);

test.each([
  [{ state: "new", paymentState: "awaiting_payment", shippingState: "ready" }, "En attente de paiement"],
  [{ state: "new", paymentState: "paid", shippingState: "ready" }, "Payée"],
  [{ state: "fulfilled", paymentState: "paid", shippingState: "shipped" }, "Expédiée"],
  [{ state: "fulfilled", paymentState: "refunded", shippingState: "shipped" }, "Remboursée"],
  [{ state: "cancelled", paymentState: "paid", shippingState: "cancelled" }, "Annulée"],
  [{ state: "new" }, undefined],
])("an order is told by what says most of it: %o", (states, label) => {
  expect(statusOfOrder(states)?.label).toBe(label);
});
