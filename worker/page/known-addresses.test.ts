import { beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { forgetAll } from "../isolate-memory.ts";
import { keepSiteMap } from "./known-addresses.ts";

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

interface SiteMap {
  files: number | undefined;
  more?: boolean;
}

async function asksOf({ files, more = false }: SiteMap, hours: readonly number[]): Promise<number> {
  const sitemap = vi.fn(async () => ({ entries: [], more }));
  const sitemapCount = vi.fn(async () => files);
  const works: Promise<unknown>[] = [];
  const start = clock.now();
  for (const hour of hours) {
    vi.setSystemTime(start + hour * 60 * 60_000);
    keepSiteMap({
      var: { content: { sitemap, sitemapCount } },
      executionCtx: { waitUntil: (work) => void works.push(work) },
    });
    await Promise.all(works);
  }
  return sitemap.mock.calls.length;
}

test("a site map of one file is kept with each page that is not there", async () => {
  expect(await asksOf({ files: 1 }, [0, 1, 2])).toBe(3);
  expect(await asksOf({ files: undefined }, [0, 1, 2])).toBe(3);
});

test("a site map of several files is not read at all, if the content system counts them", async () => {
  expect(await asksOf({ files: 2, more: true }, [0, 1, 25])).toBe(0);
});

test("one of several files that nobody counts is left alone for a day", async () => {
  const uncounted = { files: undefined, more: true };
  expect(await asksOf(uncounted, [0, 1, 23])).toBe(1);
  forgetAll();
  expect(await asksOf(uncounted, [0, 25])).toBe(2);
});
