import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type ContentStore, createContentCache, createContentMemory } from "./content-cache.ts";
import { absenceSeconds, backoffSeconds, cacheProfiles, memorySeconds } from "./profiles.ts";

const source = { profile: "product", schema: z.string() } as const;
const { fresh, stale } = cacheProfiles.product;

let now = 0;
let background: Promise<unknown>[] = [];
let stored = new Map<string, { value: unknown; fetchedAt: number }>();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const store: ContentStore = {
  get: async (keys) => new Map(keys.map((key) => [key, stored.get(key) ?? null])),
  put: async (key, entry) => void stored.set(key, structuredClone(entry)),
  delete: async (key) => void stored.delete(key),
};

/** An isolate of its own: the store is shared, the memory is not. */
function isolate(contents: ContentStore = store) {
  return createContentCache({
    store: contents,
    memory: createContentMemory(),
    waitUntil: (work) => background.push(work),
    log,
    now: () => now,
  });
}

const settle = () => Promise.all(background.splice(0));
const pass = (seconds: number) => {
  now += seconds * 1000;
};

beforeEach(() => {
  now = 1_000_000;
  background = [];
  stored = new Map();
  vi.clearAllMocks();
});

test("fresh content is served without a question, from memory and from the store", async () => {
  const load = vi.fn(async () => "croquettes");
  const cache = isolate();
  await cache.read(source, "a", load);
  await settle();
  expect(await cache.read(source, "a", load)).toBe("croquettes");
  expect(await isolate().read(source, "a", load)).toBe("croquettes");
  expect(load).toHaveBeenCalledTimes(1);
});

test("stale content is served at once and renewed behind", async () => {
  const load = vi.fn(async () => "old");
  const cache = isolate();
  await cache.read(source, "a", load);
  await settle();
  pass(fresh + 1);
  load.mockResolvedValue("new");
  expect(await cache.read(source, "a", load)).toBe("old");
  await settle();
  expect(await cache.read(source, "a", load)).toBe("new");
});

test("content past its time is fetched first; where that fails the old one is served and the service rests", async () => {
  const load = vi.fn(async () => "old");
  const cache = isolate();
  await cache.read(source, "a", load);
  await settle();
  pass(stale + 1);
  load.mockRejectedValue(new Error("down"));
  expect(await cache.read(source, "a", load)).toBe("old");
  expect(await cache.read(source, "a", load)).toBe("old");
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledOnce();
  pass(backoffSeconds + 1);
  load.mockResolvedValue("new");
  expect(await cache.read(source, "a", load)).toBe("new");
});

test("without an entry to fall back on the failure is told", async () => {
  await expect(isolate().read(source, "a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
});

test("questions that come together make one call", async () => {
  const load = vi.fn(async () => "croquettes");
  const cache = isolate();
  expect(await Promise.all([1, 2, 3].map(() => cache.read(source, "a", load)))).toEqual(
    Array(3).fill("croquettes"),
  );
  expect(load).toHaveBeenCalledTimes(1);
});

test("an absence is remembered for a moment, in memory only", async () => {
  const load = vi.fn(async (): Promise<string | null> => null);
  const cache = isolate();
  expect(await cache.read(source, "a", load)).toBeNull();
  expect(await cache.read(source, "a", load)).toBeNull();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
  pass(absenceSeconds + 1);
  load.mockResolvedValue("here now");
  expect(await cache.read(source, "a", load)).toBe("here now");
});

test("of many entries only those that are missing are asked for", async () => {
  const cache = isolate();
  await cache.read(source, "a", async () => "A");
  const load = vi.fn(async (keys: string[]) => new Map(keys.map((key) => [key, key.toUpperCase()])));
  expect([...(await cache.readMany(source, ["a", "b", "c"], load))]).toEqual([
    ["a", "A"],
    ["b", "B"],
    ["c", "C"],
  ]);
  expect(load).toHaveBeenCalledWith(["b", "c"]);
});

test("what is gone is deleted from the store; what never was costs no call to it", async () => {
  const deleted = vi.fn(store.delete);
  const cache = isolate({ ...store, delete: deleted });
  await cache.read(source, "never", async () => null);
  await cache.read(source, "a", async () => "here");
  await settle();
  pass(stale + 1);
  expect(await cache.read(source, "a", async () => null)).toBeNull();
  await settle();
  expect(deleted.mock.calls).toEqual([["content:1:fr-FR:product:a"]]);
});

test("a dropped entry is fetched anew, here at once and elsewhere when its memory ends", async () => {
  const load = vi.fn(async () => "old");
  const here = isolate();
  const elsewhere = isolate();
  await here.read(source, "a", load);
  await settle();
  await elsewhere.read(source, "a", load);
  await here.drop("product", ["a"]);
  load.mockResolvedValue("new");
  expect(await elsewhere.read(source, "a", load)).toBe("old");
  expect(await here.read(source, "a", load)).toBe("new");
  await settle();
  pass(memorySeconds + 1);
  expect(await elsewhere.read(source, "a", load)).toBe("new");
});

test("a stored entry of another shape is a miss", async () => {
  await isolate().read({ profile: "product", schema: z.unknown() }, "a", async () => ({ old: "shape" }));
  await settle();
  expect(await isolate().read(source, "a", async () => "new")).toBe("new");
});

test("a store that cannot be read is said in the log and the page still comes", async () => {
  const broken: ContentStore = { ...store, get: () => Promise.reject(new Error("KV is down")) };
  expect(await isolate(broken).read(source, "a", async () => "croquettes")).toBe("croquettes");
  expect(log.error).toHaveBeenCalledWith("content cache not readable", expect.any(Error));
});

test("keys carry the locale and the kind of content", async () => {
  await isolate().read(source, "a:1", async () => "croquettes");
  await settle();
  expect([...stored.keys()]).toEqual(["content:1:fr-FR:product:a:1"]);
});
