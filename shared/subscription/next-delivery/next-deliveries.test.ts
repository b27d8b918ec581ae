import { expect, test } from "vitest";
import { knownFrequencies } from "../../frequency/frequency.ts";
import type { CustomerSubscription } from "../customer-subscription.ts";
import { exampleSubscription } from "../subscription-example.ts";
import { nextDeliveries } from "./next-deliveries.ts";

const now = new Date("2026-11-22T12:00:00Z");

const read = (...subscriptions: Partial<CustomerSubscription>[]) =>
  nextDeliveries(subscriptions.map(exampleSubscription), knownFrequencies, now);

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
  ["inside the lock", { locked: true }, ["2026-11-25"]],
  ["past its deadline", { editableUntil: "2026-11-21T22:59:59Z" }, ["2026-11-25"]],
  ["before its deadline", { editableUntil: "2026-11-23T22:59:59Z" }, []],
  ["on the day of its parcel", { locked: true, nextShipmentDate: "2026-11-22" }, ["2026-11-22"]],
  ["with a day that has gone by", { locked: true, nextShipmentDate: "2026-11-21" }, []],
  ["never begun", { state: "cancelled", locked: true }, []],
] as const)("a subscription that was stopped %s: last parcel on %j", (_, changes, days) => {
  const { planned } = read({ state: "stopped", nextShipmentDate: "2026-11-25", ...changes });
  expect(planned.map(({ on }) => on)).toEqual(days);
  expect(planned.every(({ isLast, isLocked }) => isLast && isLocked)).toBe(true);
});

test.each([
  [{}, false],
  [{ locked: true }, true],
  [{ editableUntil: "2026-11-22T11:59:59Z" }, true],
  [{ editableUntil: null }, false],
  // The order in progress is another parcel; changes apply to the one after it.
  [{ pendingOrder: "abc" }, false],
])("with %o it is locked: %s", (changes, isLocked) => {
  expect(read(changes).planned[0]?.isLocked).toBe(isLocked);
});

test("a paused subscription says until when and plans nothing, beside those that go on", () => {
  const { planned, paused } = read(
    { name: "A-9", pausedUntil: "2027-01-10" },
    { name: "A-8", state: "paused" },
    { number: "A-7" },
  );
  expect(planned.map(({ number }) => number)).toEqual(["A-7"]);
  expect(paused).toEqual([
    { id: 1, name: "A-9", until: "2027-01-10" },
    { id: 1, name: "A-8", until: null },
  ]);
});
