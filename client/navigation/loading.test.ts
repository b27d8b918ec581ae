import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoading } from "./loading.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a navigation shorter than 200 ms shows no bar", () => {
  const loading = createLoading();
  const listener = vi.fn();
  loading.subscribe(listener);
  loading.start();
  vi.advanceTimersByTime(199);
  loading.finish();
  vi.advanceTimersByTime(5000);
  expect(loading.state()).toBe("idle");
  expect(listener).not.toHaveBeenCalledWith("loading");
});

test("the bar grows after 200 ms, hides 500 ms after the end and is reset 400 ms later", () => {
  const loading = createLoading();
  loading.start();
  vi.advanceTimersByTime(200);
  expect(loading.state()).toBe("loading");
  loading.finish();
  expect(loading.state()).toBe("finishing");
  vi.advanceTimersByTime(500);
  expect(loading.state()).toBe("resetting");
  vi.advanceTimersByTime(400);
  expect(loading.state()).toBe("idle");
});

test("a navigation that starts while the bar fades takes it over", () => {
  const loading = createLoading();
  loading.start();
  vi.advanceTimersByTime(200);
  loading.finish();
  loading.start();
  vi.advanceTimersByTime(200);
  expect(loading.state()).toBe("loading");
});

test("listeners hear every change until they leave", () => {
  const loading = createLoading();
  const listener = vi.fn();
  const leave = loading.subscribe(listener);
  loading.start();
  vi.advanceTimersByTime(200);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  loading.finish();
  expect(listener).toHaveBeenCalledOnce();
});
