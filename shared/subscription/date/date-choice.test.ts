import { describe, expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { exampleSubscription } from "../subscription-example.ts";
import { choosableDays, dateFields, lastDayOfChanges } from "./date-choice.ts";

test("days may be chosen once their preparation has not begun, as far ahead as the longest frequency", () => {
  expect(choosableDays(exampleSubscription(), "2026-11-22")).toEqual({
    first: "2026-11-26",
    last: "2027-04-26",
  });
});

test("a planned day that is further may be kept", () => {
  const far = exampleSubscription({ nextShipmentDate: "2027-06-01" });
  expect(choosableDays(far, "2026-11-22").last).toBe("2027-06-01");
});

test("a planned day of more than a year ahead may not be kept", () => {
  const beyond = exampleSubscription({ nextShipmentDate: "2028-01-04" });
  expect(choosableDays(beyond, "2026-11-22").last).toBe("2027-11-22");
});

test("during a pause the days begin after it", () => {
  const paused = exampleSubscription({ state: "paused", pausedUntil: "2026-12-20" });
  expect(choosableDays(paused, "2026-11-22").first).toBe("2026-12-28");
});

test.each([
  ["2026-12-17", "2026-12-13"],
  ["2027-03-30", "2027-03-26"],
  ["2026-10-27", "2026-10-23"],
])("a shipment of %s can be changed until %s, over a clock change too", (shipment, last) => {
  expect(lastDayOfChanges(shipment)).toBe(last);
});

describe("a day", () => {
  const rules = dateFields({ first: "2026-11-26", last: "2027-04-26" });
  const holiday = "Aucun colis ne part ce jour-là. Choisissez un jour ouvré.";
  const range = "Choisissez un jour du jeudi\u00a026\u00a0novembre au lundi\u00a026\u00a0avril.";

  test.each([
    ["2026-11-26", undefined],
    ["2027-04-26", undefined],
    ["2026-12-25", holiday],
    ["2027-03-29", holiday],
    ["2026-11-25", range],
    ["2027-04-27", range],
    ["2026-11-31", range],
    ["demain", range],
    ["", range],
    [undefined, "Choisissez un jour."],
  ])("%s is taken, or refused with what may be chosen", async (nextShipmentDate, error) => {
    const { errors } = await parseForm(rules, { nextShipmentDate });
    expect(errors?.fields.nextShipmentDate).toBe(error);
  });
});
