import { expect, test } from "vitest";
import { formatAmount } from "../money/money.ts";
import { formatDay } from "../time/dates.ts";
import { settledTotal } from "./settled-total.ts";

test("the total of a parcel is told with its day, if it has one", () => {
  const withDay = settledTotal({ nextShipmentDate: "2026-12-01", total: 5490 });
  expect(withDay).toContain(formatDay("2026-12-01"));
  expect(withDay).toContain(formatAmount(5490));
  expect(settledTotal({ nextShipmentDate: null, total: 5490 })).toContain(formatAmount(5490));
});

test("a parcel that costs nothing has a total, an unknown one is not told", () => {
  expect(settledTotal({ nextShipmentDate: "2026-12-01", total: 0 })).toContain(formatAmount(0));
  expect(settledTotal({ nextShipmentDate: "2026-12-01", total: null })).toBe("");
});
