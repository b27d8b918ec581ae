import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-guard.ts";

const reload = vi.fn();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test("two reloads are never closer than ten seconds", () => {
  expect(reloadOnce(100_000)).toBe(true);
  expect(reloadOnce(109_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(110_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a refused reload does not push the next one further away", () => {
  reloadOnce(100_000);
  reloadOnce(105_000);
  expect(reloadOnce(110_000)).toBe(true);
});

test("where nothing can be remembered nothing is reloaded, lest it never end", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("storage is off", "SecurityError");
    },
  });
  expect(reloadOnce(100_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
