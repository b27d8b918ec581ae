import { beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { oncePerPlace } from "./once-per-place.ts";

let stored = new Map<string, string>();
const put = async (address: unknown, answer: Response) => void stored.set(`${address}`, await answer.text());
const match = async (address: unknown) => {
  const found = stored.get(`${address}`);
  return found === undefined ? undefined : new Response(found);
};
const place = { put, match } as unknown as Pick<Cache, "match" | "put">;
const ask = vi.fn(async (_name: string, what: readonly string[]) => [...what]);
const dueAmong = oncePerPlace(ask, async () => place);

beforeEach(() => {
  stored = new Map();
  ask.mockClear();
});

const later = (seconds: number) => clock.setAhead(clock.ahead() + seconds * 1000);

test("a place asks once in half a minute about an entry of a value", async () => {
  expect(await dueAmong("site", ["header:a", "faq:b"], 60)).toEqual(["header:a", "faq:b"]);
  later(29);
  expect(await dueAmong("site", ["faq:b"], 60)).toEqual([]);
  expect(await dueAmong("site", ["faq:b", "shop:c"], 60)).toEqual(["shop:c"]);
  expect(await dueAmong("page", ["faq:b"], 60)).toEqual(["faq:b"]);
  later(1);
  expect(await dueAmong("site", ["header:a", "faq:b", "shop:c"], 60)).toEqual(["header:a", "faq:b"]);
  expect(ask.mock.calls.map(([name, what]) => [name, ...what])).toEqual([
    ["site", "header:a", "faq:b"],
    ["site", "shop:c"],
    ["page", "faq:b"],
    ["site", "header:a", "faq:b"],
  ]);
});

test("who may write is asked every time", async () => {
  await dueAmong("page", ["write"], 1100);
  expect(await dueAmong("page", ["write"], 1100)).toEqual(["write"]);
});

test.each([
  ["is not there", () => Promise.reject(new Error("no cache"))],
  ["cannot be read", async () => ({ put, match: () => Promise.reject(new Error("no match")) })],
  ["cannot be written", async () => ({ match, put: () => Promise.reject(new Error("no put")) })],
  ["holds something else", async () => ({ put, match: async () => new Response("<html>") })],
])("a cache that %s only means that the object is asked", async (_, open) => {
  const asking = oncePerPlace(ask, open);
  expect(await asking("site", ["header:a"], 60)).toEqual(["header:a"]);
  expect(await asking("site", ["header:a"], 60)).toEqual(["header:a"]);
});
