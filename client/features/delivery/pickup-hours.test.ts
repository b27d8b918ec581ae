import { expect, test } from "vitest";
import { weekInGroups } from "./pickup-hours.ts";

const day = [{ from: "09:00", to: "19:00" }];

test("days of the same hours are told together, each day once", () => {
  const week = [[], day, day, day, day, [{ from: "09:00", to: "12:30" }], []];
  expect(weekInGroups(week).map(({ first, last, spells }) => [first, last, spells.length])).toEqual([
    [0, 0, 0],
    [1, 4, 1],
    [5, 5, 1],
    [6, 6, 0],
  ]);
});

test("a point that says nothing of its hours has none", () => {
  expect([weekInGroups(null), weekInGroups([]), weekInGroups([[], []])]).toEqual([[], [], []]);
});

test("days that are left out are closed", () => {
  expect(weekInGroups([day])).toEqual([
    { first: 0, last: 0, spells: day },
    { first: 1, last: 6, spells: [] },
  ]);
});
