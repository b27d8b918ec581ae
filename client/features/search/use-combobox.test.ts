import { expect, test } from "vitest";
import { stepped } from "./use-combobox.ts";

test("arrows go through the options and around, over the field itself (-1)", () => {
  expect([-1, 0, 1, 2].map((active) => stepped(active, 1, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((active) => stepped(active, -1, 3))).toEqual([2, -1, 0, 1]);
});
