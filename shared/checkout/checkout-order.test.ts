import { expect, test } from "vitest";
import type { AttemptState } from "../order/order-states.ts";
import { currentPayment, currentShipment, hasSubscription, paidOn } from "./checkout-order.ts";

const payment = (state: AttemptState, completedAt: string | null = null) => ({
  ...{ id: 1, state, method: "card", details: null, completedAt },
});

test("the last payment and the first shipment are the current ones", () => {
  const shipment = {
    id: 1,
    state: "ready" as const,
    method: null,
    pickupPoint: null,
    shippedAt: null,
    tracking: null,
  };
  expect(currentPayment({ payments: [payment("failed"), payment("new")] })?.state).toBe("new");
  expect(currentShipment({ shipments: [shipment, { ...shipment, id: 2 }] })?.id).toBe(1);
  expect(currentPayment({ payments: [] })).toBeUndefined();
  expect(currentShipment({ shipments: [] })).toBeUndefined();
});

const day = "2026-11-22 10:00:00";

test.each([
  ["completed", day, new Date("2026-11-22T10:00:00Z")],
  ["authorized", "2026-11-22T10:00:00+01:00", new Date("2026-11-22T09:00:00Z")],
  ["failed", day, undefined],
  ["completed", null, undefined],
  ["completed", "hier", undefined],
] as const)("a payment that was %s at %s dates the order: %s", (state, completedAt, paid) => {
  expect(paidOn({ payments: [payment("failed", "2026-11-20"), payment(state, completedAt)] })).toEqual(paid);
});

test("an order has a subscription if one of its lines comes again, or if a subscription made it", () => {
  const line = (subscriptionInterval: number | null) => ({
    id: 1,
    variant: { code: "11000103" },
    productName: "Croquettes",
    variantName: "12 kg",
    ...{ quantity: 1, unitPrice: 1, originalUnitPrice: 1, subtotal: 1, total: 1 },
    subscriptionInterval,
  });
  const has = (intervals: (number | null)[], subscription: string | null = null) =>
    hasSubscription({ items: intervals.map(line), subscription });
  expect(has([0, 31])).toBe(true);
  expect(has([0], "A-1")).toBe(true);
  expect(has([0, null])).toBe(false);
});
