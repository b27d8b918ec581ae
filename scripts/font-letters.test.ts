import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { letters } from "./font-letters.ts";

test("the brand's typefaces have every letter of the shop's texts", () => {
  const files = globSync("{client,shared,worker}/**/*texts.ts");
  expect(files.length).toBeGreaterThan(50);
  const used = new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]));
  expect([...used].filter((letter) => !/\s/.test(letter) && !letters.includes(letter))).toEqual([]);
});
