import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Suggestions } from "../../shared/search.ts";
import { plainText } from "../../shared/search.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import {
  askStandIns,
  breakService,
  mendServices,
  passSeconds,
  type ServiceFault,
  visitor,
} from "./visitor.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await mendServices();
});

/** Longer than the shop keeps an answer of the search service. */
const forgotten = 61;

describe("suggestions", () => {
  test("are products with picture and price, shelves and pages, their matches marked", async () => {
    const { products, categories, count } = await suggest("croqette chato");
    const [first] = products;
    expect(first?.href).toMatch(/^\/produits\/croquettes-chaton-/);
    expect(first?.image?.url).toMatch(/^\/_sandbox\/pictures\//);
    expect(Number.isInteger(first?.price)).toBe(true);
    expect(first?.name.slice(0, 3)).toEqual([
      { text: "Croquettes", marked: true },
      { text: " " },
      { text: "chato", marked: true },
    ]);
    expect(categories[0]).toMatchObject({ href: "/chat/croquettes/chaton/" });
    expect(count).toBe(products.length);
    const { pages } = await suggest("livraison");
    expect(pages.map(({ href }) => href)).toContain("/page/livraison/");
  });

  test.each(["", "%20", "s", "%20s%20"])("none for %j, and nobody is asked", async (query) => {
    const calls = await countCalls("search");
    expect(await suggest(query)).toEqual({ products: [], categories: [], pages: [], count: 0 });
    expect(await calls()).toBe(0);
  });

  test("the same question is asked once a minute, for everybody", async () => {
    const calls = await countCalls("search");
    const one = await suggest("lapin");
    expect(await suggest("  lapin ")).toEqual(one);
    expect(await calls()).toBe(1);
    passSeconds(forgotten);
    await suggest("lapin");
    expect(await calls()).toBe(2);
  });

  test("hostile questions are questions", async () => {
    for (const query of [
      "<script>alert(1)</script>",
      "__mark__",
      "%00",
      "é".repeat(500),
      "\\u0000",
      "a b ".repeat(99),
    ]) {
      const answer = await visitor().get(`/api/suggestions?q=${encodeURIComponent(query)}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toHaveProperty("products");
    }
  });
});

describe("the results page", () => {
  test("shows products, shelves and advice for a question, and stays out of search engines", async () => {
    const html = await resultsOf("saumon chat");
    expect(textOf(html)).toMatch(/Résultats pour «\s?saumon chat\s?»/);
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="saumon chat"/);
    const names = namesOf(html);
    expect(names.length).toBeGreaterThan(3);
    expect(names[0]).toMatch(/chat.*saumon/i);
    expect(textOf(await resultsOf("livraison"))).toContain("Livraison");
  });

  test("says how a question must have been meant", async () => {
    const html = await resultsOf("croqette chaton");
    expect(textOf(html)).toContain("« croquettes chaton »");
    expect(html).toContain('href="/rechercher/?q=croquettes+chaton"');
    expect(textOf(await resultsOf("croquettes chaton"))).not.toContain("Rien ne s’écrit");
  });

  test("says when no product has every word", async () => {
    const text = textOf(await resultsOf("croquettes chiot trottinette"));
    expect(text).toContain("Aucun produit ne réunit tous les mots");
    expect(text).toContain("Croquettes chiot");
  });

  test("is paged, each page at its own address", async () => {
    const first = await resultsOf("chien");
    expect(namesOf(first)).toHaveLength(24);
    expect(first).toContain('href="/rechercher/?q=chien&amp;page=2" rel="next"');
    const second = await (await visitor().get("/rechercher/?q=chien&page=2")).text();
    expect(namesOf(second).some((name) => namesOf(first).includes(name))).toBe(false);
    expect((await visitor().get("/rechercher/?q=chien&page=99")).status).toBe(404);
    expect((await visitor().get("/rechercher/?q=chien&page=x")).status).toBe(404);
    const plain = await visitor().get("/rechercher/?q=chien&page=1");
    expect(plain.headers.get("location")).toBe("/rechercher/?q=chien");
  });

  test("is narrowed by its address, as a shelf is, and counts what else may be chosen", async () => {
    const all = await resultsOf("saumon");
    const cats = await (await visitor().get("/rechercher/?q=saumon&filtre-animal=chat")).text();
    expect(namesOf(cats).length).toBeGreaterThan(0);
    expect(namesOf(cats).length).toBeLessThan(namesOf(all).length);
    expect(cats).toMatch(
      /<input[^>]*name="filtre-animal"[^>]*checked=""[^>]*value="chat"|<input[^>]*value="chat"[^>]*checked=""/,
    );
    expect(cats).toContain('<input type="hidden" name="q" value="saumon"/>');
    // The other animal may still be chosen beside it.
    expect(textOf(cats)).toMatch(/Chien\s+[1-9]/);
    const both = await (
      await visitor().get("/rechercher/?q=saumon&filtre-animal=chat&filtre-animal=chien")
    ).text();
    expect(namesOf(both)).toHaveLength(namesOf(all).length);
    const none = await (await visitor().get("/rechercher/?q=saumon&filtre-animal=licorne")).text();
    expect(textOf(none)).toContain("Aucun résultat ne réunit tout cela");
    expect(none).toContain('href="/rechercher/?q=saumon"');
  });

  test("knows a way out where nothing is found, and where nothing is asked", async () => {
    for (const [path, said] of [
      ["/rechercher/?q=zzzz", "Aucun résultat"],
      ["/rechercher/", "Que cherchez-vous"],
      ["/rechercher/?q=%20", "Que cherchez-vous"],
    ] as const) {
      const html = await (await visitor().get(path)).text();
      expect(textOf(html)).toContain(said);
      expect(html).toContain('href="/chat/croquettes/"');
    }
  });

  test("what is published is found, and what is hidden no more", async () => {
    const sku = "MUS-CH-FRI-CAN";
    await resultsOf("ornithorynque");
    await askStandIns("/_sandbox/publish", {
      collection: "product",
      key: sku,
      changes: { name: "Lamelles d’ornithorynque pour chien" },
    });
    expect(namesOf(await resultsOf("ornithorynques"))).toEqual(["Lamelles d’ornithorynque pour chien"]);
    await askStandIns("/_sandbox/publish", { collection: "product", key: sku, changes: { viewable: false } });
    expect(textOf(await resultsOf("ornithorynques"))).toContain("Aucun résultat");
  });
});

describe("a search service that does not answer (spec 8: status 0)", () => {
  test.each<[string, Omit<ServiceFault, "service">, number]>([
    ["breaks the connection", { mode: "refused" }, 0],
    ["is too slow", { mode: "slow", delay: 4000 }, 0],
    ["answers an error", { mode: "status", status: 500 }, 500],
    ["refuses the key", { mode: "status", status: 403 }, 403],
    ["answers HTML", { mode: "garbage" }, 502],
    ["breaks off", { mode: "truncated" }, 502],
  ])(
    "%s: the page is kind and shows the shelves, the box proposes nothing",
    {
      timeout: 15_000,
    },
    async (name, fault, status) => {
      const log = readLog();
      await breakService({ service: "search", ...fault });
      const question = `saumon ${name}`;
      const answer = await visitor().get(`/rechercher/?q=${encodeURIComponent(question)}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(textOf(html)).toContain("La recherche reprend son souffle");
      expect(html).toContain('href="/chien/croquettes/"');
      expect(await suggest(question)).toEqual({ products: [], categories: [], pages: [], count: 0 });
      const said = log().filter(({ event }) => event === "no search results" || event === "no suggestions");
      expect(said).toHaveLength(2);
      expect(said[0]?.error).toContain(`: ${status || "no answer"}`);
      await mendServices();
      expect(namesOf(await resultsOf("saumon")).length).toBeGreaterThan(0);
    },
  );
});

async function suggest(query: string): Promise<Suggestions> {
  const answer = await visitor().get(`/api/suggestions?q=${query}`);
  expect(answer.status).toBe(200);
  const found = await answer.json<Suggestions>();
  for (const { name } of found.products) expect(plainText(name)).not.toContain("__");
  return found;
}

const resultsOf = async (query: string) =>
  (await visitor().get(`/rechercher/?${new URLSearchParams({ q: query })}`)).text();

/** The products on a page of results. */
function namesOf(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a href="\/produits\/[^"]+"[^>]*>([^<]*)</g)].map(([, name = ""]) =>
    name.replaceAll("&amp;", "&"),
  );
}

describe("what the search service knows", () => {
  test.each(["pages", "categories"])(
    "has an address that answers: %s",
    async (index) => {
      const paths = (await indexed(index)).map(({ path }) => String(path));
      expect(paths.length).toBeGreaterThan(20);
      expect(new Set(paths).size).toBe(paths.length);
      const missing: string[] = [];
      for (const path of paths) {
        const answer = await visitor().get(index === "categories" ? `/${path}/` : path);
        await answer.body?.cancel();
        if (answer.status !== 200) missing.push(`${answer.status} ${path}`);
      }
      expect(missing).toEqual([]);
    },
    60_000,
  );
});

/** All records of an index, as the service answers them to the shop. */
async function indexed(index: string): Promise<Record<string, unknown>[]> {
  const answer = await (env.SANDBOX as Fetcher).fetch("http://sandbox/search/1/indexes/*/queries", {
    method: "POST",
    headers: { "x-algolia-application-id": env.SEARCH_APP_ID, "x-algolia-api-key": env.SEARCH_KEY },
    body: JSON.stringify({ requests: [{ indexName: index, hitsPerPage: 1000 }] }),
  });
  const { results } = await answer.json<{ results: [{ hits: Record<string, unknown>[] }] }>();
  return results[0].hits;
}
