import { expect, test } from "vitest";
import { afterSale } from "./after-sale.ts";

const shippedAt = new Date("2026-11-02T09:00:00Z");
const on = (day: string, sale: object = {}) =>
  afterSale({ isSent: true, isEnded: false, shippedAt, ...sale }, new Date(`${day}T11:00:00Z`));

test("the invoice is there from the 7th day after shipping, and before it is said from when", () => {
  expect(on("2026-11-08").invoice).toEqual({ kind: "from", from: "2026-11-09", to: "2026-11-12" });
  expect(on("2026-11-09").invoice).toEqual({ kind: "ready", isDue: false });
});

test("after the tenth day it is due: where it is not there, something is wrong", () => {
  expect(on("2026-11-12").invoice).toEqual({ kind: "ready", isDue: false });
  expect(on("2026-11-13").invoice).toEqual({ kind: "ready", isDue: true });
  expect(on("2026-12-20", { shippedAt: undefined }).invoice).toEqual({ kind: "ready", isDue: false });
});

test("days are those of Paris", () => {
  const late = { shippedAt: new Date("2026-11-02T23:30:00Z") };
  expect(on("2026-11-05", late).invoice).toMatchObject({ from: "2026-11-10" });
  expect(
    afterSale({ isSent: true, isEnded: false, shippedAt }, new Date("2026-11-08T23:30:00Z")).invoice,
  ).toEqual({ kind: "ready", isDue: false });
});

test.each([
  ["before it leaves", { isSent: false }, "later"],
  ["that never leaves", { isSent: false, isEnded: true }, "none"],
  ["that left on an unknown day", { shippedAt: undefined }, "ready"],
  ["that was refunded after it left", { isEnded: true, shippedAt: new Date("2026-10-01") }, "ready"],
])("the invoice of an order %s", (_, sale, kind) => {
  expect(on("2026-11-05", sale).invoice.kind).toBe(kind);
});

test("a purchase can be renounced until the last day on which it may still be possible (L221-18, L221-19)", () => {
  // Received on the 21st day; the 14 days end before a weekend between two holidays.
  expect(on("2026-11-24").canWithdraw).toBe(true);
  expect(on("2026-12-11").canWithdraw).toBe(true);
  expect(on("2026-12-12").canWithdraw).toBe(false);
});

test.each([
  ["not sent yet", { isSent: false, shippedAt: undefined }, true],
  ["sent on an unknown day", { shippedAt: undefined }, true],
  ["cancelled or refunded", { isEnded: true }, false],
])("so can an order, as far as is known: %s", (_, sale, canWithdraw) => {
  expect(on("2026-12-20", sale).canWithdraw).toBe(canWithdraw);
});

test("a parcel is announced by the terms of its carrier, and counts as delivered when the slowest would have come", () => {
  const expectedBy = "2026-11-05";
  expect(on("2026-11-05", { expectedBy })).toMatchObject({ deliveredBy: expectedBy, isDelivered: false });
  expect(on("2026-11-05", { expectedBy }).isDue).toBe(false);
  expect(on("2026-11-06", { expectedBy })).toMatchObject({ deliveredBy: expectedBy, isDue: true });
  expect(on("2026-11-23", { expectedBy })).toMatchObject({ isDue: true, isDelivered: false });
  expect(on("2026-11-24", { expectedBy })).toMatchObject({ isDue: false, isDelivered: true });
  expect(on("2026-11-09")).toMatchObject({ deliveredBy: null, isDelivered: false });
  expect(on("2026-11-23").isDelivered).toBe(false);
  expect(on("2026-11-24").isDelivered).toBe(true);
  expect(on("2026-12-01", { isSent: false })).toMatchObject({ deliveredBy: null, isDelivered: false });
});

test("a parcel that left on an unknown day counts as delivered two months after the purchase", () => {
  const untold = { shippedAt: undefined, orderedAt: new Date("2026-11-01T09:00:00Z") };
  expect(on("2026-12-31", untold)).toMatchObject({ isDelivered: false, canWithdraw: true });
  expect(on("2027-01-01", untold)).toMatchObject({ isDelivered: true, canWithdraw: true });
  expect(on("2027-01-01", { ...untold, isSent: false }).isDelivered).toBe(false);
  expect(on("2027-01-01", { ...untold, orderedAt: undefined }).isDelivered).toBe(false);
});
