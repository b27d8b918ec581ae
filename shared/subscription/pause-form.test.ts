import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { daysAfterResuming, pauseChoices, pauseRules } from "./pause-form.ts";
import { exampleSubscription } from "./subscription-example.ts";

const today = "2026-11-22";

test("a pause of some weeks ends on the same weekday, and says when the next shipment leaves", () => {
  expect(pauseChoices("2026-12-15", today)).toEqual([
    { weeks: 2, until: "2026-12-06", next: "2026-12-15" },
    { weeks: 4, until: "2026-12-20", next: "2026-12-25" },
    { weeks: 6, until: "2027-01-03", next: "2027-01-08" },
    { weeks: 8, until: "2027-01-17", next: "2027-01-22" },
    { weeks: 12, until: "2027-02-14", next: "2027-02-19" },
  ]);
});

test.each([
  [{ until: "2026-12-20", day: "" }, "2026-12-20"],
  [{ until: "autre", day: "2027-02-22" }, "2027-02-22"],
  [{ until: "autre", day: "2027-02-23" }, "day"],
  [{ until: "autre", day: "2026-11-22" }, "day"],
  [{ until: "autre", day: "bientôt" }, "day"],
  [{ until: "2020-01-01", day: "" }, "until"],
  [{ until: "", day: "2026-12-20" }, "until"],
  [{}, "until"],
])("%o ends on a day of the next three months, or is refused at its field", async (posted, expected) => {
  const { values, errors } = await parseForm(pauseRules(today), posted);
  expect(values?.until ?? Object.keys(errors?.fields ?? {})[0]).toBe(expected);
});

test.each([
  ["a shipment that the pause has put off", { nextShipmentDate: "2026-12-25" }, ["2026-11-27", "2026-12-25"]],
  ["a shipment that is later anyway", { nextShipmentDate: "2027-01-15" }, ["2027-01-15", "2027-01-15"]],
  ["no shipment", { nextShipmentDate: null, pausedUntil: null }, ["2026-11-27", "2026-11-27"]],
  [
    "a pause that has not begun",
    { state: "active", nextShipmentDate: "2026-11-24" },
    ["2026-11-24", "2026-11-24"],
  ],
])("after %s the next one leaves between two days at most", (_, changes, expected) => {
  const paused = exampleSubscription({ state: "paused", pausedUntil: "2026-12-20", ...changes });
  const { first, last } = daysAfterResuming(paused, today);
  expect([first, last]).toEqual(expected);
});
