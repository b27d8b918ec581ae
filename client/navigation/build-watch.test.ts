import { beforeEach, expect, test, vi } from "vitest";
import { watchBuild } from "./build-watch.ts";

const minute = 60_000;
const fetch = vi.fn<typeof globalThis.fetch>();
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(async () => Response.json({ id: "b1" }));
  page.hidden = false;
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", page);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a newer build is noticed at the next question, and nothing more is asked", async () => {
  const isOutdated = watchBuild("b1");
  await vi.advanceTimersByTimeAsync(minute);
  expect(isOutdated()).toBe(false);

  fetch.mockImplementation(async () => Response.json({ id: "b2" }));
  await vi.advanceTimersByTimeAsync(minute);
  expect(isOutdated()).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("no copy of the manifest that a cache holds is taken for the newest", async () => {
  watchBuild("b1");
  await vi.advanceTimersByTimeAsync(2 * minute);
  const [first, second] = fetch.mock.calls.map(([url]) => url);
  expect(first).not.toBe(second);
});

test("a tab that nobody looks at does not ask", async () => {
  page.hidden = true;
  watchBuild("b1");
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error page", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 })],
  ["a manifest without a build", async () => Response.json({})],
])("%s says nothing of a newer build", async (_, answer) => {
  fetch.mockImplementation(answer);
  const isOutdated = watchBuild("b1");
  await vi.advanceTimersByTimeAsync(minute);
  expect(isOutdated()).toBe(false);
});

test("the shop under development has no builds to watch", async () => {
  watchBuild("dev");
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(fetch).not.toHaveBeenCalled();
});
