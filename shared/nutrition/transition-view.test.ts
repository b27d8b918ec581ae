import { expect, test } from "vitest";
import { transitionChoice, transitionFile } from "./transition-view.ts";

const today = "2026-11-22";

test("a first day and a length are read from the address", () => {
  expect(transitionChoice({ debut: "2026-12-01", jours: "7" }, today)).toEqual({
    from: "2026-12-01",
    length: 7,
  });
  expect(transitionChoice({ jours: "10" }, today)).toEqual({ length: 10 });
  expect(transitionChoice({}, today)).toEqual({});
});

test.each([
  ["2025-11-20", undefined],
  ["2025-11-21", "2025-11-21"],
  ["2027-11-23", "2027-11-23"],
  ["2027-11-24", undefined],
  ["2026-11-31", undefined],
  ["demain", undefined],
  ["", undefined],
])("a first day of %j is taken within a year or so: %j", (debut, from) => {
  expect(transitionChoice({ debut }, today).from).toBe(from);
});

test.each(["", "8", "70", "7.0", "sept"])("a length of %j is none", (jours) => {
  expect(transitionChoice({ jours }, today)).toEqual({});
});

test("the calendar file is asked for with what is shown", () => {
  const file = transitionFile({ file: "/transition.ics", from: "2026-12-01", length: 10 });
  expect(file).toBe("/transition.ics?debut=2026-12-01&jours=10");
});
