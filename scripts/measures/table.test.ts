import { expect, test } from "vitest";
import { tableOf } from "./table.ts";

test("each version is shown with its routes, the busiest first", () => {
  const none = { requests: 0, failures: 0, byRoute: {}, pageViews: 0, scriptErrors: 0, vitals: {} };
  const old = {
    ...{ requests: 1000, failures: 5, visits: 200, orders: 5, pageViews: 400, scriptErrors: 1 },
    byRoute: { index: { requests: 100, failures: 0 }, chien: { requests: 900, failures: 5 } },
    vitals: { LCP: { p75: 1234.5, count: 40 }, CLS: { p75: 0.0512, count: 39 } },
  };
  const table = tableOf({ young: { ...none, visits: 0, orders: 0 }, old });
  expect(table).toContain("1000 requests, 5 failed (0.50 %)");
  expect(table).toContain("200 visits, 5 orders (2.50 %)");
  expect(table).toContain("LCP 1235 ms (40), CLS 0.051 (39)");
  expect(table.indexOf("chien")).toBeLessThan(table.indexOf("index"));
  expect(table.indexOf("Version old")).toBeLessThan(table.indexOf("Version young"));
  expect(table).toContain("0 visits, 0 orders (–)");
  expect(tableOf({})).toBe("Nothing was measured.");
});
