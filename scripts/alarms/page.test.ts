import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alarmsPage } from "./page.ts";

test("docs/alarms.md is the table that the machine evaluates: npm run alarms writes it", () => {
  expect(readFileSync("docs/alarms.md", "utf8")).toBe(alarmsPage());
});
