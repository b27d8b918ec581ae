import { expect, test } from "vitest";
import type { CheckoutState } from "./checkout-states.ts";
import {
  accountPaymentHref,
  checkoutHref,
  checkoutStepsOf,
  isCarrierDue,
  reachableSteps,
  stepDue,
  toStep,
} from "./checkout-steps.ts";

const order = (checkoutState: CheckoutState, { ships = true, pays = true } = {}) => ({
  checkoutState,
  shipments: ships ? [{ id: 1, state: "cart", method: null, pickupPoint: null }] : [],
  payments: pays ? [{ id: 2, state: "cart", method: null }] : [],
});

test.each([
  ["cart", "facturation"],
  ["addressed", "livraison"],
  ["shipping_selected", "paiement"],
  ["shipping_skipped", "paiement"],
  ["payment_selected", "recapitulatif"],
  ["payment_skipped", "recapitulatif"],
  ["unknown", "facturation"],
] as const)("an order whose checkout is %s is due at %s", (state, step) => {
  expect(stepDue({ checkoutState: state })).toBe(step);
});

test("what is done may be looked at again, what comes later not yet", () => {
  expect(reachableSteps(order("cart"))).toEqual(["facturation"]);
  expect(reachableSteps(order("addressed"))).toEqual(["facturation", "livraison"]);
  expect(reachableSteps(order("shipping_selected"))).toEqual(["facturation", "livraison", "paiement"]);
  expect(reachableSteps(order("payment_selected"))).toEqual([
    "facturation",
    "livraison",
    "paiement",
    "recapitulatif",
  ]);
});

test("steps that the server skipped are not there: nothing to ship, nothing to pay", () => {
  expect(checkoutStepsOf(order("payment_skipped"))).toEqual(["facturation", "livraison", "recapitulatif"]);
  expect(checkoutStepsOf(order("shipping_skipped"))).toEqual(["facturation", "paiement", "recapitulatif"]);
  expect(checkoutStepsOf(order("payment_selected", { ships: false }))).toEqual([
    "facturation",
    "paiement",
    "recapitulatif",
  ]);
  expect(reachableSteps(order("payment_skipped"))).not.toContain("paiement");
});

test("a completed order without a payment had none to choose", () => {
  expect(checkoutStepsOf(order("completed", { pays: false }))).toEqual([
    "facturation",
    "livraison",
    "recapitulatif",
  ]);
  expect(checkoutStepsOf(order("completed"))).toContain("paiement");
});

test.each([
  ["cart", true],
  ["addressed", true],
  ["shipping_selected", false],
  ["shipping_skipped", false],
  ["payment_selected", false],
  ["completed", false],
] as const)("of an order that is %s the carrier is still to be chosen: %s", (checkoutState, isDue) => {
  expect(isCarrierDue({ checkoutState })).toBe(isDue);
});

test("an order that tells nothing of shipments or payments has none of them", () => {
  const steps = checkoutStepsOf({ checkoutState: "completed", shipments: null, payments: null });
  expect(steps).toEqual(["facturation", "recapitulatif"]);
  expect(checkoutStepsOf({ checkoutState: "completed" })).toEqual(steps);
});

test("until a carrier is chosen an order has all its steps, whatever it will skip", () => {
  expect(checkoutStepsOf(order("addressed", { ships: false, pays: false }))).toHaveLength(4);
  expect(checkoutStepsOf(order("cart", { ships: false, pays: false }))).toHaveLength(4);
});

test("a step is one of the four, and stands in the address", () => {
  expect(toStep("livraison")).toBe("livraison");
  for (const value of ["panier", "", undefined, null, ["livraison"]]) expect(toStep(value)).toBeUndefined();
  expect(checkoutHref("abc")).toBe("/commande/abc/");
  expect(checkoutHref("abc", "paiement")).toBe("/commande/abc/?etape=paiement");
  expect(accountPaymentHref("abc")).toBe("/commande/abc/?compte=1");
  expect(accountPaymentHref("abc", true)).toBe("/commande/abc/?paiement=autre&compte=1");
});
