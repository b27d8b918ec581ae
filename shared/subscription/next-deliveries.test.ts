import { expect, test } from "vitest";
import type { CustomerSubscription } from "./customer-subscription.ts";
import { nextDeliveries } from "./next-deliveries.ts";
import { knownFrequencies } from "./subscription.ts";

const now = new Date("2026-11-22T12:00:00Z");

const subscription = (changes: Partial<CustomerSubscription>): CustomerSubscription => ({
  id: 1,
  number: "A-1",
  state: "active",
  items: [],
  interval: 42,
  nextShipmentDate: "2026-12-01",
  editableUntil: "2026-11-26T22:59:59Z",
  locked: false,
  total: 5490,
  card: null,
  alerts: [],
  pendingOrder: null,
  pausedUntil: null,
  ...changes,
});

const read = (...subscriptions: Partial<CustomerSubscription>[]) =>
  nextDeliveries(subscriptions.map(subscription), knownFrequencies, now);

test("deliveries stand soonest first; an ended subscription and one without a date have none", () => {
  const { planned } = read(
    { number: "A-1", nextShipmentDate: "2027-01-05" },
    { number: "A-2", nextShipmentDate: "2026-11-30" },
    { number: "A-3", state: "stopped" },
    { number: "A-4", state: "cancelled" },
    { number: "A-5", nextShipmentDate: null },
    { number: "A-6", state: "payment_failed", nextShipmentDate: "2026-12-24" },
  );
  expect(planned.map(({ number }) => number)).toEqual(["A-2", "A-6", "A-1"]);
  expect(planned[0]).toMatchObject({ on: "2026-11-30", frequency: "Toutes les 6 semaines", total: 5490 });
});

test.each([
  [{}, false],
  [{ locked: true }, true],
  [{ editableUntil: "2026-11-22T11:59:59Z" }, true],
  [{ editableUntil: null }, false],
  [{ pendingOrder: "abc" }, true],
])("with %o it is locked: %s (spec 4, subscription editing)", (changes, isLocked) => {
  expect(read(changes).planned[0]?.isLocked).toBe(isLocked);
});

test("a paused subscription says until when and plans nothing", () => {
  expect(read({ number: "A-9", pausedUntil: "2027-01-10" }, { number: "A-8", state: "paused" })).toEqual({
    planned: [],
    paused: [
      { number: "A-9", until: "2027-01-10" },
      { number: "A-8", until: null },
    ],
  });
});
