import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { settingsKey } from "../../shared/release/stored-settings.ts";
import * as clock from "../../shared/time/clock.ts";
import { siteBundle } from "../../worker/cache/bundles.ts";
import { memorySeconds } from "../../worker/cache/profiles.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, lateWork, passSeconds, productPath, visitor } from "./visitor.ts";

const mostOperations = 3;
/** KV bills each key of a bulk read: settings, publishes with the redirect build and the site, the page. */
const mostKeys = 3;
/** Prices and facets of all products are a value of their own. */
const ofListing = mostKeys + 1;

beforeAll(async () => {
  await env.SETTINGS.put(settingsKey, "{}");
  const context = createExecutionContext();
  await storefront.scheduled({}, env, context);
  await waitOnExecutionContext(context);
  // A rule may have been published shortly before the build.
  passSeconds(120);
});

afterEach(() => void vi.restoreAllMocks());

const open = async (path: string, browser = visitor()) => {
  const answer = await browser.get(path);
  await answer.text();
  expect(answer.status).toBe(200);
};

test.each([
  ["/", mostKeys],
  ["/chien/", ofListing],
  ["/chat/croquettes/", ofListing],
  ["/chien/croquettes/?page=2", ofListing],
  [productPath, mostKeys],
  ["/page/livraison/", mostKeys],
  ["/magasins/", mostKeys],
  ["/faq/", mostKeys],
])(
  "%s: an isolate with an empty memory reads what it shows in few operations, at most %i keys, and asks no service",
  async (path, most) => {
    // A page is stored once it has been sent, so the first views may still ask.
    await vi.waitFor(
      async () => {
        passSeconds(memorySeconds + 1);
        const calls = await countCalls("content");
        const spies = [env.CONTENT_CACHE, env.SETTINGS].map((kv) => vi.spyOn(kv, "get").mockClear());
        await open(path);
        const reads = spies.flatMap(({ mock }) => mock.calls.map(([keys]) => [keys].flat() as string[]));
        expect(await calls()).toBe(0);
        expect(reads.length, JSON.stringify(reads)).toBeLessThanOrEqual(mostOperations);
        expect(reads.flat().length, JSON.stringify(reads)).toBeLessThanOrEqual(most);
      },
      { timeout: 15_000, interval: 500 },
    );
  },
);

test("what is stale on several pages of one place is asked of the site's object once", async () => {
  const view = async (path: string, later: number) => {
    passSeconds(later);
    // The isolate forgets all it has in memory.
    await askStandIns("/_sandbox/now", { ahead: clock.ahead(), patience: inject("patience") });
    await open(path);
    await lateWork();
  };
  await view("/page/livraison/", 10 * 60);
  const asked = vi.spyOn(env.TURNS, "idFromName");
  const ofSite = () => asked.mock.calls.filter(([name]) => name === siteBundle).length;
  // The list of recalls is stale after a minute, and stored again after five.
  await view("/page/livraison/", 2 * 60);
  const atFirst = ofSite();
  expect(atFirst).toBeGreaterThan(0);
  await view("/page/livraison/", 2);
  await view("/faq/", 2);
  expect(ofSite()).toBe(atFirst);
  vi.spyOn(caches, "open").mockRejectedValue(new Error("no cache"));
  await view("/page/livraison/", 2);
  expect(ofSite()).toBeGreaterThan(atFirst);
});
