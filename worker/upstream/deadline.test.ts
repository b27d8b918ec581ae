import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDeadline, timeFor } from "./deadline.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a deadline passes once, and stays passed", () => {
  const deadline = createDeadline(1000);
  vi.advanceTimersByTime(999);
  expect([deadline.signal.aborted, deadline.left()]).toEqual([false, 1]);
  vi.advanceTimersByTime(2);
  deadline.restart(1000);
  expect([deadline.signal.aborted, deadline.left()]).toEqual([true, 0]);
});

test("it restarts for what comes behind the first byte, and is never made longer by an error page", () => {
  const deadline = createDeadline(1000);
  vi.advanceTimersByTime(900);
  deadline.restart(5000);
  vi.advanceTimersByTime(4000);
  expect(deadline.left()).toBe(1000);
  deadline.shorten(3000);
  expect(deadline.left()).toBe(1000);
  deadline.shorten(0);
  expect(deadline.signal.aborted).toBe(true);
});

test("waiting for a busy thread uses up a tenth of a second at most, waiting for a service all of its time", async () => {
  vi.useRealTimers();
  const deadline = createDeadline(400);
  const busyUntil = performance.now() + 500;
  while (performance.now() < busyUntil);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(deadline.signal.aborted).toBe(false);
  expect(deadline.left()).toBeGreaterThan(100);
  await vi.waitFor(() => expect(deadline.signal.aborted).toBe(true));
  expect(deadline.left()).toBe(0);
});

test("a write leaves a second in which it can be looked up, and is not sent without", () => {
  const deadline = createDeadline(5500);
  expect(timeFor("write", undefined, deadline)).toBe(4000);
  vi.advanceTimersByTime(2500);
  expect(timeFor("write", undefined, deadline)).toBe(2000);
  expect(timeFor("read", undefined, deadline)).toBe(6000);
  vi.advanceTimersByTime(2100);
  expect(timeFor("write", undefined, deadline)).toBeLessThanOrEqual(0);
  vi.advanceTimersByTime(900);
  expect(timeFor("read", undefined, deadline)).toBe(0);
});
