import { expect, test } from "vitest";
import { isPurchaseNumber } from "./purchase-number.ts";

test.each(["MUS0000525", "mus 0000525", "ABO-0000001", "MR20260087109"])("%s", (query) => {
  expect(isPurchaseNumber(query)).toBe(true);
});

test.each(["11000101", "MUS-CH-ADU-POU", "chien 12345", "royal 2026000", "2 kg"])("not %s", (query) => {
  expect(isPurchaseNumber(query)).toBe(false);
});
