import { expect, test } from "vitest";
import { isShipmentDay, isWithin, pauseDays, shipmentAfterPause, shipmentDays } from "./choosable-days.ts";

test("a shipment may be chosen from the fourth day on, up to a year ahead", () => {
  const days = shipmentDays("2026-11-22");
  expect(days).toEqual({ first: "2026-11-26", last: "2027-11-22" });
  expect(
    ["2026-11-25", "2026-11-26", "2026-12-25", "2027-11-22", "2027-11-23"].map((d) => isWithin(d, days)),
  ).toEqual([false, true, true, true, false]);
});

test.each([
  ["2026-12-24", true],
  ["2026-12-25", false],
  ["2026-12-26", false],
  ["2026-12-27", false],
  ["2026-12-28", true],
  ["2027-03-29", false],
  ["2027-05-06", false],
  ["2027-11-23", false],
])(
  "a shipment on %s may be chosen: %s, since nothing leaves on a weekend or a bank holiday",
  (day, isChoosable) => {
    expect(isShipmentDay(day, shipmentDays("2026-11-22"))).toBe(isChoosable);
  },
);

test("the first day that may be chosen is none of them", () => {
  expect(shipmentDays("2026-12-21").first).toBe("2026-12-28");
});

test("during a pause a shipment may be chosen from the fifth day after it", () => {
  expect(shipmentDays("2026-11-22", "2026-12-20").first).toBe("2026-12-28");
  expect(shipmentDays("2026-11-22", "2026-11-20").first).toBe("2026-11-26");
});

test("a pause ends from tomorrow to the same day three months later", () => {
  expect(pauseDays("2026-11-22")).toEqual({ first: "2026-11-23", last: "2027-02-22" });
  expect(pauseDays("2026-11-30").last).toBe("2027-02-28");
  expect(pauseDays("2027-11-30").last).toBe("2028-02-29");
  expect(pauseDays("2026-12-31").last).toBe("2027-03-31");
});

test("after a pause the planned day stands, unless it is too near to be changed", () => {
  expect(shipmentAfterPause("2027-01-15", "2026-12-20")).toBe("2027-01-15");
  expect(shipmentAfterPause("2026-12-10", "2026-12-20")).toBe("2026-12-28");
  expect(shipmentAfterPause(null, "2026-12-20")).toBe("2026-12-28");
});
