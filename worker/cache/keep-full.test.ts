import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Source } from "../upstream/content/source.ts";
import { createContentCache, createContentMemory } from "./content-cache.ts";
import { type Emptied, emptiedFresh, emptiedKey } from "./emptied.ts";
import { memorySeconds } from "./profiles.ts";
import { noPublishes, publishesKey, withPublished } from "./publishes.ts";
import type { ContentStore } from "./store-calls.ts";

const category: Source<string[]> = {
  profile: "category",
  schema: z.array(z.string()),
  isEmpty: (skus) => skus?.length === 0,
  page: "chien",
};
const record = emptiedKey("category", "chien");

let now = 0;
let stored = new Map<string, unknown>();
let isUnreadable = false;
let content: string[] | null = [];
let publishes = noPublishes;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const load = vi.fn(async () => content);

const store: ContentStore = {
  get: async (keys) => {
    if (isUnreadable) throw new Error("no store");
    return new Map(keys.map((key) => [key, structuredClone(stored.get(key)) ?? null]));
  },
  put: async (key, value) => void stored.set(key, structuredClone(value)),
  delete: async (key) => void stored.delete(key),
};

beforeEach(() => {
  now = Date.UTC(2026, 10, 30);
  stored = new Map();
  isUnreadable = false;
  content = ["A", "B"];
  publishes = noPublishes;
  vi.clearAllMocks();
});

/** A request, in an isolate that remembers nothing unless a memory is given. */
async function view({ memory = createContentMemory(), page = "chien" } = {}) {
  const background: Promise<unknown>[] = [];
  const cache = createContentCache({
    store,
    memory,
    waitUntil: (work) => background.push(work),
    log,
    hasWebhook: true,
    recordPublish: async (names) => {
      publishes = withPublished(publishes, names, now);
      stored.set(publishesKey, publishes);
      return publishes;
    },
    now: () => now,
  });
  cache.open({ name: page, isPlain: true });
  const shown = await cache.read(category, "chien", load);
  cache.shows(Promise.resolve());
  await Promise.all([cache.keep(), ...background]);
  return { cache, shown };
}

const pass = (seconds: number) => {
  now += seconds * 1000;
};

async function publish(skus: string[] | null) {
  pass(memorySeconds + 1);
  const { cache } = await view();
  content = skus;
  pass(1);
  await cache.publish({ category: ["chien"] });
  pass(1);
}

function decide(is: "accepted" | "restored") {
  const emptied = stored.get(record) as Emptied;
  stored.set(record, { ...emptied, decision: { is, at: now, who: "Ana", why: "on purpose" } });
  pass(emptiedFresh + memorySeconds);
}

/** The second visit shows what the first one has fetched in the background. */
async function shownNow() {
  await view();
  pass(1);
  return (await view()).shown;
}

const alarms = () => log.warn.mock.calls.filter(([event]) => event === "content emptied").length;

test("a publish that empties a category is kept back in every isolate, and logged until somebody decides", async () => {
  await publish([]);
  expect((await view()).shown).toEqual(["A", "B"]);
  expect(log.warn).toHaveBeenCalledWith("content emptied", { profile: "category", key: "chien" });
  const before = alarms();
  pass(emptiedFresh + memorySeconds);
  expect(await shownNow()).toEqual(["A", "B"]);
  expect(alarms()).toBeGreaterThan(before);
  pass(3 * 24 * 60 * 60);
  await publish([]);
  expect((await view()).shown).toEqual(["A", "B"]);
});

test("it is kept back even if nothing of the page is stored any more", async () => {
  await publish([]);
  await view();
  stored = new Map([[record, stored.get(record)]]);
  expect((await view()).shown).toEqual(["A", "B"]);
});

test("another page that reads it first shows it and stores it full, too", async () => {
  await publish([]);
  expect((await view({ page: "search" })).shown).toEqual(["A", "B"]);
  expect((await view()).shown).toEqual(["A", "B"]);
});

test("accepted, it is empty within minutes; restored, it is full again, without an alarm", async () => {
  await publish([]);
  await view();
  decide("accepted");
  expect(await shownNow()).toEqual([]);
  const before = alarms();
  decide("restored");
  expect(await shownNow()).toEqual(["A", "B"]);
  expect(alarms()).toBe(before);
});

test("what was accepted long ago is asked for no more often than anything else", async () => {
  await publish([]);
  await view();
  decide("accepted");
  await shownNow();
  pass(60 * 60);
  await shownNow();
  load.mockClear();
  pass(emptiedFresh + memorySeconds);
  expect(await shownNow()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test("a category with products again is shown at the next look, and its next emptying is a new one", async () => {
  await publish([]);
  await view();
  decide("accepted");
  expect(await shownNow()).toEqual([]);
  await publish(["A", "B"]);
  expect(await shownNow()).toEqual(["A", "B"]);
  expect(stored.has(record)).toBe(false);
  await publish([]);
  expect(await shownNow()).toEqual(["A", "B"]);
});

test("a decision about another version does not count", async () => {
  await publish([]);
  await view();
  decide("accepted");
  const decided = stored.get(record);
  await publish(["C"]);
  await view();
  stored.set(record, decided);
  await publish([]);
  expect(await shownNow()).toEqual(["C"]);
});

test("a decision counts for its own case only, even if the same version is emptied again", async () => {
  await publish([]);
  await view();
  decide("accepted");
  expect(await shownNow()).toEqual([]);
  const decided = stored.get(record);
  await publish(["A", "B"]);
  await view();
  stored.set(record, decided);
  await publish([]);
  expect(await shownNow()).toEqual(["A", "B"]);
  expect(stored.get(record)).not.toHaveProperty("decision");
});

test("a category that was never full, or that is unpublished, is shown as it is", async () => {
  content = [];
  expect((await view()).shown).toEqual([]);
  expect(stored.has(record)).toBe(false);
  await publish(["A"]);
  await publish(null);
  expect((await view()).shown).toBeNull();
  expect(alarms()).toBe(0);
});

test("while the store is not readable, an isolate that remembers the products keeps them and overwrites no decision", async () => {
  const memory = createContentMemory();
  const { cache } = await view({ memory });
  pass(1);
  await cache.publish({ category: ["chien"] });
  pass(1);
  content = [];
  isUnreadable = true;
  expect((await view({ memory })).shown).toEqual(["A", "B"]);
  expect(stored.has(record)).toBe(false);
});
