import { expect, test } from "vitest";
import { shownPages } from "./pagination.tsx";

test("the first page, the last, this one and its neighbours are shown, each once and in order", () => {
  expect(shownPages(1, 4)).toEqual([1, 2, 4]);
  expect(shownPages(5, 9)).toEqual([1, 4, 5, 6, 9]);
  expect(shownPages(2, 2)).toEqual([1, 2]);
});
