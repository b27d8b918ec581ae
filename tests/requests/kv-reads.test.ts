import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { memorySeconds } from "../../worker/cache/profiles.ts";
import { countCalls } from "./upstream-calls.ts";
import { passSeconds, productPath, visitor } from "./visitor.ts";

const mostOperations = 3;
/** KV bills each key of a bulk read. */
const mostKeys = 6;

afterEach(() => void vi.restoreAllMocks());

const open = async (path: string, browser = visitor()) => {
  const answer = await browser.get(path);
  await answer.text();
  expect(answer.status).toBe(200);
};

/** Rules of redirects are counted elsewhere. */
function keysReadBy(get: { mock: { calls: unknown[][] } }): string[][] {
  const reads = get.mock.calls.map(([keys]) => [keys].flat() as string[]);
  return reads.filter((keys) => !keys.every((key) => key.includes(":redirect:")));
}

test.each([
  "/",
  "/chien/",
  "/chat/croquettes/",
  "/chien/croquettes/?page=2",
  productPath,
  "/page/livraison/",
  "/magasins/",
  "/faq/",
])(
  "%s: an isolate with an empty memory reads what it shows in few operations, and asks no service",
  async (path) => {
    // A page is stored once it has been sent, so the first views may still ask.
    await vi.waitFor(
      async () => {
        passSeconds(memorySeconds + 1);
        const calls = await countCalls("content");
        const get = vi.spyOn(env.CONTENT_CACHE, "get").mockClear();
        await open(path);
        const reads = keysReadBy(get);
        expect(await calls()).toBe(0);
        expect(reads.length, JSON.stringify(reads)).toBeLessThanOrEqual(mostOperations);
        expect(reads.flat().length, JSON.stringify(reads)).toBeLessThanOrEqual(mostKeys);
      },
      { timeout: 15_000, interval: 500 },
    );
  },
);
