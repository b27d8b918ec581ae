import { expect, test } from "vitest";
import { attemptsFor } from "./shrink-photo.ts";

test("a photo is never enlarged, and gets smaller from try to try", () => {
  expect(attemptsFor(1800)[0]).toEqual({ side: 1024, quality: 0.85 });
  expect(attemptsFor(300.4)[0]).toEqual({ side: 300, quality: 0.85 });
  const weights = attemptsFor(1800).map(({ side, quality }) => side * side * quality);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  expect(attemptsFor(0.4).every(({ side }) => side === 1)).toBe(true);
});
