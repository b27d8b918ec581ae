import { expect, test } from "vitest";
import { drawnCalls } from "./drawn-calls.ts";

const healthy = { content: { count: 2, ms: 30, slowest: 20, failed: 0 } };
const failed = { content: { count: 2, ms: 30, slowest: 20, failed: 1 } };
const slow = { content: { count: 1, ms: 1200, slowest: 1200, failed: 0 } };
const drawn = `1000${"0".repeat(28)}`;
const notDrawn = `2000${"0".repeat(28)}`;

test("calls that went well are counted for a share of the requests, as often as it stands for", () => {
  expect(drawnCalls(healthy, drawn, 0.1)).toEqual({ content: { ...healthy.content, count: 20 } });
  expect(drawnCalls(healthy, notDrawn, 0.1)).toBeUndefined();
  expect(drawnCalls(healthy, notDrawn)).toEqual(healthy);
});

test("calls of a request in which one failed or took a second are all counted, once", () => {
  for (const calls of [failed, slow]) expect(drawnCalls(calls, notDrawn, 0.1)).toEqual(calls);
  expect(drawnCalls(failed, drawn, 0.1)).toEqual(failed);
});

test("if no request gets a line, all calls are counted, so that failures have what they are a share of", () => {
  expect(drawnCalls(healthy, notDrawn, 0)).toEqual(healthy);
});
