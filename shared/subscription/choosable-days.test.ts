import { expect, test } from "vitest";
import { isWithin, pauseDays, shipmentAfterPause, shipmentDays } from "./choosable-days.ts";

test("a shipment may be chosen from the fourth day on, up to a year ahead", () => {
  const days = shipmentDays("2026-11-22");
  expect(days).toEqual({ first: "2026-11-26", last: "2027-11-22" });
  expect(
    ["2026-11-25", "2026-11-26", "2026-12-25", "2027-11-22", "2027-11-23"].map((d) => isWithin(d, days)),
  ).toEqual([false, true, true, true, false]);
});

test("during a pause a shipment may be chosen from the fifth day after it", () => {
  expect(shipmentDays("2026-11-22", "2026-12-20").first).toBe("2026-12-25");
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
  expect(shipmentAfterPause("2026-12-10", "2026-12-20")).toBe("2026-12-25");
  expect(shipmentAfterPause(null, "2026-12-20")).toBe("2026-12-25");
});
