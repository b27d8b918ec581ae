import { afterEach, expect, test, vi } from "vitest";
import { openTabChannel } from "../navigation/tab-channel.ts";
import { deadline } from "./deadline.ts";
import { withLock } from "./with-lock.ts";

afterEach(() => vi.unstubAllGlobals());

const refused = () => new DOMException("The operation is insecure.", "SecurityError");

test("a tab without messages to others still works", () => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        throw refused();
      }
    },
  );
  const channel = openTabChannel<string>("test");
  channel.listen(() => {});
  expect(() => channel.tell("news")).not.toThrow();
});

test.each([
  ["are missing", {}],
  ["are refused at once", { locks: { request: () => Promise.reject(refused()) } }],
  [
    "throw",
    {
      locks: {
        request: () => {
          throw refused();
        },
      },
    },
  ],
])("work is done, once, where locks %s", async (_, browser) => {
  vi.stubGlobal("navigator", browser);
  const act = vi.fn(async () => "done");
  expect(await withLock("test", {}, act)).toBe("done");
  expect(act).toHaveBeenCalledOnce();
});

test("work that fails under a lock is not done again", async () => {
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, _options: object, act: () => unknown) => act() },
  });
  const act = vi.fn(() => Promise.reject(new Error("failed")));
  await expect(withLock("test", {}, act)).rejects.toThrow("failed");
  expect(act).toHaveBeenCalledOnce();
});

test("a wait for a lock that is given up does no work", async () => {
  const stop = new AbortController();
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(stop.signal.reason) } });
  stop.abort();
  const act = vi.fn();
  await expect(withLock("test", { signal: stop.signal }, act)).rejects.toThrow();
  expect(act).not.toHaveBeenCalled();
});

test("a deadline ends by its time, and with the signal it is given", () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const late = deadline(1000, stop.signal);
  const other = deadline(1000);
  stop.abort(new Error("left"));
  expect(late.reason).toEqual(new Error("left"));
  expect(other.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(other.reason).toMatchObject({ name: "TimeoutError" });
  vi.useRealTimers();
});
