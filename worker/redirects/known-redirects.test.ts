import { beforeEach, expect, test, vi } from "vitest";
import { noPublishes, type Publishes, publishesRemembered } from "../cache/publishes.ts";
import type { ListedRule } from "../upstream/content/redirect-rules.ts";
import { writeRedirects } from "./build-redirects.ts";
import { createRedirectMemory, knownRedirect, type RedirectMemory } from "./known-redirects.ts";
import { redirectKeys } from "./redirect-store.ts";

const hour = 60 * 60_000;
const builtAt = 10 * hour;

let stored: Map<string, string | Uint8Array>;
let reads: string[];
let memory: RedirectMemory;
let isDown: boolean;
let publishes: Publishes | undefined;
let told: unknown;
/** Builds of earlier releases had keys of their own only. */
let isTold: boolean;
const log = { error: vi.fn() };

beforeEach(() => {
  stored = new Map();
  reads = [];
  memory = createRedirectMemory();
  isDown = false;
  publishes = noPublishes;
  told = undefined;
  isTold = true;
  log.error.mockClear();
});

const kv = {
  async put(key: string, value: string | Uint8Array) {
    stored.set(key, value);
  },
  async get(keys: string | string[]) {
    reads.push(String(keys));
    if (isDown) throw new Error("KV is down");
    if (Array.isArray(keys)) return new Map(keys.map((key) => [key, stored.get(key) ?? null]));
    const value = stored.get(keys);
    return value instanceof Uint8Array ? value.buffer : (value ?? null);
  },
} as unknown as KVNamespace;

const ruleAt = async (path: string, now = builtAt + hour) => {
  const background: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void background.push(work);
  const lastPublished = async (paths: readonly string[]) =>
    publishes &&
    Math.max(publishes.before.redirect ?? 0, ...paths.map((one) => publishes?.names[`redirect:${one}`] ?? 0));
  const found = await knownRedirect(path, {
    ...{ kv, memory, now, lastPublished, waitUntil, log },
    toldBuild: async () => (isTold ? told : undefined),
  });
  await Promise.all(background);
  return found;
};

const publish = (names: Record<string, number>, before = 0) => {
  publishes = { before: { redirect: before }, names };
};

async function build(rules: readonly ListedRule[], id = "b1", startedAt = builtAt): Promise<void> {
  const tell = async (head: unknown) => {
    told = head;
  };
  await writeRedirects(rules, { kv, id, startedAt, tell });
}

const rules: ListedRule[] = [
  { path: "/croquettes-chien/", rule: "/chien/croquettes/" },
  { path: "produits/edition-noel", rule: 410 },
  { path: "pâtées", rule: "/chien/patees/" },
];

test.each([
  ["/croquettes-chien/", "/chien/croquettes/"],
  ["/croquettes-chien", "/chien/croquettes/"],
  ["/produits/edition-noel/", 410],
  ["/p%C3%A2t%C3%A9es/", "/chien/patees/"],
  ["/chien/", null],
  ["/", null],
  ["/%", null],
  ["/constructor/", null],
])("%s has the rule %s", async (path, rule) => {
  await build(rules);
  expect(await ruleAt(path)).toEqual({ rule });
});

test("a path without a rule reads nothing beyond the list of publishes, unless there are many rules", async () => {
  await build(rules);
  reads = [];
  expect(await ruleAt("/chien/")).toEqual({ rule: null });
  expect(reads).toEqual([]);
  memory = createRedirectMemory();
  await build(
    Array.from({ length: 20_000 }, (_, index) => ({ path: `ancien/${index}`, rule: "/chien/" })),
    "b2",
  );
  reads = [];
  expect(await ruleAt("/chien/")).toEqual({ rule: null });
  expect(await ruleAt("/chat/")).toEqual({ rule: null });
  expect(reads).toEqual([redirectKeys.filter("b2")]);
});

test("a build that an earlier release made is read from its keys", async () => {
  isTold = false;
  await build(rules);
  expect(await ruleAt("/croquettes-chien/")).toEqual({ rule: "/chien/croquettes/" });
  expect(await ruleAt("/chien/")).toEqual({ rule: null });
  expect(reads).toContain(redirectKeys.head);
});

test("a build is used for no longer than publishes are remembered, since a later rule would be missed", async () => {
  const minute = 60_000;
  await build(rules);
  for (isTold of [true, false]) {
    memory = createRedirectMemory();
    expect(await ruleAt("/chien/", builtAt + publishesRemembered - minute)).toEqual({ rule: null });
    expect(await ruleAt("/chien/", builtAt + publishesRemembered - minute + 1)).toBeUndefined();
  }
});

test("of 50,000 rules each is found, a shard is read only on a hit, and other paths read nothing more", async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    path: `ancien/produit-${index}`,
    rule: `/produits/produit-${index}/`,
  }));
  await build(many);
  expect(stored.size).toBe(100 + 2);
  for (let index = 0; index < 50_000; index += 499)
    expect(await ruleAt(`/ancien/produit-${index}/`)).toEqual({ rule: `/produits/produit-${index}/` });
  reads = [];
  const others = Array.from({ length: 1000 }, (_, index) => `/produits/croquettes-${index}/`);
  for (const path of others) expect(await ruleAt(path)).toEqual({ rule: null });
  expect(reads.length).toBeLessThan(10);
});

test.each<[string, () => unknown]>([
  ["without a build", () => publish({})],
  [
    "without a log of publishes",
    () =>
      build(rules).then(() => {
        publishes = undefined;
      }),
  ],
  [
    "if the log has dropped publishes since the build",
    () => build(rules).then(() => publish({}, builtAt + 1)),
  ],
  [
    "if the store is down",
    () =>
      build(rules).then(() => {
        isTold = false;
        isDown = true;
      }),
  ],
  [
    "if the filter is not there",
    () =>
      build(rules).then(() => {
        isTold = false;
        stored.delete(redirectKeys.filter("b1"));
      }),
  ],
])("%s only the content system can tell", async (_, prepare) => {
  await prepare();
  expect(await ruleAt("/chien/")).toBeUndefined();
});

test("without its shard only the content system can tell, and only on a hit", async () => {
  await build(rules);
  stored.delete(redirectKeys.shard("b1", 0));
  expect(await ruleAt("/croquettes-chien/")).toBeUndefined();
  expect(await ruleAt("/chien/")).toEqual({ rule: null });
});

test("a path that was published since the build, or shortly before it, is asked for", async () => {
  await build(rules);
  expect(await ruleAt("/nouvelle/")).toEqual({ rule: null });
  publish({
    "redirect:/nouvelle/": builtAt + hour,
    "redirect:/chien/": builtAt - 30_000,
    "redirect:/chat/": builtAt - hour,
  });
  expect(await ruleAt("/nouvelle/")).toBeUndefined();
  expect(await ruleAt("/chien/")).toBeUndefined();
  expect(await ruleAt("/chat/")).toEqual({ rule: null });
});

test("the next build replaces the rules at once", async () => {
  await build(rules);
  expect(await ruleAt("/croquettes-chien/")).toEqual({ rule: "/chien/croquettes/" });
  await build([{ path: "croquettes-chien", rule: "/chien/" }], "b2", builtAt + 2 * hour);
  expect(await ruleAt("/croquettes-chien/", builtAt + 3 * hour)).toEqual({ rule: "/chien/" });
});

test("an empty list is no build", async () => {
  await expect(build([])).rejects.toThrow("empty");
  expect(stored.has(redirectKeys.head)).toBe(false);
});

test("a list that has lost many rules is no build before three days have passed", async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ path: `ancien/${index}`, rule: "/chien/" }));
  await build(many);
  await build(many.slice(0, 270), "b2", builtAt + 24 * hour);
  await expect(build(many.slice(0, 200), "b3", builtAt + 48 * hour)).rejects.toThrow("70 of 270");
  expect(await ruleAt("/ancien/250/", builtAt + 49 * hour)).toEqual({ rule: "/chien/" });
  await build(many.slice(0, 200), "b4", builtAt + 97 * hour);
  expect(await ruleAt("/ancien/250/", builtAt + 98 * hour)).toEqual({ rule: null });
  await build(many.slice(0, 180), "b5", builtAt + 98 * hour);
  expect(await ruleAt("/ancien/190/", builtAt + 99 * hour)).toEqual({ rule: null });
});
