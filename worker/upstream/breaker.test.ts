import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Breaker, createBreaker } from "./breaker.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const slowAfter = 2000;

function unanswered(breaker: Breaker, times: number): void {
  for (let count = 0; count < times; count++) breaker.enter(slowAfter)?.unanswered();
}

test("after four calls in a row that are slow the service is not asked", () => {
  const breaker = createBreaker();
  unanswered(breaker, 3);
  expect(breaker.enter(slowAfter)).toBeDefined();
  unanswered(breaker, 1);
  expect(breaker.enter(slowAfter)).toBeUndefined();
});

test("an answer in between resets the count", () => {
  const breaker = createBreaker();
  unanswered(breaker, 3);
  breaker.enter(slowAfter)?.answered();
  unanswered(breaker, 3);
  expect(breaker.enter(slowAfter)).toBeDefined();
});

test("after a pause a page's calls are let through, and an answer lets all through", () => {
  const breaker = createBreaker();
  unanswered(breaker, 4);
  vi.advanceTimersByTime(3000);
  const probes = Array.from({ length: 8 }, () => breaker.enter(slowAfter));
  expect(probes).not.toContain(undefined);
  expect(breaker.enter(slowAfter)).toBeUndefined();
  probes[0]?.answered();
  expect(breaker.enter(slowAfter)).toBeDefined();
});

test("a slow probe starts another pause", () => {
  const breaker = createBreaker();
  unanswered(breaker, 4);
  vi.advanceTimersByTime(3000);
  breaker.enter(slowAfter)?.unanswered();
  vi.advanceTimersByTime(2900);
  expect(breaker.enter(slowAfter)).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(breaker.enter(slowAfter)).toBeDefined();
});

test("probes that are never settled end with the next pause, too", () => {
  const breaker = createBreaker();
  unanswered(breaker, 4);
  vi.advanceTimersByTime(3000);
  for (let count = 0; count < 8; count++) breaker.enter(slowAfter)?.failed();
  expect(breaker.enter(slowAfter)).toBeUndefined();
  vi.advanceTimersByTime(3000);
  expect(breaker.enter(slowAfter)).toBeDefined();
});

test("a slow answer counts as none, before it has come", () => {
  const breaker = createBreaker();
  const slow = Array.from({ length: 4 }, () => breaker.enter(slowAfter));
  vi.advanceTimersByTime(slowAfter + 1);
  expect(breaker.enter(slowAfter)).toBeUndefined();
  for (const attempt of slow) attempt?.answered();
  expect(breaker.enter(slowAfter)).toBeUndefined();
});

test("a call that fails at once says nothing of the service", () => {
  const breaker = createBreaker();
  unanswered(breaker, 3);
  breaker.enter(slowAfter)?.failed();
  expect(breaker.enter(slowAfter)).toBeDefined();
  unanswered(breaker, 1);
  expect(breaker.enter(slowAfter)).toBeUndefined();
});
