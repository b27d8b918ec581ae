import { beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { forgetAll } from "../isolate-memory.ts";
import { keepSiteMap } from "./known-addresses.ts";

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

async function asksOf(more: boolean, hours: readonly number[]): Promise<number> {
  const sitemap = vi.fn(async () => ({ entries: [], more }));
  const works: Promise<unknown>[] = [];
  const start = clock.now();
  for (const hour of hours) {
    vi.setSystemTime(start + hour * 60 * 60_000);
    keepSiteMap({
      var: { content: { sitemap } },
      executionCtx: { waitUntil: (work) => void works.push(work) },
    });
    await Promise.all(works);
  }
  return sitemap.mock.calls.length;
}

test("a site map of one file is kept with each page that is not there", async () => {
  expect(await asksOf(false, [0, 1, 2])).toBe(3);
});

test("a site map of several files is left alone for a day", async () => {
  expect(await asksOf(true, [0, 1, 23])).toBe(1);
  forgetAll();
  expect(await asksOf(true, [0, 25])).toBe(2);
});
