import { expect, test } from "vitest";
import { shareOf } from "./stock-shares.ts";

test.each([
  [0, 0],
  [1_400, 0],
  [1_600, 1],
  [3_000, 1],
  [12_000, 4],
  [17_000, 6],
  [29_000, 8],
  [31_000, 12],
  [90_000, 16],
])("%i g of packs of 12 kg are told as %i quarters, the nearest that can be chosen", (grams, quarters) => {
  expect(shareOf({ grams, packGrams: 12_000 })).toBe(quarters);
});

test.each([
  [1_500, 0],
  [15_000, 4],
  [30_000, 8],
])("%i g lie between two shares and count as %i quarters: an animal cannot wait", (grams, quarters) => {
  expect(shareOf({ grams, packGrams: 12_000 })).toBe(quarters);
});
