import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the strokes of icons are a share of the icon: WebKit draws numbers twice as thick at a zoom of 200 %", () => {
  const rules = readFileSync("client/styles/base.css", "utf8");
  expect(/svg\[viewBox="0 0 24 24"\] \{[^}]*stroke-width: (\S+);/.exec(rules)?.[1]).toMatch(/%$/);
});
