import { describe, expect, test } from "vitest";
import { exampleSubscription } from "../subscription-example.ts";
import { earliestEnd } from "./earliest-end.ts";

describe("a subscription may end", () => {
  test.each([
    ["after its second delivery", { shippedCount: 2 }, null],
    ["once the next one has left", { shippedCount: 1 }, { kind: "after", day: "2026-12-01" }],
    ["an interval later where two are to come", { shippedCount: 0 }, { kind: "later", day: "2027-01-12" }],
    [
      "once the parcel that is being sent has left",
      { shippedCount: 1, pendingOrder: "t" },
      { kind: "sending" },
    ],
    [
      "after the next one where one of two is being sent",
      { shippedCount: 0, pendingOrder: "t" },
      { kind: "after", day: "2026-12-01" },
    ],
    [
      "on a day nobody knows, without a date",
      { shippedCount: 1, nextShipmentDate: null },
      { kind: "unknown" },
    ],
    ["on a day nobody knows, without an interval", { shippedCount: 0, interval: null }, { kind: "unknown" }],
    ["as the service decides, where it tells no count", { shippedCount: null }, null],
    [
      "later where the service asks for more",
      { shippedCount: 2, minimumShipments: 3 },
      { kind: "after", day: "2026-12-01" },
    ],
  ])("%s", (_, changes, end) => {
    expect(earliestEnd(exampleSubscription(changes))).toEqual(end);
  });
});
