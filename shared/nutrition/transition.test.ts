import { expect, test } from "vitest";
import {
  foodReasonsForLonger,
  lengthFor,
  newGrams,
  reasonsForLonger,
  transitionDays,
  transitionStages,
} from "./transition.ts";

const today = new Date("2026-11-22T12:00:00Z");

test("a quarter more of the new food at each stage, over seven days from the arrival", () => {
  expect(transitionStages("2026-12-30", 7)).toEqual([
    { share: 25, from: "2026-12-30", to: "2026-12-31" },
    { share: 50, from: "2027-01-01", to: "2027-01-02" },
    { share: 75, from: "2027-01-03", to: "2027-01-05" },
    { share: 100, from: "2027-01-06", to: null },
  ]);
});

test.each([7, 10] as const)("%i days are of both foods, and the next is of the new food alone", (length) => {
  const days = transitionDays("2026-11-25", length);
  expect(days).toHaveLength(length + 1);
  expect(days.map(({ number }) => number)).toEqual(days.map((_, place) => place + 1));
  expect(days.slice(0, -1).every(({ share }) => share < 100)).toBe(true);
  expect(days.at(-1)?.share).toBe(100);
  const stages = transitionStages("2026-11-25", length);
  for (const { share, from, to } of stages) {
    const own = days.filter((one) => one.share === share);
    expect([own[0]?.day, to === null ? null : own.at(-1)?.day]).toEqual([from, to]);
  }
});

test("days go on across a clock change", () => {
  expect(transitionDays("2026-10-24", 7).map(({ day }) => day.slice(5))).toEqual([
    "10-24",
    "10-25",
    "10-26",
    "10-27",
    "10-28",
    "10-29",
    "10-30",
    "10-31",
  ]);
});

test.each([
  [{ kind: "dog", birthday: "2026-06-01", feature: null }, ["young"]],
  [{ kind: "dog", birthday: "2025-11-22", feature: null }, []],
  [{ kind: "cat", birthday: "2026-06-01", feature: "sensitive-digestion" }, ["young", "digestion"]],
  [{ kind: "dog", birthday: "2018-11-22", feature: "none" }, ["senior"]],
  [{ kind: "cat", birthday: "2018-11-22", feature: null }, []],
  [{ kind: "cat", birthday: "2016-11-22", feature: null }, ["senior"]],
  [{ kind: null, birthday: "2018-11-22", feature: null }, ["senior"]],
  [{ kind: "dog", birthday: null, feature: "allergy-beef" }, []],
  [{ kind: "dog", birthday: null, feature: null, isOtherBrand: true }, ["brand"]],
  [{ kind: "dog", birthday: null, feature: null, isOtherBrand: true, isUnlikeKibble: true }, ["diet"]],
] as const)("%o takes longer because of %o", (animal, reasons) => {
  expect(reasonsForLonger(animal, today)).toEqual(reasons);
  expect(lengthFor(reasons)).toBe(reasons.length ? 10 : 7);
});

test("without its animal a food tells for whom it is made", () => {
  expect(
    foodReasonsForLonger([{ value: "Chiot" }, { value: "Poulet" }, { value: "Digestion sensible" }]),
  ).toEqual(["young", "digestion"]);
  expect(foodReasonsForLonger([{ value: "Chaton" }, { value: "Senior" }])).toEqual(["young", "senior"]);
  expect(foodReasonsForLonger([{ value: "Adulte" }, { value: "toString" }])).toEqual([]);
});

test("grams of the new food are its share of the ration", () => {
  expect(([25, 50, 75, 100] as const).map((share) => newGrams(67, share))).toEqual([17, 34, 50, 67]);
});
