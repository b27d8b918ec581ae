import { beforeEach, expect, test, vi } from "vitest";
import { createPrefetch } from "./prefetch.ts";

const page = (name: string) => new URL(`https://museau.example/${name}/`);
let now = 0;
const fetch = vi.fn((_url: URL): Promise<unknown> => Promise.resolve());
const idle = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  now = 0;
  fetch.mockReset().mockResolvedValue(undefined);
});

function prefetcher(connection?: { saveData?: boolean; effectiveType?: string }) {
  const prefetch = createPrefetch({ fetch, connection, now: () => now });
  now = 1000;
  return prefetch;
}

test("nothing is fetched ahead in the first second (spec 9)", () => {
  const prefetch = createPrefetch({ fetch, now: () => now });
  now = 999;
  expect(prefetch(page("chien"))).toBe(false);
  now = 1000;
  expect(prefetch(page("chien"))).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0].pathname).toBe("/chien/");
});

test("four at a time are the most (spec 9)", async () => {
  fetch.mockImplementation(() => new Promise(() => {}));
  const prefetch = prefetcher();
  expect(["a", "b", "c", "d", "e"].map((name) => prefetch(page(name)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("a fifth link waits for its turn, the latest one first; of those that wait four are kept", async () => {
  const ends: (() => void)[] = [];
  fetch.mockImplementation(() => new Promise<void>((end) => ends.push(end)));
  const prefetch = prefetcher();
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "e", "i"]) prefetch(page(name));
  const names = () => fetch.mock.calls.map(([{ pathname }]) => pathname.replaceAll("/", ""));
  expect(names()).toEqual(["a", "b", "c", "d"]);
  for (let count = 0; count < 9; count += 1) {
    ends[count]?.();
    await idle();
  }
  expect(names()).toEqual(["a", "b", "c", "d", "i", "e", "h", "g"]);
});

test("a place is free again when an answer has come, or has failed", async () => {
  const prefetch = prefetcher();
  fetch.mockRejectedValueOnce(new Error("offline"));
  for (const name of ["a", "b", "c", "d"]) prefetch(page(name));
  await idle();
  expect(prefetch(page("e"))).toBe(true);
});

test("what was fetched a moment ago is reused; what failed may be tried again", async () => {
  const prefetch = prefetcher();
  prefetch(page("a"));
  fetch.mockRejectedValueOnce(new Error("offline"));
  prefetch(page("b"));
  await idle();
  expect(prefetch(page("a"))).toBe(false);
  expect(prefetch(page("b"))).toBe(true);
  now += 15_000;
  expect(prefetch(page("a"))).toBe(true);
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
  "a slow or saving connection fetches nothing ahead: %o",
  (connection) => {
    expect(prefetcher(connection)(page("a"))).toBe(false);
  },
);
