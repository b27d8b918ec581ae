import { describe, expect, test } from "vitest";
import { noonOf } from "../../paris-days.ts";
import {
  dayFaults,
  endedFaults,
  lastItemFaults,
  lockFaults,
  minimumFaults,
  pauseFaults,
  resumptionFaults,
} from "./change-rules.ts";

const now = new Date("2026-11-22T15:00:00Z");
const running = { state: "active", nextShipmentDate: noonOf("2026-12-10"), pausedUntil: null } as const;

const codesOf = (faults: readonly { code?: string; path: string }[]) =>
  faults.map(({ code, path }) => code ?? path);

test("a shipment is locked from the end of the fourth day before it", () => {
  const locked = (day: string | null, at: string) =>
    codesOf(lockFaults({ ...running, nextShipmentDate: day && noonOf(day) }, new Date(at)));
  expect(locked("2026-12-10", "2026-12-06T22:59:59Z")).toEqual([]);
  expect(locked("2026-12-10", "2026-12-06T23:00:00Z")).toEqual(["subscription.locked"]);
  expect(locked(null, "2026-12-06T23:00:00Z")).toEqual([]);
});

describe("a day", () => {
  test.each(["2026-11-25", "2026-11-21", "2027-11-23", "2026-11-31", "demain", "2026-12-01T00:00:00Z", ""])(
    "%j is refused",
    (day) => {
      expect(dayFaults(day, running, now)).toMatchObject([{ path: "nextShipmentDate" }]);
    },
  );

  test.each(["2026-11-26", "2026-12-28", "2027-11-22"])("%s may be chosen", (day) => {
    expect(dayFaults(day, running, now)).toEqual([]);
  });

  test("on which nothing leaves is refused", () => {
    expect(codesOf(dayFaults("2026-12-25", running, now))).toEqual(["subscription.holiday"]);
  });

  test("of a pause is refused, and any where a pause has no end", () => {
    const paused = { ...running, state: "paused", pausedUntil: noonOf("2026-12-20") } as const;
    expect(dayFaults("2026-12-24", paused, now)).toHaveLength(1);
    expect(dayFaults("2026-12-28", paused, now)).toEqual([]);
    const endless = { ...running, state: "paused" } as const;
    expect(codesOf(dayFaults("2026-12-28", endless, now))).toEqual(["subscription.paused"]);
  });
});

test("a pause ends from tomorrow on, within three months", () => {
  const refused = ["2026-11-22", "2027-02-23", "2026-02-30"].map((day) => pauseFaults(day, now).length);
  expect(refused).toEqual([1, 1, 1]);
  expect(["2026-11-23", "2027-02-22"].flatMap((day) => pauseFaults(day, now))).toEqual([]);
});

test("what is paused, or is to be, can be resumed", () => {
  expect(resumptionFaults({ state: "paused", pausedUntil: null })).toEqual([]);
  expect(resumptionFaults({ state: "active", pausedUntil: noonOf("2026-12-20") })).toEqual([]);
  expect(codesOf(resumptionFaults({ state: "active", pausedUntil: null }))).toEqual(["subscription.running"]);
});

test("what has ended, or is to end, cannot be changed", () => {
  expect(endedFaults({ state: "active", abortedAt: null })).toEqual([]);
  for (const ended of [
    { state: "stopped", abortedAt: null },
    { state: "cancelled", abortedAt: null },
    { state: "processing", abortedAt: now.toISOString() },
  ] as const) {
    expect(codesOf(endedFaults(ended))).toEqual(["subscription.stopped"]);
  }
});

describe("the second delivery, before which nothing ends", () => {
  const dayOfSecond = (shippedCount: number, next: string | null, pending: string | null = null) =>
    minimumFaults(
      { shippedCount, nextShipmentDate: next && noonOf(next), subscriptionInterval: 31 },
      pending,
      now,
    ).map(({ payload }) => payload?.date);

  test.each([
    ["has left", 2, "2026-12-10", null, []],
    ["is planned", 1, "2026-12-10", null, ["2026-12-10"]],
    ["is on its way", 1, "2026-12-10", "2026-11-23", ["2026-11-23"]],
    ["comes after one that is on its way", 0, "2026-12-10", "2026-11-23", ["2026-12-10"]],
    ["comes after one that is planned", 0, "2026-12-10", null, ["2027-01-10"]],
  ] as const)("%s", (_, shipped, next, pending, days) => {
    expect(dayOfSecond(shipped, next, pending)).toEqual(days);
  });
});

test("the last product that comes every time stays, whatever comes once", () => {
  const items = [
    { id: 1, once: false },
    { id: 2, once: true },
  ];
  expect(codesOf(lastItemFaults({ items }, { id: 1, once: false }))).toEqual(["subscription.last_item"]);
  expect(lastItemFaults({ items }, { id: 2, once: true })).toEqual([]);
  expect(lastItemFaults({ items: [...items, { id: 3, once: false }] }, { id: 1, once: false })).toEqual([]);
});
