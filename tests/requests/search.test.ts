import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { foodsRuledOut } from "../../shared/nutrition/allergens.ts";
import { href } from "../../shared/routes.ts";
import { noSuggestions, type Suggestions } from "../../shared/search/search.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { deadlines } from "../../worker/upstream/deadline.ts";
import { part } from "../words.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { cardsIn, type ShownCard, textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import {
  askStandIns,
  breakService,
  mendAfterEach,
  mendServices,
  passSeconds,
  type ServiceFault,
  switchSetting,
  visitor,
} from "./visitor.ts";

mendAfterEach();

/** Seconds: longer than the shop caches an answer of the search service. */
const forgotten = 61;

describe("suggestions", () => {
  test("are products with picture and price, categories and pages, with marked matches", async () => {
    const { products, categories, count } = await suggest("croqette chato");
    const [first] = products;
    expect(first?.href).toMatch(/^\/produits\/croquettes-chaton-/);
    expect(first?.image?.url).toMatch(/^\/_sandbox\/pictures\//);
    expect(Number.isInteger(first?.price)).toBe(true);
    expect(first?.audience?.slice(0, 3)).toEqual([
      { text: "Croquettes", marked: true },
      { text: " " },
      { text: "chato", marked: true },
    ]);
    expect(categories[0]).toMatchObject({ href: "/chat/croquettes/chaton/" });
    expect(count).toBe(products.length);
    const { pages } = await suggest("livraison");
    expect(pages.map(({ href }) => href)).toContain("/page/livraison/");
  });

  test.each(["", "%20", "s", "%20s%20"])("none for %j, without a call", async (query) => {
    const calls = await countCalls("search");
    expect(await suggest(query)).toEqual({ products: [], categories: [], pages: [], count: 0 });
    expect(await calls()).toBe(0);
  });

  test("the same query is sent once a minute, for everybody", async () => {
    const calls = await countCalls("search");
    const one = await suggest("lapin");
    expect(await suggest("  lapin ")).toEqual(one);
    expect(await calls()).toBe(1);
    passSeconds(forgotten);
    await suggest("lapin");
    expect(await calls()).toBe(2);
  });

  test("hostile queries are only queries", async () => {
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
  test("shows products, categories and advice for a query, and is not indexed", async () => {
    const html = await resultsOf("saumon chat");
    expect(textOf(html)).toMatch(part(searchTexts.title, { query: "saumon chat" }));
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="saumon chat"/);
    const names = namesOf(html);
    expect(names.length).toBeGreaterThan(3);
    expect(names[0]).toMatch(/chat.*saumon/i);
    expect(textOf(await resultsOf("livraison"))).toContain("Livraison");
  });

  test("shows the correction of a query", async () => {
    const html = await resultsOf("croqette chaton");
    expect(textOf(html)).toContain("« croquettes chaton »");
    expect(html).toContain('href="/rechercher/?q=croquettes+chaton"');
    expect(textOf(await resultsOf("croquettes chaton"))).not.toContain("Rien ne s’écrit");
  });

  test("says when no product has every word", async () => {
    const text = textOf(await resultsOf("croquettes chiot trottinette"));
    expect(text).toMatch(part(searchTexts.relaxed));
    expect(text).toContain("Croquettes chiot");
  });

  test.each(["insuffisance renale", "chien rénal", "struvite"])(
    "sends an illness to a vet, and offers no food: %s",
    async (query) => {
      const html = await resultsOf(query);
      expect(textOf(html)).toContain(searchTexts.vet.title);
      expect(textOf(html)).toContain(searchTexts.vet.text);
      expect(textOf(html)).not.toContain(searchTexts.dog);
      expect(namesOf(html)).toEqual([]);
    },
  );

  test("offers no food, ways or suggestions to a customer whose animal has died, but the way to its profile", async () => {
    const html = await resultsOf("mon chien est mort");
    expect(textOf(html)).toContain(searchTexts.loss.text);
    expect(html).toContain('href="/mon-compte/mes-animaux/"');
    expect(html, "no empty bowl").not.toContain('viewBox="0 0 160 84"');
    expect(await resultsOf("zzzzz")).toContain('viewBox="0 0 160 84"');
    expect(namesOf(html)).toEqual([]);
    expect(textOf(html)).not.toContain(searchTexts.ways);
    const answer = await visitor().get("/api/suggestions?q=mon+chien+est+mort");
    expect(await answer.json()).toEqual(noSuggestions);
  });

  test("offers no food either if accounts hold no animals, nor a way to them", async () => {
    await switchSetting("features", ["guide"]);
    const html = await resultsOf("mon chien est mort");
    await switchSetting("features", undefined);
    expect(textOf(html)).toContain(searchTexts.loss.plain);
    expect(html.slice(html.indexOf("<main"))).not.toContain("/mes-animaux/");
    expect(namesOf(html)).toEqual([]);
  });

  test("says that a well-known brand is not sold here, and shows the guide and the rest of the query", async () => {
    const html = await resultsOf("Royal Canin stérilisé");
    expect(textOf(html)).toContain(translator(searchTexts)("brand.title", { query: "Royal Canin" }));
    expect(html).toContain(`href="${href("rechercher")}?q=st%C3%A9rilis%C3%A9"`);
    expect(namesOf(html)).toEqual([]);
    expect(namesOf(await resultsOf("stérilisé")).length).toBeGreaterThan(0);
  });

  test("sends the number of an order to the account, and offers no food", async () => {
    const html = await resultsOf("MUS0000525");
    expect(textOf(html)).toMatch(part(searchTexts.number.title, { query: "MUS0000525" }));
    expect(html).toContain('href="/mon-compte/mes-commandes/"');
    expect(namesOf(html)).toEqual([]);
  });

  test("sends an illness to a vet above what names it", async () => {
    const text = textOf(await resultsOf("maladie"));
    expect(text).toContain(searchTexts.vet.title);
    expect(text).toContain(searchTexts.advice);
  });

  test("says that vomiting and diarrhoea are first for a vet", async () => {
    const text = textOf(await resultsOf("mon chien vomit"));
    expect(text).toMatch(part(searchTexts.symptom.title));
    expect(text).toMatch(part(searchTexts.symptom.text));
    const usual = textOf(await resultsOf("digestion sensible chien"));
    expect(usual).not.toMatch(part(searchTexts.symptom.title));
  });

  test.each([
    ["sans poulet chien", "allergy-chicken"],
    ["chien allergique poulet", "allergy-chicken"],
    ["chat sans poisson", "allergy-fish"],
    ["sans boeuf", "allergy-beef"],
    ["croquettes sans agneau", "meat-lamb"],
    ["sans porc chien", "meat-pork"],
    ["chat sans lapin", "meat-rabbit"],
  ] as const)("offers no recipe with what “%s” avoids, here and in the suggestions", async (query, food) => {
    const html = await resultsOf(query);
    expect(textOf(html)).toContain(searchTexts.avoided[food]);
    const names = namesOf(html);
    expect(names.length).toBeGreaterThan(3);
    const { products } = await suggest(query);
    expect(products.length).toBeGreaterThan(3);
    const offered = [...names, ...products.map(({ href }) => href.replaceAll("-", " "))];
    expect(offered.filter((name) => !foodsRuledOut({ name, composition: name }).includes(food))).toEqual([]);
  });

  test.each(["frais de port", "résilier", "code promo", "magasin lyon"])(
    "answers a question for customer service before any food, and guesses no food: %s",
    async (query) => {
      const html = await resultsOf(query);
      expect(namesOf(html)).toEqual([]);
      expect(textOf(html)).toContain(searchTexts.advice);
      expect(textOf(html)).not.toMatch(part(searchTexts.corrected, { query }));
    },
  );

  test("leads from such a question to the pages that answer it", async () => {
    const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const parcel = mainOf(await resultsOf("où est mon colis"));
    expect(textOf(parcel)).toContain(searchTexts.places.orders);
    expect(parcel).toContain('href="/mon-compte/mes-commandes/"');
    expect(parcel).toContain('href="/nous-contacter/"');
    const food = textOf(mainOf(await resultsOf("saumon")));
    expect(food).not.toContain(searchTexts.places.contact);
  });

  test("puts advice above the food that holds every word of such a question", async () => {
    const text = textOf(await resultsOf("où est ma commande"));
    expect(text.indexOf(searchTexts.advice)).toBeLessThan(text.indexOf("Petits biscuits"));
    const food = textOf(await resultsOf("saumon"));
    expect(food.indexOf(searchTexts.advice)).toBeGreaterThan(food.indexOf("saumon"));
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

  test("is filtered by its address, as a category is, with counts of the other choices", async () => {
    const all = await resultsOf("saumon");
    const cats = await (await visitor().get("/rechercher/?q=saumon&filtre-animal=chat")).text();
    expect(namesOf(cats).length).toBeGreaterThan(0);
    expect(namesOf(cats).length).toBeLessThan(namesOf(all).length);
    expect(cats).toMatch(
      /<input[^>]*name="filtre-animal"[^>]*checked=""[^>]*value="chat"|<input[^>]*value="chat"[^>]*checked=""/,
    );
    expect(cats).toContain('<input type="hidden" name="q" value="saumon"/>');
    expect(textOf(cats)).toMatch(/Chien\s+[1-9]/);
    const both = await (
      await visitor().get("/rechercher/?q=saumon&filtre-animal=chat&filtre-animal=chien")
    ).text();
    expect(namesOf(both)).toHaveLength(namesOf(all).length);
    const none = await (await visitor().get("/rechercher/?q=saumon&filtre-animal=licorne")).text();
    expect(textOf(none)).toContain(searchTexts.narrow.title);
    expect(none).toContain('href="/rechercher/?q=saumon"');
  });

  describe("is sorted by the replicas of the search service, as a category is", () => {
    const ascending = (one: number, other: number) => one - other;
    test.each([
      ["prix", ({ price }: ShownCard) => price ?? Number.POSITIVE_INFINITY],
      ["prix-decroissant", ({ price }: ShownCard) => -(price ?? 0)],
      ["note", ({ rating }: ShownCard) => -(rating ?? 0)],
    ])("%s, all pages together", async (sort, value) => {
      const plain = await cardsOf("/rechercher/?q=chien");
      const sorted = await cardsOf(`/rechercher/?q=chien&tri=${sort}`);
      const values = sorted.map(value);
      expect(values).toEqual(values.toSorted(ascending));
      expect(sorted).not.toEqual(plain);
      expect(pathsOf(sorted).toSorted()).toEqual(pathsOf(plain).toSorted());
    });

    test("the newest first", async () => {
      await askStandIns("/_sandbox/publish", {
        collection: "product",
        key: "MUS-CH-FRI-CAN",
        changes: { createdAt: "2026-12-01T00:00:00.000Z" },
      });
      expect(pathsOf(await cardsOf("/rechercher/?q=chien"))[0]).not.toBe(
        "/produits/aiguillettes-de-canard-chien/",
      );
      expect(pathsOf(await cardsOf("/rechercher/?q=chien&tri=nouveautes"))[0]).toBe(
        "/produits/aiguillettes-de-canard-chien/",
      );
    });

    test("with the filters, which links and form keep", async () => {
      const html = await (await visitor().get("/rechercher/?q=chien&filtre-animal=chien&tri=prix")).text();
      expect(html).toMatch(
        /<option[^>]*value="prix"[^>]*selected=""|<option[^>]*selected=""[^>]*value="prix"/,
      );
      expect(textOf(html)).toContain("Pertinence");
      expect(html).toContain('href="/rechercher/?q=chien&amp;tri=prix" aria-label="Retirer le filtre Chien"');
      expect(html).toContain(
        'href="/rechercher/?q=chien&amp;filtre-animal=chien&amp;tri=prix&amp;page=2" rel="next"',
      );
      expect(html).toContain('<meta name="robots" content="noindex');
    });

    test.each([
      ["?tri=pertinence&q=chien", "?q=chien"],
      ["?q=chien&tri=couleur", "?q=chien"],
      ["?q=chien&page=1&tri=prix&utm_source=lettre", "?q=chien&utm_source=lettre&tri=prix"],
    ])("%s has one spelling", async (asked, written) => {
      const answer = await visitor().get(`/rechercher/${asked}`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toBe(`/rechercher/${written}`);
    });

    test("without its replica the results are unsorted", async () => {
      const plain = await cardsOf("/rechercher/?q=lapin");
      const log = readLog();
      await breakService({ service: "search", mode: "status", status: 404, times: 1 });
      const html = await (await visitor().get("/rechercher/?q=lapin&tri=note")).text();
      expect(namesOf(html)).toEqual(plain.map(({ name }) => name));
      expect(html).not.toMatch(/<option[^>]*value="note"[^>]*selected/);
      expect(log().filter(({ event }) => event === "results not sorted")).toHaveLength(1);
    });
  });

  test("offers other ways without results, and without a query", async () => {
    for (const [path, expected] of [
      ["/rechercher/?q=zzzz", searchTexts.none.title],
      ["/rechercher/", searchTexts.start.title],
      ["/rechercher/?q=%20", searchTexts.start.title],
    ] as const) {
      const html = await (await visitor().get(path)).text();
      expect(textOf(html)).toMatch(part(expected));
      expect(html).toContain('href="/chat/croquettes/"');
    }
  });

  test("published products are found, and hidden ones are not", async () => {
    const sku = "MUS-CH-FRI-CAN";
    await resultsOf("ornithorynque");
    await askStandIns("/_sandbox/publish", {
      collection: "product",
      key: sku,
      changes: { name: "Lamelles d’ornithorynque pour chien" },
    });
    expect(namesOf(await resultsOf("ornithorynques"))).toEqual(["Lamelles d’ornithorynque pour chien"]);
    await askStandIns("/_sandbox/publish", { collection: "product", key: sku, changes: { viewable: false } });
    expect(textOf(await resultsOf("ornithorynques"))).toMatch(
      part(searchTexts.none.title, { query: "ornithorynques" }),
    );
  });
});

describe("a search service without an answer", () => {
  test.each<[string, Omit<ServiceFault, "service">, number]>([
    ["breaks the connection", { mode: "refused" }, 0],
    ["answers an error", { mode: "status", status: 500 }, 500],
    ["refuses the key", { mode: "status", status: 403 }, 403],
    ["answers HTML", { mode: "garbage" }, 502],
    ["breaks off", { mode: "truncated" }, 502],
  ])(
    "%s: the page has a message and the categories, the box has no suggestions",
    async (name, fault, status) => {
      const log = readLog();
      await breakService({ service: "search", ...fault });
      const question = `saumon ${name}`;
      const answer = await visitor().get(`/rechercher/?q=${encodeURIComponent(question)}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(textOf(html)).toContain(searchTexts.down.title);
      expect(html).toContain('href="/chien/croquettes/"');
      const narrowed = `/rechercher/?${new URLSearchParams({ q: question })}&filtre-animal=chat&tri=prix&page=2`;
      const down = await (await visitor().get(narrowed)).text();
      expect(down).toMatch(
        new RegExp(`<a[^>]*href="${escaped(narrowed.replaceAll("&", "&amp;"))}"[^>]*>Réessayer`),
      );
      expect(await suggest(question)).toEqual({ products: [], categories: [], pages: [], count: 0 });
      const expected = log().filter(
        ({ event }) => event === "no search results" || event === "no suggestions",
      );
      expect(expected).toHaveLength(3);
      expect(expected[0]?.error).toContain(`: ${status || "no answer"}`);
      await mendServices();
      expect(namesOf(await resultsOf("saumon")).length).toBeGreaterThan(0);
    },
  );

  test("is too slow: the page has a message, the box has no suggestions", async () => {
    const log = readLog();
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.includes(" /search/"));
    const searching = visitor().get("/rechercher/?q=saumon%20lent");
    await held.waiting(1);
    passTime(deadlines.page);
    const answer = await searching;
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain("La recherche est momentanément indisponible");
    held.release();
    const suggesting = suggest("saumon lent");
    await held.waiting(1);
    passTime(deadlines.page);
    expect(await suggesting).toEqual({ products: [], categories: [], pages: [], count: 0 });
    for (const event of ["no search results", "no suggestions"])
      expect(log().find((line) => line.event === event)?.error).toContain(": no answer");
  });
});

async function suggest(query: string): Promise<Suggestions> {
  const answer = await visitor().get(`/api/suggestions?q=${query}`);
  expect(answer.status).toBe(200);
  const found = await answer.json<Suggestions>();
  for (const { name } of found.products) expect(name.map(({ text }) => text).join("")).not.toContain("__");
  return found;
}

const resultsOf = async (query: string) =>
  (await visitor().get(`/rechercher/?${new URLSearchParams({ q: query })}`)).text();

async function cardsOf(address: string): Promise<ShownCard[]> {
  const cards: ShownCard[] = [];
  for (let number = 1, isLast = false; !isLast; number++) {
    const html = await (await visitor().get(number === 1 ? address : `${address}&page=${number}`)).text();
    const found = cardsIn(html);
    if (found.length === 0) throw new Error("no results");
    cards.push(...found);
    isLast = !html.includes('rel="next"');
  }
  return cards;
}

const pathsOf = (cards: readonly ShownCard[]) => cards.map(({ href }) => href.replace(/\?.*/, ""));

const escaped = (text: string) => text.replaceAll(/[?+.]/g, "\\$&");

function namesOf(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a [^>]*href="\/produits\/[^"]+"[^>]*>(.*?)<\/a>/g)].map(
    ([, name = ""]) => textOf(name).trim(),
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

async function indexed(index: string): Promise<Record<string, unknown>[]> {
  const answer = await (env.SANDBOX as Fetcher).fetch("http://sandbox/search/1/indexes/*/queries", {
    method: "POST",
    headers: { "x-algolia-application-id": env.SEARCH_APP_ID, "x-algolia-api-key": env.SEARCH_KEY },
    body: JSON.stringify({ requests: [{ indexName: index, hitsPerPage: 1000 }] }),
  });
  const { results } = await answer.json<{ results: [{ hits: Record<string, unknown>[] }] }>();
  return results[0].hits;
}

describe("the search service", () => {
  const ask = async (requests: object[], method = "POST") => {
    const answer = await (env.SANDBOX as Fetcher).fetch("http://sandbox/search/1/indexes/*/queries", {
      method,
      headers: { "x-algolia-application-id": env.SEARCH_APP_ID, "x-algolia-api-key": env.SEARCH_KEY },
      body: JSON.stringify({ requests }),
    });
    return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
  };

  test("does not know an index that the settings do not name, and says so in the vendor's shape", async () => {
    expect(await ask([{ indexName: "museau_fr_products_name_asc" }])).toEqual({
      status: 404,
      body: { message: "Index museau_fr_products_name_asc does not exist", status: 404 },
    });
  });

  test("keeps the vendor's limits: hits of a page, bytes of a query, records to be paged through", async () => {
    const indexName = "museau_fr_products";
    expect((await ask([{ indexName, hitsPerPage: 1001 }])).status).toBe(400);
    expect((await ask([{ indexName, query: "é".repeat(257) }])).status).toBe(400);
    expect((await ask([{ indexName, query: "é".repeat(256) }])).status).toBe(200);
  });

  test("is told what only counts, and what nobody reads: neither is in its statistics", async () => {
    const asked: { query: string; analytics?: boolean; clickAnalytics?: boolean; hitsPerPage: number }[] = [];
    const standIns = env.SANDBOX as Fetcher;
    const { fetch } = standIns;
    vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes("/search/")) {
        asked.push(...(await request.clone().json<{ requests: typeof asked }>()).requests);
      }
      return fetch.call(standIns, request);
    });
    await visitor().get("/rechercher/?q=agneau&filtre-animal=chien");
    const counting = asked.filter(({ hitsPerPage }) => hitsPerPage === 0);
    expect(counting).toMatchObject([{ analytics: false, clickAnalytics: false }]);
    expect(asked.filter(({ analytics }) => analytics !== false)).toHaveLength(3);
    asked.length = 0;
    await visitor().get("/rechercher/?q=lapin", { headers: { "Sec-Purpose": "prefetch" } });
    expect(asked.map(({ analytics }) => analytics)).toEqual([false, false, false]);
  });
});
