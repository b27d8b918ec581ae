import { describe, expect, test } from "vitest";
import { noonOf } from "../../paris-days.ts";
import { demoSubscription as subscription, demoVariant as variant } from "./subscription-example.ts";
import { alertsOf, editableUntilOf } from "./subscription-rules.ts";
import type { PendingOrder, Subscription } from "./subscription-store.ts";

const now = new Date("2026-11-22T15:00:00Z");

const kindsOf = (change: Partial<Subscription>, pending?: PendingOrder) =>
  alertsOf(subscription(change), pending, now).map(({ kind, subject }) => `${kind} ${subject}`);

const untilOf = (change: Partial<Subscription>) => editableUntilOf(subscription(change));

test("changes are taken to the end of the fourth day before the shipment, in Paris", () => {
  expect(untilOf({ nextShipmentDate: noonOf("2026-12-01") })).toBe("2026-11-27T22:59:59.000Z");
  expect(untilOf({ nextShipmentDate: noonOf("2026-07-01") })).toBe("2026-06-27T21:59:59.000Z");
  expect(untilOf({ nextShipmentDate: null })).toBeNull();
  expect(untilOf({ state: "paused" })).toBeNull();
});

describe("an alert", () => {
  const card = (expiresAt: string) => ({ card: { brand: "visa", lastDigits: "4242", expiresAt } });
  const pending = {
    id: 9,
    tokenValue: "t",
    number: "MUS1",
    paymentState: "awaiting_payment",
    subscriptionId: 1,
    shipsAt: null,
  };

  test("is not raised while all is well, nor of what has ended", () => {
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ state: "stopped", ...card("2026-01-31T22:59:59.000Z") })).toEqual([]);
  });

  test.each([
    ["a card in its last month", card("2026-11-30T22:59:59.000Z"), "card_expiring 4242"],
    ["a card after it", card("2026-10-31T22:59:59.000Z"), "card_expired 4242"],
    ["a code that no longer counts", { couponCodes: ["ETE2025"] }, "invalid_promotion ETE2025"],
    ["a pickup point that takes nothing", relayed("FR-01004"), "pickup_point_unavailable "],
    ["a carrier that does not go there", { shippingMethod: "bpost" }, "invalid_carrier bpost"],
    ["a payment that failed", { state: "payment_failed" as const }, "payment_failed ABO0000001"],
  ])("is raised by %s", (_, change, alert) => {
    expect(kindsOf(change)).toEqual([expect.stringContaining(alert)]);
  });

  test("is raised by a product that is out of stock, and by an order that is not paid", () => {
    const item = { id: 1, subscriptionId: 1, variantCode: "1", quantity: 1, once: false };
    const items = [{ ...item, variant: { ...variant, stock: 0 } }];
    expect(kindsOf({ items })).toEqual(["product_unavailable Croquettes"]);
    expect(kindsOf({}, pending)).toEqual(["awaiting_payment MUS1"]);
  });
});

function relayed(pickupPoint: string) {
  return { shippingMethod: "mondial-relay", pickupPoint };
}
