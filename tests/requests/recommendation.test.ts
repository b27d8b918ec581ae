import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { AdviceRequest } from "../../shared/guide/advice.ts";
import { createContentCache, createContentMemory } from "../../worker/cache/content-cache.ts";
import { createLog } from "../../worker/log.ts";
import { createContent } from "../../worker/upstream/content/content.ts";
import { UpstreamError } from "../../worker/upstream/upstream-error.ts";
import { daysAgo } from "../days.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const getReco = "/b2c-recommendation/getReco";

function shopOf() {
  const log = createLog("test");
  const cache = createContentCache({
    store: { get: async () => new Map(), put: async () => {}, delete: async () => {} },
    memory: createContentMemory(),
    waitUntil: (work) => void work.catch(() => {}),
    log,
  });
  return createContent({
    baseURL: env.CONTENT_URL ?? "",
    token: env.CONTENT_TOKEN ?? "",
    locale: "fr-FR",
    fetcher: (request) => (env.SANDBOX as Fetcher).fetch(request),
    cache,
    log,
  });
}

const cat: AdviceRequest["animal"] = {
  kind: "cat",
  gender: "female",
  name: "Mirabelle",
  breed: "european",
  birthday: "2021-06-21",
  weight: 4.2,
  sterilized: true,
  condition: 3,
  activity: "low",
  feature: "allergy-beef",
  allergies: [],
  feeds: ["kibble", "wet-food"],
  kibbleBrand: "museau",
  oldKibbleBrand: "other",
  onlyThisBrand: false,
};
const puppy: AdviceRequest["animal"] = {
  ...cat,
  kind: "dog",
  breed: "labrador",
  birthday: daysAgo(147),
  weight: 13,
  sterilized: false,
};

const anything: AdviceRequest[] = [
  { animal: cat, kind: "food" },
  { animal: puppy, kind: "food", every: true },
  { animal: { ...cat, feature: "allergy-fish" }, kind: "food" },
  { animal: cat, kind: "menu", frequency: 3, meals: 2 },
  { animal: cat, kind: "nutrition", kibble: "MUS-CT-STE-LAP", wet: ["MUS-CT-PAT-STL", "MUS-CT-PAT-CAN"] },
  { animal: { ...cat, condition: 5 }, kind: "menu" },
  { animal: { ...cat, feature: "kidney" }, kind: "food" },
];

describe("an advice", () => {
  test("of two or three foods has rations, formats, reasons and the need it comes from", async () => {
    const answer = await shopOf().advice({ animal: cat, kind: "food" });
    if ("none" in answer) throw new Error(answer.none);
    const { energy, recommendations, excluded } = answer.advice;
    expect(energy).toMatchObject({ need: 166, low: 136, high: 196 });
    expect(energy?.source).toContain("FEDIAF");
    expect(recommendations.length).toBeGreaterThanOrEqual(2);
    for (const { variantCode, ration, bagLifetime, reasons } of recommendations) {
      expect(variantCode).toMatch(/^\d{8}$/);
      expect(ration).toBeGreaterThan(30);
      expect(bagLifetime).toBeGreaterThan(0);
      expect(reasons.length).toBeGreaterThan(0);
    }
    expect(excluded.every(({ reason }) => reason)).toBe(true);
  });

  test("is the same, scores aside, before a content system that says everything awkwardly", async () => {
    const said = await Promise.all(anything.map((request) => shopOf().advice(request)));
    await askStandIns("/_sandbox/content-dialect", { dialect: "awkward" });
    const lines = readLog();
    const awkward = await Promise.all(anything.map((request) => shopOf().advice(request)));
    await askStandIns("/_sandbox/content-dialect", { dialect: "plain" });
    expect(awkward).toEqual(
      said.map((answer) =>
        "none" in answer ? answer : { advice: expect.objectContaining(plainer(answer.advice)) },
      ),
    );
    expect(lines().filter(({ event }) => event === "recommendation left out")).toHaveLength(5);
    expect(lines().filter(({ level }) => level === "error")).toEqual([]);

    function plainer({
      recommendations,
      ...advice
    }: Extract<(typeof said)[number], { advice: unknown }>["advice"]) {
      const lines = recommendations.map(({ reasons, ...line }) => ({
        ...line,
        score: null,
        reasons: reasons.map(({ code, text }, place) => ({ code: place ? code : "", text })),
      }));
      return { ...advice, recommendations: lines };
    }
  });

  test("goes by the breed: a puppy of a giant one eats what large puppies eat", async () => {
    const best = async (breed: string) => {
      const answer = await shopOf().advice({ animal: { ...puppy, breed }, kind: "food" });
      return "none" in answer ? answer.none : answer.advice.recommendations[0]?.sku;
    };
    expect(await best("leonberger")).toBe("MUS-CH-CHI-GRA");
    expect(await best("beagle")).not.toBe("MUS-CH-CHI-GRA");
  });

  test("is asked for once for the same animal, and anew for another weight or a whole list", async () => {
    const calls = await countCalls("content", getReco, "POST");
    const { advice } = shopOf();
    await advice({ animal: cat, kind: "food" });
    await advice({ animal: { ...cat, name: "Minette" }, kind: "food" });
    expect(await calls()).toBe(1);
    await advice({ animal: { ...cat, weight: 4.3 }, kind: "food" });
    await advice({ animal: cat, kind: "food", every: true });
    expect(await calls()).toBe(3);
  });

  test("that was given before serves while the content system is down", async () => {
    const { advice } = shopOf();
    const before = await advice({ animal: cat, kind: "food" });
    await breakService({ service: "content", path: getReco, mode: "status", status: 503 });
    expect(await advice({ animal: cat, kind: "food" })).toEqual(before);
  });

  test("of more recipes than a week takes is refused as an error of ours", async () => {
    const wet = ["MUS-CT-PAT-STE", "MUS-CT-PAT-STB", "MUS-CT-PAT-STL", "MUS-CT-PAT-CAN"];
    const { advice } = shopOf();
    expect(await advice({ animal: cat, kind: "nutrition", wet })).toHaveProperty("advice");
    await expect(advice({ animal: cat, kind: "nutrition", wet, frequency: 3 })).rejects.toThrow(
      UpstreamError,
    );
  });
});

describe("an outage", () => {
  test.each([
    ["500", { mode: "status", status: 500 }],
    ["429", { mode: "status", status: 429 }],
    ["a broken connection", { mode: "refused" }],
    ["a page of a proxy with status 200", { mode: "garbage" }],
    ["an answer that is cut in two", { mode: "truncated" }],
    ["an answer that is lost", { mode: "lost", status: 0 }],
  ] as const)("is told of %s, and no answer is made up", async (_, fault) => {
    await breakService({ service: "content", path: getReco, ...fault });
    await expect(shopOf().advice({ animal: cat, kind: "food" })).rejects.toThrow(UpstreamError);
  });

  test("is told within five seconds of a content system that does not answer", async () => {
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.endsWith(getReco));
    const advising = shopOf().advice({ animal: cat, kind: "food" });
    advising.catch(() => {});
    await held.waiting(1);
    passTime(5000);
    await expect(advising).rejects.toThrow(UpstreamError);
  });

  test("is an answer without a body: that is no advice of no food", async () => {
    await breakService({ service: "content", path: getReco, mode: "empty" });
    await expect(shopOf().advice({ animal: cat, kind: "food" })).rejects.toThrow(UpstreamError);
  });
});
