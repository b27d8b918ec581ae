import { TraceMap } from "@jridgewell/trace-mapping";
import { expect, test } from "vitest";
import { readableStack } from "../readable-stack.ts";
import { tableOf } from "./table.ts";
import type { Watched } from "./watched.ts";

const none = { requests: 0, failures: 0, byRoute: {}, pageViews: 0, scriptErrors: 0, vitals: {} };
const young: Watched = {
  ...{ version: "young", figures: { ...none, visits: 0, orders: 0 }, byRoute: {}, errors: [] },
};
const error = {
  ...{ route: "chien", name: "error", message: "x is undefined", build: "b1", times: 12 },
  position: "/assets/entry-1a2b3c4.js:1:1 /assets/other-1.js:1:2",
};
const old: Watched = {
  version: "old",
  figures: {
    ...{ requests: 1000, failures: 5, visits: 200, orders: 5, pageViews: 400, scriptErrors: 12 },
    byRoute: { index: { requests: 100, failures: 0 }, chien: { requests: 900, failures: 5 } },
    vitals: { LCP: { p75: 1234.5, count: 40 }, CLS: { p75: 0.0512, count: 39 } },
  },
  byRoute: {
    chien: {
      ...{ vitals: { INP: { p75: 90.4, count: 30 } }, scriptErrors: 12 },
      waits: [{ name: "call", times: 20, p75: 2300 }],
    },
    chat: { vitals: {}, scriptErrors: 1, waits: [] },
  },
  errors: [
    error,
    { ...error, name: "file", message: "missing", position: "/assets/listing-9z8y7x6.css", times: 3 },
  ],
};

test("each version is shown with its routes, the busiest first", () => {
  const table = tableOf([young, old]);
  expect(table).toContain("1000 requests, 5 failed (0.50 %)");
  expect(table).toContain("200 visits, 5 orders (2.50 %)");
  expect(table).toContain("LCP 1235 ms (40), CLS 0.051 (39)");
  expect(table.indexOf("chien")).toBeLessThan(table.indexOf("index"));
  expect(table.indexOf("Version old")).toBeLessThan(table.indexOf("Version young"));
  expect(table).toContain("0 visits, 0 orders (–)");
  expect(tableOf([])).toBe("Nothing was measured.");
});

test("a route has its script errors, vitals and long waits, also where nothing was asked of it", () => {
  const lines = tableOf([old]).split("\n");
  expect(lines.find((line) => line.startsWith("  chien"))).toMatch(
    / 900 +5 +12 {2}INP 90 ms \(30\); 20 × call 2300 ms$/,
  );
  expect(lines.find((line) => line.startsWith("  chat"))).toMatch(/ 0 +0 +1$/);
});

test("an error is shown with what npm run stack takes, and reads", () => {
  const table = tableOf([old]);
  expect(table).toContain("12 × error on chien: x is undefined");
  const [, places = "", build] = /echo "(.*)" \| npm run stack -- (\S+)/.exec(table) ?? [];
  expect(build).toBe("b1");
  const map = { version: 3, sources: ["../../client/entry.tsx"], names: [], mappings: "AAAA" } as const;
  const maps = new Map([
    ["entry-1a2b3c4.js", new TraceMap({ ...map, sources: [...map.sources], names: [] })],
  ]);
  expect(readableStack(places, (file) => maps.get(file))).toBe("client/entry.tsx:1:1 /assets/other-1.js:1:2");
});

test("a file that is missing has no stack to read", () => {
  const [, under] = tableOf([old]).split("3 × file on chien: missing\n");
  expect(under?.trim()).toBe("/assets/listing-9z8y7x6.css of build b1");
});
