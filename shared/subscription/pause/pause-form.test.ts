import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { formatDay } from "../../time/dates.ts";
import { pauseDays } from "../date/choosable-days.ts";
import { exampleSubscription } from "../subscription-example.ts";
import { pauseTexts } from "./pause.texts.ts";
import {
  daysAfterResuming,
  effectivePauseDays,
  pauseChoices,
  pauseRules,
  shipmentToPutOff,
} from "./pause-form.ts";

const today = "2026-11-22";

test("a pause of some weeks ends on the same weekday, puts the next shipment off and says until when", () => {
  expect(pauseChoices("2026-12-15", today)).toEqual([
    { weeks: 4, until: "2026-12-20", next: "2026-12-28" },
    { weeks: 6, until: "2027-01-03", next: "2027-01-08" },
    { weeks: 8, until: "2027-01-17", next: "2027-01-22" },
    { weeks: 12, until: "2027-02-14", next: "2027-02-19" },
  ]);
});

test("a length that changes nothing is not offered, nor is a day", () => {
  expect(pauseChoices("2027-01-20", today).map(({ weeks }) => weeks)).toEqual([8, 12]);
  expect(pauseChoices("2027-06-01", today)).toEqual([]);
  expect(effectivePauseDays("2027-01-20", today)).toEqual({ first: "2027-01-16", last: "2027-02-22" });
  expect(effectivePauseDays("2026-11-24", today).first).toBe("2026-11-23");
  const { first, last } = effectivePauseDays("2027-06-01", today);
  expect(first > last).toBe(true);
});

test("while a parcel is being prepared, the pause puts off the one after it", () => {
  const locked = exampleSubscription({ nextShipmentDate: "2026-11-24", locked: true });
  expect(shipmentToPutOff(locked, new Date("2026-11-22T10:00:00Z"))).toBe("2027-01-05");
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
  const { values, errors } = await parseForm(pauseRules(pauseDays(today)), posted);
  expect(values?.until ?? Object.keys(errors?.fields ?? {})[0]).toBe(expected);
});

test("a day that is refused is told which ones may be chosen", async () => {
  const { errors } = await parseForm(pauseRules(pauseDays(today)), { until: "autre", day: "2027-02-23" });
  const [first, last] = [formatDay("2026-11-23"), formatDay("2027-02-22")];
  expect(errors?.fields).toEqual({ day: translator(pauseTexts)("pause.range", { first, last }) });
});

test.each([
  ["a shipment that the pause has put off", { nextShipmentDate: "2026-12-25" }, ["2026-11-27", "2026-12-25"]],
  [
    "a shipment on the first day after the pause",
    { nextShipmentDate: "2026-12-28" },
    ["2026-11-27", "2026-12-28"],
  ],
  ["a shipment that would be too near", { nextShipmentDate: "2026-11-24" }, ["2026-11-27", "2026-11-27"]],
  [
    "a pause without an end",
    { nextShipmentDate: "2026-12-25", pausedUntil: null },
    ["2026-11-27", "2026-12-25"],
  ],
  ["a shipment that is later anyway", { nextShipmentDate: "2027-01-15" }, ["2027-01-15", "2027-01-15"]],
  ["no shipment", { nextShipmentDate: null, pausedUntil: null }, ["2026-11-27", "2026-11-27"]],
  [
    "a pause that has not begun",
    { state: "active", nextShipmentDate: "2026-11-24" },
    ["2026-11-24", "2026-11-24"],
  ],
] as const)("after %s the next one leaves between two days at most", (_, changes, expected) => {
  const paused = exampleSubscription({ state: "paused", pausedUntil: "2026-12-20", ...changes });
  const { first, last } = daysAfterResuming(paused, today);
  expect([first, last]).toEqual(expected);
});
