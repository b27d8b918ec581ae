import { afterEach, expect, test, vi } from "vitest";
import * as clock from "../../../shared/time/clock.ts";
import { closedAt, rememberClosed } from "./popup-memory.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a popup that was closed stays closed in other tabs and later visits", () => {
  vi.setSystemTime("2026-11-28T10:00:00Z");
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  expect(closedAt("newsletter")).toBeUndefined();
  rememberClosed("newsletter");
  vi.stubGlobal("sessionStorage", storage());
  expect(closedAt("newsletter")).toBe(clock.now());
  expect(closedAt("markdown")).toBeUndefined();
});

test("where the browser keeps nothing, nobody knows what was closed", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberClosed("newsletter");
  expect(closedAt("newsletter")).toBe("unknown");
});

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
