import { describe, expect, test } from "vitest";
import { paidOn } from "../ecommerce/shipping-day.ts";
import { type FollowedOrder, milestones, nextChange } from "./order-events.ts";

const monday = "2026-11-23T10:00:00.000Z";

function order(change: Partial<FollowedOrder> = {}): FollowedOrder {
  return {
    state: "new",
    paymentState: "awaiting_payment",
    shippingState: "ready",
    checkoutCompletedAt: monday,
    shipsAt: null,
    payments: [{ state: "new", method: "bank_transfer", chosenAt: null }],
    shippedAt: null,
    deliveredAt: null,
    ...change,
  };
}

const changeOf = (change: Partial<FollowedOrder>) => {
  const next = nextChange(order(change));
  return next && `${next.kind} ${next.at.toISOString()}`;
};

const paid = {
  ...paidOn(new Date(monday)),
  payments: [{ state: "completed", method: "card", chosenAt: null }],
};

describe("what changes an order next", () => {
  test.each(["bank_transfer", "check"])("%s arrives after two days", (method) => {
    const payments = [{ state: "new", method, chosenAt: null }];
    expect(changeOf({ payments })).toBe("payment 2026-11-25T10:00:00.000Z");
  });

  test("a transfer that is chosen days after the order arrives two days after that", () => {
    const payments = [{ state: "new", method: "bank_transfer", chosenAt: "2026-11-28T09:00:00.000Z" }];
    expect(changeOf({ payments })).toBe("payment 2026-11-30T09:00:00.000Z");
  });

  test.each(["card", "paypal"])("%s waits for its customer", (method) => {
    expect(changeOf({ payments: [{ state: "new", method, chosenAt: null }] })).toBeUndefined();
  });

  test.each([
    ["in the week, the day after", "2026-11-24T10:00:00.000Z", "2026-11-25T10:00:00.000Z"],
    ["on a Friday, on Monday", "2026-11-27T10:00:00.000Z", "2026-11-30T10:00:00.000Z"],
    ["on a Sunday, on Monday", "2026-11-29T22:30:00.000Z", "2026-11-30T22:30:00.000Z"],
    ["before Christmas, after it and the weekend", "2026-12-24T10:00:00.000Z", "2026-12-28T10:00:00.000Z"],
    [
      "before a clock change, at the same time of day",
      "2026-10-23T10:00:00.000Z",
      "2026-10-26T11:00:00.000Z",
    ],
  ])("a paid order leaves one working day after its payment: %s", (_, day, sent) => {
    expect(changeOf({ ...paid, ...paidOn(new Date(day)) })).toBe(`shipment ${sent}`);
  });

  test("one that was paid in a way that counts no days leaves a working day after it was placed", () => {
    expect(changeOf({ ...paid, shipsAt: null })).toBe("shipment 2026-11-24T10:00:00.000Z");
  });

  test("its parcel is delivered two days after it has left", () => {
    const sent = { ...paid, state: "fulfilled", shippingState: "shipped", shippedAt: monday };
    expect(changeOf(sent)).toBe("delivery 2026-11-25T10:00:00.000Z");
    expect(changeOf({ ...sent, deliveredAt: "2026-11-25T10:00:00.000Z" })).toBeUndefined();
  });

  test("a cart, a cancelled order and one that is paid in part wait", () => {
    expect(changeOf({ state: "cart", checkoutCompletedAt: null })).toBeUndefined();
    expect(changeOf({ state: "cancelled", paymentState: "cancelled", shippingState: "cancelled" })).toBe(
      undefined,
    );
    expect(changeOf({ paymentState: "partially_paid" })).toBeUndefined();
  });
});

test("a parcel is in transit, goes out, and seven days after it has left there is its invoice", () => {
  const sent = order({ shippingState: "shipped", shippedAt: monday });
  expect(milestones(sent).map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
    ["transit", "2026-11-23T22:00:00.000Z"],
    ["out", "2026-11-25T05:00:00.000Z"],
    ["invoice", "2026-11-30T10:00:00.000Z"],
  ]);
  expect(milestones(order())).toEqual([]);
});
