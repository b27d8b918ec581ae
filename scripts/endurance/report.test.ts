import { expect, test } from "vitest";
import { minuteOf } from "./minutes.ts";
import { type Endurance, limitsText, missedBy } from "./report.ts";
import type { KindUsage } from "./usage.ts";

const nothing = {
  ...{ cpuMilliseconds: 5, kvReads: 0, kvWrites: 0, points: 1, logLines: 0.1 },
  objectRequests: 0,
};
const page: KindUsage = {
  ...{ kind: "Home", share: 0.5, isPage: true },
  busy: nothing,
  thin: { ...nothing, kvReads: 4 },
};
const call: KindUsage = { ...page, kind: "Cart, read", isPage: false, thin: { ...nothing, kvReads: 100 } };

const good: Endurance = {
  minutes: Array.from({ length: 3 }, (_, at) => minuteOf([10, 20, 30], 1e8 + at * 1e6)),
  usage: [page, call],
  saturated: nothing,
  wrong: new Map(),
  connections: 64,
  load: 2,
  processMemory: 400,
  build: "abc",
};

test("a run in which nothing went wrong misses nothing; calls are no page views", () => {
  expect(missedBy(good)).toEqual([]);
});

test.each<[string, Partial<Endurance>]>([
  ["Cart: 503 (2)", { wrong: new Map([["Cart: 503", 2]]) }],
  ["the heap grew by 50.0 %", { minutes: [1, 1.2, 1.5].map((memory) => minuteOf([10], memory)) }],
  [
    "a million page views cost 1.67 $ in busy traffic",
    { usage: [{ ...page, busy: { ...nothing, logLines: 1.7 } }] },
  ],
  [
    "a million page views cost 5.21 $ in thin traffic",
    { usage: [{ ...page, thin: { ...nothing, kvReads: 9 } }] },
  ],
])("%s is missed", (sentence, change) => {
  expect(missedBy({ ...good, ...change })).toEqual([sentence]);
});

test("the document says how long the run was, what a size of shop costs, and what breaks first", () => {
  const text = limitsText(good);
  expect(text).toContain("64 connections without a pause for 3 minutes");
  expect(text).toMatch(/\| internet-scale \| 100,000,000 \|/);
  expect(text).toContain("## What breaks first");
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
});
