import { describe, expect, test, vi } from "vitest";
import type { AdviceRequest } from "../../../shared/guide/advice.ts";
import { createContentCache, createContentMemory } from "../../cache/content-cache.ts";
import { UpstreamError } from "../upstream-error.ts";
import { createContent } from "./content.ts";

const request: AdviceRequest = {
  kind: "food",
  animal: {
    kind: "cat",
    gender: "female",
    name: "Mirabelle",
    breed: "european",
    birthday: "2019-06-21",
    weight: 4.2,
    sterilized: true,
    condition: 3,
    activity: "low",
    feature: "none",
    allergies: [],
    feeds: ["kibble", "wet-food"],
    kibbleBrand: "museau",
    oldKibbleBrand: null,
    onlyThisBrand: false,
  },
};

function contentSystem(...answers: (Response | (() => Promise<Response>))[]) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const fetcher = vi.fn(async (_: Request) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error("no answer left");
    return answer instanceof Response ? answer.clone() : answer();
  });
  const cache = createContentCache({
    store: { get: async () => new Map(), put: async () => {}, delete: async () => {} },
    memory: createContentMemory(),
    waitUntil: () => {},
    log,
  });
  const baseURL = "https://content.example/api";
  const { advice } = createContent({ baseURL, token: "t", locale: "fr-FR", fetcher, cache, log });
  return { advice, fetcher, log };
}

const line = {
  sku: "MUS-CT-STE-POU",
  variantCode: "21000202",
  ration: 50,
  bagLifetime: 30,
  reasons: [{ code: "sterilized", text: "Stérilisée : −25 % d’énergie" }],
  score: 90,
};
const plain = {
  energy: { need: 166, low: 136, high: 196, unit: "kcal/day", source: "FEDIAF" },
  recommendations: [line],
  excluded: [{ sku: "MUS-CT-ADU-POU", reason: "contient du poulet" }],
  menu: null,
};
const read = {
  energy: { need: 166, low: 136, high: 196, source: "FEDIAF" },
  recommendations: [line],
  excluded: [{ sku: "MUS-CT-ADU-POU", reason: "contient du poulet" }],
  menu: null,
};

test("an own animal’s id, photo and date of change are not sent", async () => {
  const { advice, fetcher } = contentSystem(Response.json(plain));
  const picture = { url: "/a.jpg", fileId: "f1" };
  const own = { ...request.animal, id: 7, picture, updatedAt: "2026-11-02T09:30:00.000Z" };
  await advice({ ...request, animal: own });
  const sent = await fetcher.mock.calls[0]?.[0].json<object>();
  expect(Object.keys(sent ?? {})).toEqual(expect.not.arrayContaining(["id", "name", "picture", "updatedAt"]));
  expect(sent).toMatchObject({ weight: request.animal.weight });
});

test("the animal is sent as the e-commerce API has it, with IRIs, without its name", async () => {
  const { advice, fetcher } = contentSystem(Response.json(plain));
  expect(await advice({ ...request, every: true })).toEqual({ advice: read });
  const sent = fetcher.mock.calls[0]?.[0];
  expect(sent?.method).toBe("POST");
  expect(new URL(sent?.url ?? "").pathname).toBe("/api/b2c-recommendation/getReco");
  expect(new URL(sent?.url ?? "").searchParams.get("list")).toBe("true");
  const body = await sent?.json();
  expect(body).toMatchObject({
    kind: "food",
    type: "/api/v2/shop/animal-types/2",
    gender: "/api/v2/shop/animal-genders/2",
    breed: "/api/v2/shop/animal-breeds/european",
    weight: 4.2,
    condition: 3,
    feeds: ["/api/v2/shop/animal-feeds/kibble", "/api/v2/shop/animal-feeds/wet-food"],
    oldKibbleBrand: null,
  });
  expect(JSON.stringify(body)).not.toContain("Mirabelle");
});

test.each([
  ["overweight", { error: { code: "overweight" } }],
  ["pathology", { data: null, error: { status: 422, details: { code: "pathology" } } }],
])("a refusal with the code %s is an answer", async (code, body) => {
  const { advice, log } = contentSystem(Response.json(body, { status: 422 }));
  expect(await advice(request)).toEqual({ none: code });
  expect(log.error).not.toHaveBeenCalled();
});

test("a code that nobody knows is no result, and is logged", async () => {
  const { advice, log } = contentSystem(Response.json({ error: { code: "full_moon" } }, { status: 422 }));
  expect(await advice(request)).toEqual({ none: "no_result" });
  expect(log.warn).toHaveBeenCalledWith(expect.any(String), { code: "full_moon" });
});

test.each([
  ["HTML with status 200", () => new Response("<!doctype html><title>Maintenance</title>")],
  ["JSON that is no advice", () => Response.json({ status: "ok" })],
  ["500", () => Response.json({ data: null, error: { status: 500 } }, { status: 500 })],
  ["400", () => Response.json({ data: null, error: { status: 400 } }, { status: 400 })],
])("%s is an outage", async (_, answer) => {
  const { advice } = contentSystem(answer());
  await expect(advice(request)).rejects.toThrow(UpstreamError);
});

describe("an answer is read member by member", () => {
  const wrapped = (answer: object) => ({ data: { id: 1, attributes: answer } });

  test.each<[string, unknown]>([
    ["as an entry of Strapi 4", wrapped(plain)],
    ["as an entry of Strapi 5", { data: { id: 1, documentId: "x", ...plain } }],
    [
      "with numbers as texts",
      { ...plain, energy: { need: "166", low: "136.0", high: "196", source: "FEDIAF" } },
    ],
    [
      "with rations in parts of a gram",
      { ...plain, recommendations: [{ ...line, ration: 49.6, bagLifetime: 30.9 }] },
    ],
    [
      "with products in place of skus",
      { ...plain, recommendations: [{ ...line, sku: { id: 4, sku: line.sku } }] },
    ],
    [
      "with products under their own name",
      { ...plain, recommendations: [{ ...line, sku: null, product: { sku: line.sku } }] },
    ],
    ["with codes as numbers", { ...plain, recommendations: [{ ...line, variantCode: 21000202 }] }],
    ["without what is empty", { energy: plain.energy, recommendations: [line], excluded: plain.excluded }],
    [
      "with a line that has no ration",
      { ...plain, recommendations: [line, { sku: "X" }, { ...line, ration: 0 }] },
    ],
  ])("%s", async (_, answer) => {
    const { advice } = contentSystem(Response.json(answer));
    expect(await advice(request)).toEqual({ advice: read });
  });

  test("empty lists may be missing, null or an object", async () => {
    const { advice, log } = contentSystem(
      Response.json({ energy: plain.energy, recommendations: {}, excluded: null }),
    );
    expect(await advice(request)).toEqual({ advice: { ...read, recommendations: [], excluded: [] } });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("what cannot be read costs itself, and is logged", async () => {
    const odd = {
      ...line,
      variantCode: "lar/ge",
      bagLifetime: -1,
      score: "high",
      reasons: ["Sans céréales", { code: "x" }],
    };
    const { advice, log } = contentSystem(
      Response.json({ ...plain, energy: { need: 166 }, recommendations: [odd], excluded: [{ sku: "A" }] }),
    );
    expect(await advice(request)).toEqual({
      advice: {
        energy: null,
        recommendations: [
          {
            ...line,
            variantCode: null,
            bagLifetime: null,
            score: null,
            reasons: [{ code: "", text: "Sans céréales" }],
          },
        ],
        excluded: [],
        menu: null,
      },
    });
    const logged = log.warn.mock.calls.map(([event, fields]) => `${event}: ${fields.key}`);
    expect(logged.toSorted()).toEqual([
      "excluded product left out: A",
      "member left out: MUS-CT-STE-POU bagLifetime",
      "member left out: MUS-CT-STE-POU score",
      "member left out: MUS-CT-STE-POU variantCode",
      "member left out: energy",
      "reason left out: x",
    ]);
  });

  test("a need in another unit is none", async () => {
    const { advice } = contentSystem(
      Response.json({ ...plain, energy: { ...plain.energy, unit: "kJ/day" } }),
    );
    expect(await advice(request)).toEqual({ advice: { ...read, energy: null } });
  });

  const menu = {
    kibble: { sku: "K", ration: 30 },
    wet: [{ sku: "W", ration: 85, perWeek: 3 }],
    frequency: 3,
  };

  test.each<[string, object, unknown]>([
    ["with its rations", menu, menu],
    [
      "with the sku of the kibble alone",
      { ...menu, kibble: "K" },
      { ...menu, kibble: { sku: "K", ration: null } },
    ],
    [
      "with the kibble as a product",
      { ...menu, kibble: { id: 4, sku: { data: { id: 9, attributes: { sku: "K" } } }, ration: "30" } },
      menu,
    ],
    ["with its frequency as a text", { ...menu, frequency: "3" }, menu],
    ["without kibble", { ...menu, kibble: null }, { ...menu, kibble: null }],
    [
      "of which a recipe cannot be read: none, since it would feed too little",
      { ...menu, wet: [...menu.wet, { sku: "V" }] },
      null,
    ],
    ["of which a recipe has no sku: none", { ...menu, wet: [{ ration: 85, perWeek: 3 }] }, null],
    ["of five days a week: none", { ...menu, frequency: 5 }, null],
  ])("a menu %s", async (_, answer, expected) => {
    const { advice } = contentSystem(Response.json({ ...plain, menu: answer }));
    expect(await advice(request)).toEqual({ advice: { ...read, menu: expected } });
  });
});

test.each([
  ["204", new Response(null, { status: 204 })],
  ["data: null", Response.json({ data: null, meta: {} })],
])("%s advises nothing", async (_, answer) => {
  const { advice } = contentSystem(answer);
  expect(await advice(request)).toEqual({ none: "no_result" });
});

test("the same question is asked once, whoever asks; another one anew", async () => {
  const { advice, fetcher } = contentSystem(Response.json(plain));
  await advice(request);
  await advice({ ...request, animal: { ...request.animal, name: "Minette" } });
  expect(fetcher).toHaveBeenCalledTimes(1);
  await advice({ ...request, animal: { ...request.animal, weight: 4.3 } });
  await advice({ ...request, every: true });
  await advice({ ...request, kind: "menu", frequency: 3 });
  expect(fetcher).toHaveBeenCalledTimes(4);
});
