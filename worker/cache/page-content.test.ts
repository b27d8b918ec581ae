import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Bundle, bundleOf, cardsBundle, mostCards, siteBundle } from "./bundles.ts";
import { createContentCache, createContentMemory } from "./content-cache.ts";
import { absenceTimes, cacheProfiles, memorySeconds } from "./profiles.ts";
import { noPublishes, publishesKey, withPublished } from "./publishes.ts";
import { bundleIn, largestSite, nextSites, type Sites } from "./site.ts";
import type { ContentStore, DueAmong } from "./store-calls.ts";

const schema = z.string();
const header = { profile: "header", schema } as const;
const category = { profile: "category", schema } as const;
const summary = { profile: "productSummary", schema } as const;

const day = 24 * 60 * 60;
const pageBundle = bundleOf("page", "chien") ?? "";

let now = 0;
let stored = new Map<string, unknown>();
/** Values of before that a place's cache still answers. */
let stale = new Map<string, unknown>();
let writes: string[] = [];
let reads: string[][] = [];
let content: Record<string, string | null> = {};
let calls: string[] = [];
let publishes = noPublishes;
let sites: Sites = {};
let isLogDown = false;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const store: ContentStore = {
  get: async (keys) => {
    reads.push(keys);
    return new Map(keys.map((key) => [key, structuredClone(stale.get(key) ?? stored.get(key)) ?? null]));
  },
  put: async (key, value) => {
    writes.push(key);
    stored.set(key, structuredClone(value));
  },
  delete: async (key) => void stored.delete(key),
};

beforeEach(() => {
  now = Date.UTC(2026, 10, 30);
  stored = new Map();
  stale = new Map();
  writes = [];
  reads = [];
  calls = [];
  content = { "b2c-header": "menu", chien: "list", "A:1": "12 €", "B:1": "15 €", extra: "more" };
  publishes = noPublishes;
  sites = {};
  isLogDown = false;
  vi.clearAllMocks();
});

/** The object that writes the list of publishes, without its pauses. */
const publishLog = {
  async add(names: readonly string[]) {
    publishes = withPublished(publishes, names, now);
    stored.set(publishesKey, { ...publishes, sites });
    return publishes;
  },
  async keepSite(latest: Bundle) {
    if (isLogDown) throw new Error("no object");
    const next = nextSites(sites, { name: siteBundle, latest, publishes, hasWebhook: true, now });
    if (next) {
      sites = structuredClone(next);
      await store.put(publishesKey, { ...publishes, sites }, 0);
    }
    return bundleIn(sites, siteBundle);
  },
};

const pass = (seconds: number) => {
  now += seconds * 1000;
};

const load = (key: string) => async () => {
  calls.push(key);
  return content[key] ?? null;
};

interface View {
  memory?: ReturnType<typeof createContentMemory>;
  isPlain?: boolean;
  isShown?: boolean;
  hasWebhook?: boolean;
  dueAmong?: DueAmong;
  skus?: readonly string[];
  extra?: string;
}

/** A request of a page, in an isolate that remembers nothing unless a memory is given. */
async function view({
  memory = createContentMemory(),
  isPlain = true,
  isShown = true,
  hasWebhook = true,
  dueAmong,
  skus = ["A:1", "B:1"],
  extra,
}: View = {}) {
  const background: Promise<unknown>[] = [];
  const cache = createContentCache({
    store,
    memory,
    waitUntil: (work) => background.push(work),
    log,
    hasWebhook,
    recordPublish: publishLog.add,
    keepSite: publishLog.keepSite,
    ...(dueAmong && { dueAmong }),
    pause: async () => pass(2),
    now: () => now,
  });
  cache.open({ name: "chien", isPlain });
  const [menu, list] = await Promise.all([
    cache.read(header, "b2c-header", load("b2c-header")),
    cache.read(category, "chien", load("chien")),
  ]);
  const found = await cache.readMany(summary, skus, async (keys) => {
    calls.push(...keys);
    return new Map(keys.flatMap((key) => (content[key] == null ? [] : [[key, content[key]]])));
  });
  if (!isShown) cache.fail();
  const more = extra === undefined ? undefined : await cache.read(category, extra, load(extra));
  if (isShown) cache.shows(Promise.resolve());
  await Promise.all([cache.keep(), ...background]);
  return { cache, shown: [menu, list, ...found.values(), ...(more ? [more] : [])] };
}

const namesIn = (bundle: string) => Object.keys((stored.get(bundle) ?? {}) as Bundle);
const siteNow = () =>
  bundleIn((stored.get(publishesKey) as { sites: Sites } | undefined)?.sites ?? {}, siteBundle) ?? {};
const categoriesIn = (bundle: string) => namesIn(bundle).filter((name) => name.startsWith("category:"));

test("a page is two values: of the site and of the page", async () => {
  await view();
  expect(writes).toEqual([publishesKey, pageBundle]);
  expect([Object.keys(siteNow()), namesIn(pageBundle)]).toEqual([
    ["header:b2c-header"],
    ["category:chien", "productSummary:A:1", "productSummary:B:1"],
  ]);
});

test("an isolate with an empty memory reads all of a page in one operation, and asks no service", async () => {
  const { shown } = await view();
  calls = [];
  reads = [];
  expect((await view()).shown).toEqual(shown);
  expect(calls).toEqual([]);
  expect(reads).toEqual([[publishesKey, pageBundle]]);
});

test("with all of it in memory nothing is read", async () => {
  const memory = createContentMemory();
  await view({ memory });
  reads = [];
  await view({ memory });
  pass(memorySeconds - 1);
  await view({ memory });
  expect(reads).toEqual([]);
});

test("a page that needs more than is stored asks for that only, and adds it", async () => {
  await view();
  calls = [];
  await view({ extra: "extra" });
  expect(calls).toEqual(["extra"]);
  expect(categoriesIn(pageBundle)).toEqual(["category:chien", "category:extra"]);
});

test("what only a visitor's choice reads is stored alone, and no part of the page", async () => {
  await view();
  writes = [];
  await view({ isPlain: false, extra: "extra" });
  expect(writes).toEqual(["content:1:fr-FR:category:extra"]);
  calls = [];
  await view({ isPlain: false, extra: "extra" });
  expect(calls).toEqual([]);
});

test("the products of a visitor's choice are one value for all such pages, and read as one", async () => {
  await view();
  await view({ isPlain: false, skus: ["B:1", "C:1", "D:1"] });
  expect(namesIn(cardsBundle)).toEqual([]);
  content = { ...content, "C:1": "18 €", "D:1": "20 €" };
  pass(absenceTimes.fresh + 1);
  await view({ isPlain: false, skus: ["B:1", "C:1", "D:1", "gone:1"] });
  expect(namesIn(cardsBundle)).toEqual(["productSummary:C:1", "productSummary:D:1"]);
  calls = [];
  reads = [];
  writes = [];
  await view({ isPlain: false, skus: ["D:1", "C:1"] });
  expect(reads).toEqual([[publishesKey, pageBundle], [cardsBundle]]);
  expect([calls, writes]).toEqual([[], []]);
});

test("cards that find no room are stored alone, and absent products take none", async () => {
  const skus = Array.from({ length: mostCards + 2 }, (_, at) => `S${at}:1`);
  content = { ...content, ...Object.fromEntries(skus.map((sku) => [sku, "1 €"])) };
  await view({ isPlain: false, skus: ["absent:1", ...skus] });
  expect(namesIn(cardsBundle)).toHaveLength(mostCards);
  expect(writes.filter((name) => name.includes(":productSummary:"))).toHaveLength(2);
  calls = [];
  await view({ isPlain: false, skus });
  expect(calls).toEqual([]);
});

test("an error page is not the page's content", async () => {
  await view({ isShown: false });
  expect(namesIn(pageBundle)).toEqual([]);
  expect(Object.keys(siteNow())).toEqual(["header:b2c-header"]);
});

test("what error pages show besides is stored alone, and found by the next isolate", async () => {
  const alone = "content:1:fr-FR:category:extra";
  await view({ isShown: false, extra: "extra" });
  expect(writes).toContain(alone);
  calls = [];
  writes = [];
  await view({ isShown: false, extra: "extra" });
  expect(calls).not.toContain("extra");
  expect(writes).not.toContain(alone);
});

test("the absence of a part is part of the page's content", async () => {
  content.extra = null;
  await view({ extra: "extra" });
  calls = [];
  await view({ extra: "extra" });
  expect(calls).toEqual([]);
});

test("content stays fresh until it is published, prices and stock do not", async () => {
  await view();
  pass(day - 60);
  calls = [];
  await view();
  expect(calls).toEqual(["A:1", "B:1"]);
});

test("without a webhook everything ages by time", async () => {
  await view({ hasWebhook: false });
  pass(cacheProfiles.category.fresh + 1);
  calls = [];
  await view({ hasWebhook: false });
  expect(calls.toSorted()).toEqual(["A:1", "B:1", "b2c-header", "chien"]);
});

test("an answer that has not changed is not written again, before half a day has passed", async () => {
  await view();
  pass(cacheProfiles.productSummary.fresh + 1);
  writes = [];
  await view();
  expect(writes).toEqual([]);
  content["A:1"] = "11 €";
  pass(cacheProfiles.productSummary.fresh + 1);
  await view();
  expect(writes).toEqual([pageBundle]);
  writes = [];
  pass(day / 2 + 1);
  await view();
  expect(writes).toEqual([pageBundle]);
});

test("a publish reaches an isolate when its memory ends, and exactly what was published is fetched", async () => {
  const memory = createContentMemory();
  await view({ memory });
  pass(1);
  const { cache } = await view();
  await cache.publish({ category: ["chien"] });
  content.chien = "new list";
  expect((await view({ memory })).shown).toContain("list");
  pass(memorySeconds);
  calls = [];
  expect((await view({ memory })).shown).toContain("new list");
  expect(calls).toEqual(["chien"]);
  calls = [];
  pass(1);
  expect((await view()).shown).toContain("new list");
  expect(calls).toEqual([]);
});

test("what is published without a change is stored anew, so that nobody fetches it again", async () => {
  const { cache } = await view();
  pass(1);
  await cache.publish({ category: ["chien"] });
  pass(1);
  await view();
  calls = [];
  pass(1);
  await view();
  expect(calls).toEqual([]);
});

test("one isolate checks for all others", async () => {
  await view();
  pass(cacheProfiles.productSummary.fresh + 1);
  calls = [];
  const dueAmong: DueAmong = async (_, what) => what.filter((one) => one === "write");
  const memory = createContentMemory();
  await view({ memory, dueAmong });
  await view({ memory, dueAmong });
  expect(calls).toEqual([]);
  await view({ dueAmong: () => Promise.reject(new Error("no object")) });
  expect(calls).toEqual(["A:1", "B:1"]);
});

test("an object is asked once for all that a page finds stale of its value, as often as the shortest of their times", async () => {
  const asked: [string, string[], number][] = [];
  const dueAmong: DueAmong = async (name, what, every) => {
    asked.push([name, [...what], every]);
    return [];
  };
  await view({ hasWebhook: false });
  pass(cacheProfiles.category.fresh + 1);
  await view({ hasWebhook: false, dueAmong });
  const { productSummary, header: menu } = cacheProfiles;
  expect(asked).toEqual([
    [siteBundle, ["header:b2c-header"], menu.fresh * 1000],
    [pageBundle, ["category:chien", "productSummary:A:1", "productSummary:B:1"], productSummary.fresh * 1000],
  ]);
});

test("entries of one value are checked each for itself", async () => {
  const done = new Set<string>();
  const dueAmong: DueAmong = async (_, what) => {
    const due = what.filter((one) => one === "write" || !done.has(one));
    for (const one of due) done.add(one);
    return due;
  };
  await view({ skus: ["A:1"] });
  await view();
  pass(cacheProfiles.productSummary.fresh + 1);
  calls = [];
  await view({ dueAmong, skus: ["A:1"] });
  await view({ dueAmong });
  expect(calls).toEqual(["A:1", "B:1"]);
});

test("an answer that is confirmed all the time never becomes older in the store than its kind may be stale", async () => {
  const memory = createContentMemory();
  await view({ memory });
  for (let hours = 0; hours < 8; hours += 0.5) {
    pass(30 * 60);
    await view({ memory });
  }
  pass(60);
  const fetching = vi.fn(async (keys: string[]) => new Map(keys.map((key) => [key, "12 €"])));
  const { cache } = await view({ dueAmong: async (_, what) => what.filter((one) => one === "write") });
  expect([...(await cache.readMany(summary, ["A:1"], fetching)).values()]).toEqual(["12 €"]);
  expect(fetching).not.toHaveBeenCalled();
});

test("a value alone is written if its answer has changed", async () => {
  const { cache } = await view();
  const shelf = { profile: "shelf", schema } as const;
  let prices = "old";
  const read = () => cache.read(shelf, "chien", async () => prices);
  const alone = () => writes.filter((name) => name.includes(":shelf:")).length;
  await read();
  await cache.keep();
  expect(alone()).toBe(1);
  for (let round = 0; round < 3; round++) {
    pass(cacheProfiles.shelf.fresh + 1);
    await read();
    await cache.keep();
  }
  expect(alone()).toBe(1);
  prices = "new";
  pass(cacheProfiles.shelf.fresh + 1);
  await read();
  await cache.keep();
  expect(alone()).toBe(2);
});

test("in an outage a page takes what is stored alone", async () => {
  await view({ isPlain: false });
  const failing = await view({ hasWebhook: true }).then(({ cache }) => cache);
  expect(failing).toBeDefined();
  stored.delete(pageBundle);
  content = {};
  const down = () => Promise.reject(new Error("down"));
  const cache = createContentCache({
    store,
    memory: createContentMemory(),
    waitUntil: () => {},
    log,
    now: () => now,
  });
  cache.open({ name: "chien", isPlain: true });
  expect(await cache.read(category, "chien", down)).toBe("list");
  await expect(cache.read(category, "other", down)).rejects.toThrow("down");
});

test("prices and stock are written once a minute at most, other values once a second", async () => {
  const asked: [string, number][] = [];
  const dueAmong: DueAmong = async (name, what, every) => {
    if (what.includes("write")) asked.push([name, every]);
    return [...what];
  };
  await view({ dueAmong });
  content["A:1"] = "11 €";
  pass(cacheProfiles.productSummary.fresh + 1);
  await view({ dueAmong });
  expect(asked).toEqual([1100, 60_000].map((every) => [pageBundle, every]));
});

test("a value that another isolate wrote a moment ago is written again only if it lacks something", async () => {
  const writtenElsewhere = (bundle: Bundle) => {
    let isFirst = true;
    const dueAmong: DueAmong = async (name, what) => {
      if (!what.includes("write") || name !== pageBundle || !isFirst) return [...what];
      isFirst = false;
      stored.set(name, bundle);
      return [];
    };
    return dueAmong;
  };
  const theirs = { "category:theirs": { value: "written", fetchedAt: now } };
  await view({ dueAmong: writtenElsewhere(theirs) });
  expect(categoriesIn(pageBundle)).toEqual(["category:theirs", "category:chien"]);
  const whole = stored.get(pageBundle) as Bundle;
  stored.delete(pageBundle);
  writes = [];
  await view({ dueAmong: writtenElsewhere(whole) });
  expect(writes).toEqual([]);
});

test("what another place has just added is not dropped while the store still answers the value of before", async () => {
  await view();
  const old = structuredClone(stored.get(pageBundle)) as Bundle;
  const added = { ...old, "category:theirs": { value: "theirs", fetchedAt: now } };
  let isFirst = true;
  const dueAmong: DueAmong = async (name, what) => {
    if (name !== pageBundle || !what.includes("write") || !isFirst) return [...what];
    isFirst = false;
    stored.set(pageBundle, added);
    stale = new Map([[pageBundle, old]]);
    return [];
  };
  await view({ extra: "extra", dueAmong });
  expect(categoriesIn(pageBundle)).toEqual(["category:chien", "category:theirs"]);
  stale = new Map();
  await view({ extra: "extra" });
  expect(categoriesIn(pageBundle)).toEqual(["category:chien", "category:theirs", "category:extra"]);
});

test("a stored answer whose time is still to come does not replace what an isolate knows", async () => {
  const memory = createContentMemory();
  const { shown } = await view({ memory });
  pass(memorySeconds + 1);
  const ahead = { value: "ahead", fetchedAt: now + 3_600_000 };
  const inFuture = (bundle: object) => Object.fromEntries(Object.keys(bundle).map((name) => [name, ahead]));
  stored.set(pageBundle, inFuture(stored.get(pageBundle) as Bundle));
  stored.set(publishesKey, { ...noPublishes, sites: { [siteBundle]: inFuture(siteNow()) } });
  calls = [];
  expect((await view({ memory })).shown).toEqual(shown);
  expect(calls).toEqual([]);
});

test("a shelf is due once one of its products is published, at most once a minute", async () => {
  const shelf = {
    ...({ profile: "shelf", schema } as const),
    dependsOn: new Set(["A"]),
  };
  const asked = vi.fn(async () => "prices");
  const { cache } = await view();
  await cache.read(shelf, "chien", asked);
  pass(1);
  await cache.publish({ productSummary: ["B:1"] });
  pass(60);
  await cache.read(shelf, "chien", asked);
  expect(asked).toHaveBeenCalledTimes(1);
  await cache.publish({ productSummary: ["A:1"] });
  await cache.read(shelf, "chien", asked);
  expect(asked).toHaveBeenCalledTimes(2);
  pass(59);
  await cache.publish({ productSummary: ["A:1"] });
  await cache.read(shelf, "chien", asked);
  expect(asked).toHaveBeenCalledTimes(2);
  pass(1);
  await cache.read(shelf, "chien", asked);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("an entry that no view needs leaves its page after three days", async () => {
  await view({ extra: "extra" });
  pass(3 * day + 1);
  await view();
  expect(namesIn(pageBundle)).not.toContain("category:extra");
});

test("an entry is not served for longer than its kind is kept", async () => {
  const marketing = { profile: "marketing", schema } as const;
  const { cache } = await view();
  await cache.read(marketing, "bar", async () => "a week of kittens");
  await cache.keep();
  expect(Object.keys(siteNow())).toContain("marketing:bar");
  expect(await (await view()).cache.held(marketing, "bar")).toBe("a week of kittens");
  pass(cacheProfiles.marketing.keep + 1);
  expect(await (await view()).cache.held(marketing, "bar")).toBeNull();
});

test("what an earlier release stored of the site serves, and travels with the list once that has room for it", async () => {
  await view();
  const own = siteNow();
  stored.set(siteBundle, own);
  stored.set(publishesKey, noPublishes);
  sites = {};
  [calls, writes, reads] = [[], [], []];
  await view();
  expect([calls, writes]).toEqual([[], []]);
  expect(reads).toEqual([[publishesKey, pageBundle], [siteBundle]]);
  stored.set(publishesKey, { ...noPublishes, sites });
  const memory = createContentMemory();
  await view({ memory });
  await view({ memory });
  expect([calls, writes]).toEqual([[], [publishesKey]]);
  reads = [];
  await view();
  expect(reads).toEqual([[publishesKey, pageBundle]]);
});

test("a site that is too large for the list has a key of its own", async () => {
  content["b2c-header"] = "x".repeat(largestSite);
  await view();
  await view();
  expect(writes).toEqual([publishesKey, siteBundle, pageBundle]);
  [calls, writes] = [[], []];
  await view();
  expect([calls, writes]).toEqual([[], []]);
});

test("a site that was too large travels with the list again within a day", async () => {
  content["b2c-header"] = "x".repeat(largestSite);
  await view();
  content["b2c-header"] = "menu";
  pass(5 * 60);
  const { cache } = await view();
  await cache.publish({ header: ["b2c-header"] });
  await view();
  expect(siteNow()).toEqual({});
  pass(24 * 60 * 60);
  await view();
  expect(siteNow()).toMatchObject({ "header:b2c-header": { value: "menu" } });
  reads = [];
  await view();
  expect(reads).toEqual([[publishesKey, pageBundle]]);
});

test("without the object that writes the list the site has a key of its own, and is told once the object is back", async () => {
  isLogDown = true;
  const memory = createContentMemory();
  await view({ memory });
  await view({ memory });
  expect(writes).toEqual([siteBundle, pageBundle]);
  expect(log.error).toHaveBeenCalledTimes(1);
  isLogDown = false;
  calls = [];
  await view();
  expect([calls, Object.keys(siteNow())]).toEqual([[], ["header:b2c-header"]]);
});

test.each([
  ["lost", undefined],
  ["unreadable", "no list"],
  ["with an unreadable site", { ...noPublishes, sites: { [siteBundle]: ["menu"] } }],
])("a list that is %s costs calls, never a page", async (_, list) => {
  const { shown } = await view();
  stored.set(publishesKey, list);
  calls = [];
  expect((await view()).shown).toEqual(shown);
  expect(calls).toEqual(["b2c-header"]);
});

test("what is fetched of the site without a change is told once in five minutes", async () => {
  const frequencies = { profile: "frequencies", schema } as const;
  const fetching = vi.fn(async () => "28 days");
  const memory = createContentMemory();
  const again = async () => {
    const { cache } = await view({ memory });
    await cache.renew(frequencies, "all", fetching);
    await cache.keep();
  };
  await again();
  writes = [];
  pass(60);
  await again();
  expect([fetching.mock.calls.length, writes]).toEqual([2, []]);
  pass(5 * 60);
  await again();
  expect(writes).toEqual([publishesKey]);
});
