import { expect, test } from "vitest";
import { stockTexts } from "./stock.texts.ts";

test("an empty bag is not counted in days", () => {
  const { unplanned } = stockTexts.fine;
  expect(unplanned({ count: 0, isRough: false })).not.toMatch(/\d/);
  expect(unplanned({ count: 1, isRough: true }).replaceAll("\u00a0", " ")).toBe(
    "Il vous reste environ 1 jour de repas.",
  );
});
