import { expect, test } from "vitest";
import type { Review } from "../product.ts";
import { chooseReviews, moreToCome, reviewChoiceOf, reviewsHref, spreadOf } from "./reviews.ts";

const reviews: Review[] = Array.from({ length: 20 }, (_, at) => ({
  id: String(at),
  author: "Claire M.",
  score: (at % 5) + 1,
  title: "",
  text: "Gamelle finie.",
  date: `2026-10-${String(((at * 7) % 20) + 1).padStart(2, "0")}`,
  experienceDate: "2026-09-20",
}));

const days = (page: number, score?: number) =>
  chooseReviews(reviews, { page, score }).reviews.map(({ date }) => Number(date.slice(-2)));

test("the four newest travel with the page, twelve more come at a time, whatever their order", () => {
  expect(days(1)).toEqual([20, 19, 18, 17]);
  expect(days(2)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  expect(days(3)).toHaveLength(20);
  expect(days(900)).toHaveLength(20);
});

test("what the next page adds and what an earlier one had shown is known", () => {
  const second = chooseReviews(reviews, { page: 2, score: undefined });
  expect(second).toMatchObject({ before: 4, count: 20 });
  expect(moreToCome(second)).toBe(4);
  expect(moreToCome(chooseReviews(reviews, { page: 3, score: undefined }))).toBe(0);
});

test("one score alone may be read", () => {
  expect(days(1, 5)).toHaveLength(4);
  expect(chooseReviews(reviews, { page: 1, score: 5 }).reviews.every(({ score }) => score === 5)).toBe(true);
  expect(spreadOf(reviews)).toEqual([5, 4, 3, 2, 1].map((score) => ({ score, count: 4 })));
});

test("an address says which reviews; what cannot be read in it is left out", () => {
  expect(reviewChoiceOf("4", "2")).toEqual({ score: 4, page: 2 });
  for (const bad of ["0", "6", "4.5", "quatre", "", "-1"])
    expect(reviewChoiceOf(bad, undefined).score).toBeUndefined();
  for (const bad of ["0", "-2", "1e9", "deux", undefined])
    expect(reviewChoiceOf(undefined, bad).page).toBe(1);
  expect(reviewsHref({ score: 4, page: 2 })).toBe("?note=4&avis=2#avis");
  expect(reviewsHref({ score: undefined, page: 1 })).toBe("?#avis");
});
