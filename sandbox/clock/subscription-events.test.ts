import { describe, expect, test } from "vitest";
import { noonOf } from "../paris-days.ts";
import { type FollowedSubscription, nextEvent } from "./subscription-events.ts";

const subscription: FollowedSubscription = {
  state: "active",
  nextShipmentDate: noonOf("2026-12-10"),
  frozenAt: null,
  pausedUntil: null,
  remindedOfDate: null,
  cardRemindedAt: null,
  card: { brand: "visa", lastDigits: "4242", expiresAt: "2028-01-31T22:59:59.000Z" },
  unpaid: undefined,
};

function next(change: Partial<FollowedSubscription>): string | undefined {
  const event = nextEvent({ ...subscription, ...change });
  return event && `${event.kind} ${event.at.toISOString()}`;
}

const reminded = { remindedOfDate: noonOf("2026-12-10") };

describe("what happens to a subscription next", () => {
  test("a reminder a week before, the lock at the end of the fourth day before, the order of its morning", () => {
    expect(next({})).toBe("reminder 2026-12-03T07:00:00.000Z");
    expect(next(reminded)).toBe("freeze 2026-12-06T22:59:59.000Z");
    expect(next({ ...reminded, frozenAt: "2026-12-06T22:59:59.000Z" })).toBe(
      "renewal 2026-12-10T05:00:00.000Z",
    );
  });

  test("a date that was moved away is reminded of again", () => {
    expect(next({ ...reminded, nextShipmentDate: noonOf("2027-01-10") })).toBe(
      "reminder 2027-01-03T07:00:00.000Z",
    );
  });

  test("a reminder is not sent again where the clock went on by hours", () => {
    const aged = "2026-12-10T08:00:00.000Z";
    expect(next({ nextShipmentDate: aged, remindedOfDate: aged })).toMatch(/^freeze/);
  });

  test("while an order is unpaid, nothing but its next charge", () => {
    const unpaid = { nextChargeAt: "2026-12-20T05:00:00.000Z" };
    for (const state of ["payment_failed", "awaiting_payment", "active", "stopped"] as const)
      expect(next({ state, unpaid })).toBe("charge 2026-12-20T05:00:00.000Z");
  });

  test("a pause ends on the morning of its day; one without an end waits for its customer", () => {
    const paused = { state: "paused" as const, pausedUntil: noonOf("2027-01-05") };
    expect(next(paused)).toBe("resumption 2027-01-05T05:00:00.000Z");
    expect(next({ ...paused, pausedUntil: null, card: null })).toBeUndefined();
  });

  test("a card is told of thirty days before its end, once", () => {
    const card = { brand: "visa", lastDigits: "4242", expiresAt: "2026-12-31T22:59:59.000Z" };
    const told = { cardRemindedAt: "2026-12-01T22:59:59.000Z" };
    expect(next({ card })).toBe("card 2026-12-01T22:59:59.000Z");
    expect(next({ card, ...told })).toBe("reminder 2026-12-03T07:00:00.000Z");
  });

  test.each(["stopped", "cancelled"] as const)("nothing, of one that is %s", (state) => {
    expect(next({ state, nextShipmentDate: null })).toBeUndefined();
  });

  test("nothing before its first order is paid", () => {
    expect(next({ state: "awaiting_payment" })).toBeUndefined();
  });
});
