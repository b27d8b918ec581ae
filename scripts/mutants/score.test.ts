import { expect, test } from "vitest";
import { scoreText } from "./score.ts";

test("a change that no test reaches counts like one that survives", () => {
  expect(scoreText({ caught: 35, survived: 4, untested: 1 })).toBe(
    "87.5 % of 40 mutants were caught (35 caught, 4 survived, 1 reached by no test)",
  );
  expect(scoreText({ caught: 0, survived: 0, untested: 0 })).toMatch(/^0 % of 0 mutants/);
});
