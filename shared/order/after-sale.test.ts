import { expect, test } from "vitest";
import { afterSale } from "./after-sale.ts";

const shippedAt = new Date("2026-11-02T09:00:00Z");
const on = (day: string, sale: object = {}) =>
  afterSale({ isSent: true, isEnded: false, shippedAt, ...sale }, new Date(`${day}T11:00:00Z`));

test("the invoice is there from the 7th day after shipping, and before it is said from when (spec 9)", () => {
  expect(on("2026-11-08").invoice).toEqual({ kind: "from", from: "2026-11-09", to: "2026-11-12" });
  expect(on("2026-11-09").invoice).toEqual({ kind: "ready" });
});

test("days are those of Paris", () => {
  const late = { shippedAt: new Date("2026-11-02T23:30:00Z") };
  expect(on("2026-11-05", late).invoice).toMatchObject({ from: "2026-11-10" });
  expect(
    afterSale({ isSent: true, isEnded: false, shippedAt }, new Date("2026-11-08T23:30:00Z")).invoice,
  ).toEqual({ kind: "ready" });
});

test.each([
  ["before it leaves", { isSent: false }, "later"],
  ["that never leaves", { isSent: false, isEnded: true }, "none"],
  ["that left on an unknown day", { shippedAt: undefined }, "ready"],
  ["that was refunded after it left", { isEnded: true, shippedAt: new Date("2026-10-01") }, "ready"],
])("the invoice of an order %s", (_, sale, kind) => {
  expect(on("2026-11-05", sale).invoice.kind).toBe(kind);
});

test("a purchase can be renounced until 14 days after the latest day of delivery, the last included", () => {
  expect(on("2026-11-05").withdrawal).toEqual({ until: "2026-11-23" });
  expect(on("2026-11-23").withdrawal).toEqual({ until: "2026-11-23" });
  expect(on("2026-11-24").withdrawal).toBeNull();
});

test.each([
  ["not sent yet", { isSent: false, shippedAt: undefined }, { until: null }],
  ["sent on an unknown day", { shippedAt: undefined }, { until: null }],
  ["cancelled or refunded", { isEnded: true }, null],
])("so can an order, as far as is known: %s", (_, sale, withdrawal) => {
  expect(on("2026-12-20", sale).withdrawal).toEqual(withdrawal);
});

test("a parcel counts as delivered after seven days", () => {
  expect(on("2026-11-09")).toMatchObject({ deliveredBy: "2026-11-09", isDelivered: false });
  expect(on("2026-11-10").isDelivered).toBe(true);
  expect(on("2026-12-01", { isSent: false })).toMatchObject({ deliveredBy: null, isDelivered: false });
});
