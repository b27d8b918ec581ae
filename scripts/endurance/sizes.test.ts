import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prices } from "./cost.ts";
import { allWritesOfView, daysOfMonth, siteWrites, writesOfView } from "./sizes.ts";

const size = { name: "", changes: 0, pages: 1 };

test("a page that is viewed all the time is written every three hours, a rare one by each view", () => {
  expect(writesOfView({ ...size, viewsPerDay: 800_000 }) * 800_000).toBeCloseTo(8, 2);
  expect(writesOfView({ ...size, viewsPerDay: 0.01 })).toBeCloseTo(1, 1);
});

test("each change is written once, and a view writes once at most", () => {
  const busy = { ...size, viewsPerDay: 1e6, changes: 12 };
  expect(writesOfView(busy) * 1e6).toBeCloseTo(20, 2);
  expect(writesOfView({ ...busy, viewsPerDay: 1 })).toBe(1);
});

test("all views share the writes of the site's content, of which a view makes one at most", () => {
  const ofSite = (viewsPerDay: number) =>
    allWritesOfView({ ...size, viewsPerDay }) - writesOfView({ ...size, viewsPerDay });
  expect(ofSite(146_400)).toBeCloseTo(0.01);
  expect(ofSite(10)).toBeCloseTo(1);
});

test("five kinds of the site's content are confirmed every five minutes, the animals' lists every hour: 0.22 $ a month", () => {
  expect(siteWrites).toBe(5 * 288 + 24);
  const decision = readFileSync("docs/decisions/087-one-value-per-page.md", "utf8");
  const dollars = (siteWrites * daysOfMonth * prices.kvWrites) / 1e6;
  expect(decision).toContain(`at most ${dollars.toFixed(2)} $ a month`);
});
