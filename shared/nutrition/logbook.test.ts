import { expect, test } from "vitest";
import { lastDay, logbookSteps } from "./logbook.ts";

const from = "2026-12-03";

test("the steps of a new food stand in the order of their days", () => {
  const steps = logbookSteps({ from, length: 7, ration: 60, bought: 2000, nextParcel: "2027-01-02" });
  expect(steps).toEqual([
    { kind: "share", on: "2026-12-03", share: 25, grams: 15 },
    { kind: "share", on: "2026-12-05", share: 50, grams: 30 },
    { kind: "share", on: "2026-12-07", share: 75, grams: 45 },
    { kind: "share", on: "2026-12-10", share: 100, grams: 60 },
    { kind: "weighing", on: "2026-12-17" },
    { kind: "parcel", on: "2027-01-02" },
    { kind: "empty", on: "2027-01-07" },
  ]);
});

test("without a ration neither grams nor an end of the bag are known", () => {
  const steps = logbookSteps({ from, length: 10, ration: null, bought: 2000, nextParcel: null });
  expect(steps.map(({ kind }) => kind)).toEqual(["share", "share", "share", "share", "weighing"]);
});

// 2 × 15 g + 2 × 30 g + 3 × 45 g = 225 g in the week of transition.
test.each([
  [225 + 60, "2026-12-10"],
  [225 + 60 * 10, "2026-12-19"],
  [225 + 60 * 10 + 59, "2026-12-19"],
  [30 + 30, "2026-12-05"],
  [10, "2026-12-03"],
])("%i g are finished on %s", (bought, day) => {
  expect(lastDay({ from, length: 7, ration: 60, bought })).toBe(day);
});

test("nothing is said of a bag or a ration of nothing", () => {
  expect(lastDay({ from, length: 7, ration: 0, bought: 100 })).toBeNull();
  expect(lastDay({ from, length: 7, ration: 60, bought: 0 })).toBeNull();
});
