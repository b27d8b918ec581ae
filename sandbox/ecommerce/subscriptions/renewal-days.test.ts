import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDepartureDay } from "../../../shared/delivery/departure.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { dayOf, noonOf } from "../../paris-days.ts";
import { advanceOf, stateAfter } from "./plan.ts";
import { nextChargeAfter, orderMomentOf, shipsOn } from "./renewal-days.ts";

const planned = {
  state: "processing" as const,
  period: 4,
  nextShipmentDate: noonOf("2026-12-01"),
  subscriptionInterval: 42,
  pausedUntil: null,
  abortedAt: null,
};

describe("the plan after an order", () => {
  test("goes on an interval after the chosen day, and thaws", () => {
    expect(advanceOf(planned)).toEqual({
      period: 5,
      nextShipmentDate: noonOf("2027-01-12"),
      frozen: null,
      frozenAt: null,
    });
  });

  test("counts from the day of what was sent before its day", () => {
    expect(advanceOf(planned, "2026-11-22T20:00:00.000Z").nextShipmentDate).toBe(noonOf("2027-01-04"));
  });

  test("has no date where its customer ended it meanwhile, and a later one after a pause", () => {
    const abortedAt = "2026-11-28T10:00:00.000Z";
    expect(advanceOf({ ...planned, abortedAt }).nextShipmentDate).toBeNull();
    const paused = { ...planned, pausedUntil: noonOf("2027-02-01") };
    expect(advanceOf(paused)).toMatchObject({
      nextShipmentDate: noonOf("2027-02-08"),
      plannedShipmentDate: noonOf("2027-01-12"),
    });
    expect([stateAfter({ ...planned, abortedAt }), stateAfter(paused), stateAfter(planned)]).toEqual([
      "stopped",
      "paused",
      "active",
    ]);
  });

  test("never drifts over clock changes; weekends and bank holidays alone move it", () => {
    const start = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true });
    assertProperty(
      fc.property(start, fc.constantFrom(21, 31, 42, 155), (date, subscriptionInterval) => {
        const first = dayOf(date);
        const { nextShipmentDate } = advanceOf({
          ...planned,
          subscriptionInterval,
          nextShipmentDate: noonOf(first),
        });
        const days = (Date.parse(dayOf(nextShipmentDate ?? "")) - Date.parse(first)) / 86_400_000;
        const isMoved = !isDepartureDay(dayAfter(first, subscriptionInterval));
        expect(days > subscriptionInterval).toBe(isMoved);
        if (!isMoved) expect(days).toBe(subscriptionInterval);
      }),
    );
  });
});

test("an order is made at six in the morning of its day, in Paris, summer and winter", () => {
  expect(orderMomentOf(noonOf("2026-12-01")).toISOString()).toBe("2026-12-01T05:00:00.000Z");
  expect(orderMomentOf(noonOf("2026-07-01")).toISOString()).toBe("2026-07-01T04:00:00.000Z");
});

test.each([
  ["on a working day, that afternoon", "2026-12-01T05:00:00.000Z", "2026-12-01T15:00:00.000Z"],
  ["on a Saturday, on Monday", "2026-12-05T05:00:00.000Z", "2026-12-07T15:00:00.000Z"],
  ["at Christmas, after it and the weekend", "2026-12-25T05:00:00.000Z", "2026-12-28T15:00:00.000Z"],
])("it is sent %s, and never before its day", (_, made, sent) => {
  expect(shipsOn(made)).toBe(sent);
});

test("a refused charge is tried two days later, and four days after that", () => {
  const first = "2026-12-01T05:00:00.000Z";
  const second = nextChargeAfter(1, first);
  expect([second, nextChargeAfter(2, second)]).toEqual([
    "2026-12-03T05:00:00.000Z",
    "2026-12-07T05:00:00.000Z",
  ]);
});

test("on the evening or in the night of its day a parcel leaves an hour after its order was made", () => {
  const evening = new Date("2026-11-23T17:00:00Z");
  expect(shipsOn("2026-11-23T05:00:00Z", evening)).toBe("2026-11-23T18:00:00.000Z");
  expect(shipsOn("2026-11-23T05:00:00Z", new Date("2026-11-23T09:00:00Z"))).toBe("2026-11-23T15:00:00.000Z");
  const night = new Date("2026-11-24T01:00:00Z");
  expect(shipsOn("2026-11-23T05:00:00Z", night)).toBe("2026-11-24T02:00:00.000Z");
  expect(shipsOn("2026-11-23T05:00:00Z", new Date("2026-11-24T05:00:00Z"))).toBe("2026-11-23T15:00:00.000Z");
  expect(shipsOn("2026-11-20T05:00:00Z", evening)).toBe("2026-11-20T15:00:00.000Z");
});
