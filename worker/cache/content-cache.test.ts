import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { StoredAnswer } from "./bundles.ts";
import { createContentCache, createContentMemory } from "./content-cache.ts";
import { absenceTimes, backoffSeconds, cacheProfiles, memorySeconds } from "./profiles.ts";
import { noPublishes, publishesKey, withPublished } from "./publishes.ts";
import type { ContentStore } from "./store-calls.ts";

const source = { profile: "product", schema: z.string() } as const;
const { fresh, stale } = cacheProfiles.product;

let now = 0;
let background: Promise<unknown>[] = [];
let stored = new Map<string, StoredAnswer>();
let publishes = noPublishes;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const store: ContentStore = {
  get: async (keys) => new Map(keys.map((key) => [key, stored.get(key) ?? null])),
  put: async (key, entry) => void stored.set(key, structuredClone(entry) as StoredAnswer),
  delete: async (key) => void stored.delete(key),
};

function isolate(contents: ContentStore = store) {
  return createContentCache({
    store: contents,
    memory: createContentMemory(),
    waitUntil: (work) => background.push(work),
    log,
    recordPublish: async (names) => {
      publishes = withPublished(publishes, names, now);
      await contents.put(publishesKey, publishes, 0);
      return publishes;
    },
    now: () => now,
  });
}

const settle = () => Promise.all(background.splice(0));
const pass = (seconds: number) => {
  now += seconds * 1000;
};

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  background = [];
  stored = new Map();
  publishes = noPublishes;
  vi.clearAllMocks();
  vi.useRealTimers();
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

test("an entry whose time is still to come is not fresh for ever: it is fetched, and stays a fallback", async () => {
  const load = vi.fn(async () => "old");
  await isolate().read(source, "a", load);
  await settle();
  for (const entry of stored.values()) entry.fetchedAt = now + 3_600_000;
  load.mockResolvedValue("new");
  expect(await isolate().read(source, "a", load)).toBe("new");
  await settle();
  for (const entry of stored.values()) entry.fetchedAt = now + 3_600_000;
  load.mockRejectedValue(new Error("away"));
  expect(await isolate().read(source, "a", load)).toBe("new");
});

test("a failure whose time is still to come keeps nobody from asking", async () => {
  const load = vi.fn(async () => "old");
  const cache = isolate();
  await cache.read(source, "a", load);
  pass(3600);
  load.mockRejectedValue(new Error("down"));
  await cache.read(source, "a", load);
  await settle();
  pass(-3600);
  await cache.publish({ product: ["a"] });
  load.mockResolvedValue("new");
  expect(await cache.read(source, "a", load)).toBe("new");
});

test("an entry that another answer has told has not failed", async () => {
  const load = vi.fn(async () => "old");
  const cache = isolate();
  load.mockRejectedValueOnce(new Error("down"));
  await expect(cache.read(source, "a", load)).rejects.toThrow("down");
  await cache.read(source, "b", async (learn) => {
    learn(source, "a", "told");
    return "b";
  });
  pass(stale + 1);
  expect(await cache.read(source, "a", load)).toBe("old");
});

test("a store that is down is logged once for a request, not once for each entry", async () => {
  const away = () => Promise.reject(new Error("no store"));
  const cache = isolate({ get: away, put: away, delete: away });
  for (const key of ["a", "b", "c"]) await cache.read(source, key, async () => key);
  await settle();
  expect(log.error.mock.calls.map(([event]) => event)).toEqual([
    "content cache not readable",
    "content not stored",
  ]);
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
});

test("while a service fails, what is known is served at once, and renewed behind once the service has rested", async () => {
  const load = vi.fn(async () => "old");
  const cache = isolate();
  await cache.read(source, "a", load);
  await settle();
  pass(stale + 1);
  load.mockRejectedValueOnce(new Error("down"));
  await cache.read(source, "a", load);
  pass(backoffSeconds + 1);
  load.mockResolvedValue("new");
  expect(await cache.read(source, "a", load)).toBe("old");
  await settle();
  expect(await cache.read(source, "a", load)).toBe("new");
});

test("while a service rests, what is unknown fails without a question", async () => {
  const load = vi.fn(async () => "here");
  const cache = isolate();
  load.mockRejectedValueOnce(new Error("down"));
  await expect(cache.read(source, "a", load)).rejects.toThrow("down");
  await expect(cache.read(source, "a", load)).rejects.toThrow("backing off");
  expect(load).toHaveBeenCalledTimes(1);
  pass(backoffSeconds + 1);
  expect(await cache.read(source, "a", load)).toBe("here");
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

test("a call that was cut off with its request is waited for no longer than it can take, then made once more", async () => {
  vi.useFakeTimers();
  const cache = isolate();
  const never = () => new Promise<string>(() => {});
  const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 10, "croquettes")));
  void cache.read(source, "a", never);
  await vi.advanceTimersByTimeAsync(0);
  const waiting = Promise.all([cache.read(source, "a", load), cache.read(source, "a", load)]);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(load).not.toHaveBeenCalled();
  pass(7);
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toEqual(["croquettes", "croquettes"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("an absence is kept in memory only; it is served at once and renewed behind for a while", async () => {
  const load = vi.fn(async (): Promise<string | null> => null);
  const cache = isolate();
  expect(await cache.read(source, "a", load)).toBeNull();
  expect(await cache.read(source, "a", load)).toBeNull();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
  pass(absenceTimes.fresh + 1);
  load.mockResolvedValue("here now");
  expect(await cache.read(source, "a", load)).toBeNull();
  await settle();
  expect(await cache.read(source, "a", load)).toBe("here now");
});

test("an absence past its time is asked for first; where that fails it is still the answer", async () => {
  const load = vi.fn(async () => null);
  const cache = isolate();
  await cache.read(source, "a", load);
  pass(absenceTimes.stale + 1);
  load.mockRejectedValue(new Error("down"));
  expect(await cache.read(source, "a", load)).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
  pass(absenceTimes.keep);
  await expect(cache.read(source, "a", load)).rejects.toThrow("down");
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
  expect(load.mock.calls.map(([keys]) => keys)).toEqual([["b", "c"]]);
});

const shout = async (keys: string[]) => new Map(keys.map((key) => [key, key.toUpperCase()]));
const down = () => Promise.reject(new Error("down"));

test("of many entries those without an answer are left out while anything can be shown, and the log says so", async () => {
  const cache = isolate();
  await cache.readMany(source, ["a"], shout);
  expect([...(await cache.readMany(source, ["a", "b"], down)).keys()]).toEqual(["a"]);
  expect([...(await cache.readMany(source, ["a", "b"], shout)).keys()]).toEqual(["a"]);
  expect(log.warn.mock.calls).toEqual(
    Array(2).fill(["content not complete", { profile: "product", keys: "b" }]),
  );
});

test("a failure never looks like an empty list, not even where the other entries are known to be absent", async () => {
  const cache = isolate();
  await cache.readMany(source, ["gone"], async () => new Map());
  await expect(cache.readMany(source, ["gone", "b"], down)).rejects.toThrow("down");
  expect([...(await cache.readMany(source, ["gone"], down))]).toEqual([]);
});

test("lists that share entries share the calls for them", async () => {
  const load = vi.fn(shout);
  const cache = isolate();
  const [one, other] = await Promise.all([
    cache.readMany(source, ["a", "b"], load),
    cache.readMany(source, ["b", "c"], load),
  ]);
  expect(load.mock.calls.map(([keys]) => keys)).toEqual([["a", "b"], ["c"]]);
  expect([...one.values(), ...other.values()]).toEqual(["A", "B", "B", "C"]);
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

test("what is published is fetched anew, here at once and elsewhere when its memory ends", async () => {
  const load = vi.fn(async () => "old");
  const here = isolate();
  const elsewhere = isolate();
  await here.read(source, "a", load);
  await settle();
  await elsewhere.read(source, "a", load);
  await here.publish({ product: ["a"] });
  load.mockResolvedValue("new");
  expect(await elsewhere.read(source, "a", load)).toBe("old");
  expect(await here.read(source, "a", load)).toBe("new");
  await settle();
  pass(memorySeconds + 1);
  expect(await elsewhere.read(source, "a", load)).toBe("new");
});

test("what is published while the service is down goes on being served as it was", async () => {
  const cache = isolate();
  await cache.read(source, "a", async () => "old");
  await settle();
  await cache.publish({ product: ["a"] });
  expect(await cache.read(source, "a", down)).toBe("old");
  expect(await isolate().read(source, "a", async () => "new")).toBe("new");
});

test("what is published where nothing was is asked for at once, though the service had failed", async () => {
  const cache = isolate();
  await cache.read(source, "a", async () => null);
  await expect(cache.read(source, "b", down)).rejects.toThrow("down");
  await cache.publish({ product: ["a", "b"] });
  expect([...(await cache.readMany(source, ["a", "b"], shout)).values()]).toEqual(["A", "B"]);
});

test("what a call that began before a publish says of it is not served again", async () => {
  const cache = isolate();
  await cache.read(source, "a", async () => "older");
  await settle();
  pass(stale + 1);
  const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
  const reading = cache.readMany(source, ["a", "b"], () => promise);
  await vi.waitFor(() => expect(background).not.toEqual([]));
  await cache.publish({ product: ["a"] });
  resolve(new Map(["a", "b"].map((key) => [key, "old"])));
  await reading;
  await settle();
  for (const reader of [cache, isolate()])
    expect([...(await reader.readMany(source, ["a", "b"], shout)).values()]).toEqual(["A", "old"]);
});

test("what an answer says of another entry is kept with it", async () => {
  const cache = isolate();
  await cache.read(source, "whole", async (learn) => {
    learn(source, "part", "of it");
    learn({ profile: "product", schema: z.number() }, "odd", "not a number");
    return "all of it";
  });
  await settle();
  expect(await cache.read(source, "part", down)).toBe("of it");
  expect(await isolate().held(source, "part")).toBe("of it");
  expect(await isolate().held(source, "odd")).toBeNull();
});

test("a failure of before a publish no longer keeps anybody from asking", async () => {
  const cache = isolate();
  await expect(cache.read(source, "a", down)).rejects.toThrow("down");
  pass(1);
  await cache.publish({ product: ["a"] });
  expect(await cache.read(source, "a", async () => "new")).toBe("new");
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
