import { expect, test, vi } from "vitest";
import type { AdviceRequest } from "../../../shared/guide/advice.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { StoredAnswer } from "../../cache/bundles.ts";
import { createContentCache, createContentMemory } from "../../cache/content-cache.ts";
import { UpstreamError } from "../upstream-error.ts";
import { type Content, createContent } from "./content.ts";

function contentSystem(answers: Record<string, unknown>) {
  const asked: URL[] = [];
  const background: Promise<unknown>[] = [];
  const stored = new Map<string, StoredAnswer>();
  const writes = { fail: false };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const fetcher = vi.fn(async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const held = answers[url.pathname.replace("/api/", "")];
    const answer = typeof held === "function" ? await held(url.searchParams) : held;
    return answer instanceof Response ? answer.clone() : Response.json(answer ?? notFound, statusOf(answer));
  });
  const cache = createContentCache({
    store: {
      get: async (keys) => new Map(keys.map((key) => [key, stored.get(key) ?? null])),
      put: async (key, answer) => {
        if (writes.fail) throw new Error("429 Too Many Requests");
        stored.set(key, answer as StoredAnswer);
      },
      delete: async (key) => void stored.delete(key),
    },
    memory: createContentMemory(),
    waitUntil: (work) => background.push(work),
    log,
  });
  const content = createContent({
    baseURL: "https://content.example/api",
    token: "a-token",
    locale: "fr-FR",
    fetcher,
    cache,
    log,
  });
  return { content, fetcher, asked, background, writes, log };
}

const adviceRequest: AdviceRequest = {
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
    feeds: ["kibble"],
    kibbleBrand: "museau",
    oldKibbleBrand: null,
    onlyThisBrand: false,
  },
};

const notFound = { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } };
const statusOf = (answer: unknown) => ({ status: answer === undefined ? 404 : 200 });

const page = { slug: "livraison", title: "Livraison", blocks: [] };
const product = (sku: string) => ({ sku, slug: sku.toLowerCase(), name: `Croquettes ${sku}` });
const summary = (sku: string) => ({ ...product(sku), animal: "dog", kind: "dry", ProductVariants: [] });

test.each([
  ["4, attributes in their own object", { data: { id: 7, attributes: page } }],
  ["5, attributes flat beside documentId", { data: { id: 7, documentId: "x7", ...page } }],
])("a single entry is read in the shape of Strapi %s", async (_, answer) => {
  const { content } = contentSystem({ livraison: answer });
  expect(await content.page("livraison")).toMatchObject({ slug: "livraison", title: "Livraison" });
});

test.each([
  ["4", (sku: string): object => ({ id: 1, attributes: summary(sku) })],
  ["5", (sku: string): object => ({ id: 1, documentId: sku, ...summary(sku) })],
])("a collection is read in the shape of Strapi %s", async (_, toEntry) => {
  const { content } = contentSystem({ "b2c-products": { data: ["A", "B"].map(toEntry), meta: {} } });
  const found = await content.productsBySku(["B", "A"], 1);
  expect([...found.keys()].sort()).toEqual(["A", "B"]);
});

test("an entry that does not exist is null, whether the system says 404 or answers null", async () => {
  const { content } = contentSystem({ livraison: undefined, "b2c-redirects": null });
  expect(await content.page("livraison")).toBeNull();
  expect(await content.product("croquettes", 2)).toBeNull();
  expect(await content.category("chien/lapins")).toBeNull();
  expect(await content.redirectRule("/ancien/")).toBeNull();
});

test("204 and `data: null` are an absence, of a list an empty one (Strapi's own routes for nothing)", async () => {
  for (const nothing of [new Response(null, { status: 204 }), { data: null }, { data: null, meta: {} }]) {
    const { content } = contentSystem({
      livraison: nothing,
      "b2c-products": nothing,
      "b2c-redirects": nothing,
      "b2c-faq": nothing,
    });
    expect(await content.page("livraison")).toBeNull();
    expect(await content.redirectRule("/ancien/")).toBeNull();
    expect(await content.faq()).toEqual([]);
    expect((await content.productsBySku(["A"], 1)).size).toBe(0);
  }
});

test("200 without a body is an outage for every reader, never an absence", async () => {
  const { content, fetcher } = contentSystem({});
  fetcher.mockImplementation(async () => new Response(""));
  const readers: Record<Exclude<keyof Content, "withFigures" | "heldShelf">, () => Promise<unknown>> = {
    header: () => content.header(),
    footer: () => content.footer(),
    page: () => content.page("livraison"),
    category: () => content.category("chien"),
    sample: () => content.sample("poulet"),
    crossSell: () => content.crossSell("cross_sell_divers"),
    faq: () => content.faq(),
    ration: () => content.ration({ ref: "A", weight: 10, month: 20 }),
    redirectRule: () => content.redirectRule("/ancien/"),
    redirectRules: () => content.redirectRules(),
    sitemap: () => content.sitemap(1),
    sitemapFiles: () => content.sitemapFiles(),
    sitemapCount: () => content.sitemapCount(),
    proveEntries: () => content.proveEntries(),
    product: () => content.product("croquettes", 2),
    productsBySku: () => content.productsBySku(["A"], 1),
    productPages: () => content.productPages().next(),
    sameCategory: () => content.sameCategory("7", "A"),
    shelf: () => content.shelf("chien", ["A"]),
    shelfFoods: () => content.shelfFoods("chien", ["A"]),
    shops: () => content.shops(),
    shop: () => content.shop("lyon"),
    advice: () => content.advice(adviceRequest),
  };
  for (const [name, read] of Object.entries(readers))
    await expect(read(), name).rejects.toBeInstanceOf(UpstreamError);
});

test("a permission that is missing is an outage, told with the system's own words", async () => {
  const error = { status: 403, name: "ForbiddenError", message: "Forbidden", details: {} };
  const { content, log } = contentSystem({
    livraison: Response.json({ data: null, error }, { status: 403 }),
    retours: { data: null, error },
  });
  await expect(content.page("livraison")).rejects.toThrow("403 (Forbidden)");
  await expect(content.page("retours")).rejects.toThrow(UpstreamError);
  expect(log.error).toHaveBeenCalledWith("content not loaded", expect.any(UpstreamError), expect.anything());
});

test("a system that fails, or answers another shape, is no absence", async () => {
  const { content } = contentSystem({
    livraison: new Response("{}", { status: 500 }),
    retours: new Response("<!doctype html><title>Erreur</title>"),
    paiement: { data: { id: 1, attributes: { slug: "paiement" } } },
  });
  for (const key of ["livraison", "retours", "paiement"]) {
    await expect(content.page(key)).rejects.toThrow(UpstreamError);
  }
});

test("every call carries the locale and asks for JSON", async () => {
  const { content, fetcher, asked } = contentSystem({});
  await Promise.all([
    content.header(),
    content.footer(),
    content.page("home"),
    content.category("chien"),
    content.product("x", 2),
    content.crossSell("cross_sell_divers"),
  ]);
  expect(asked.map(({ searchParams }) => searchParams.get("locale"))).toEqual(Array(6).fill("fr-FR"));
  const headers = fetcher.mock.calls.map(([request]) => request.headers);
  expect(headers.map((all) => all.get("accept"))).toEqual(Array(6).fill("application/json"));
  expect(headers.map((all) => all.get("authorization"))).toEqual(Array(6).fill("Bearer a-token"));
});

test("each kind of content is asked for where the specification says", async () => {
  const { content, asked } = contentSystem({});
  await content.header();
  await content.footer();
  await content.page("/page/livraison/");
  await content.category("chien/croquettes");
  await content.product("croquettes-poulet", 2);
  await content.product("sku-MUS-1", 0);
  await content.crossSell("cross_sell_produit_dog");
  await content.redirectRule("/ancien/");
  expect(
    asked.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get("render") ?? ""}`),
  ).toEqual([
    "/api/b2c-header ",
    "/api/b2c-footer ",
    "/api/page/livraison ",
    "/api/b2c-categories/chien/croquettes ",
    "/api/b2c-products/croquettes-poulet 2",
    "/api/b2c-products/sku-MUS-1 0",
    "/api/b2c-cross-sells/cross_sell_produit_dog ",
    "/api/b2c-redirects ",
  ]);
  expect(asked.at(-1)?.searchParams.get("path")).toBe("/ancien/");
});

test("the other collections are no pages: an address that names one is an absence, without a question", async () => {
  const { content, asked } = contentSystem({ "b2c-header": { data: { id: 1, attributes: { menu: [] } } } });
  expect(await content.page("b2c-header")).toBeNull();
  expect(await content.page("/b2c-products/")).toBeNull();
  expect(asked).toEqual([]);
});

test("a batch is one call with the sku repeated, and asks for them all on one page", async () => {
  const skus = Array.from({ length: 40 }, (_, index) => `S${index}`);
  const { content, asked } = contentSystem({ "b2c-products": { data: skus.map(summary) } });
  await content.productsBySku(skus, 1);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.getAll("filters[sku][$in]")).toEqual(skus);
  expect(asked[0]?.searchParams.get("render")).toBe("1");
  expect(asked[0]?.searchParams.get("pagination[pageSize]")).toBe("100");
});

function collection(entries: object[]) {
  return (query: URLSearchParams) => {
    const skus = query.getAll("filters[sku][$in]");
    const found = skus.length
      ? entries.filter((entry) => "sku" in entry && skus.includes(String(entry.sku)))
      : entries;
    const page = Number(query.get("pagination[page]") ?? 1);
    const pageSize = Math.min(100, Number(query.get("pagination[pageSize]") ?? 25));
    return {
      data: found.slice((page - 1) * pageSize, page * pageSize),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize) } },
    };
  };
}

test("collections of more than a hundred entries come whole, a hundred at a time", async () => {
  const skus = Array.from({ length: 230 }, (_, index) => `S${index}`);
  const { content, asked } = contentSystem({
    "b2c-products": collection(skus.map(summary)),
    "b2c-sitemap": collection(skus.map((sku) => ({ path: `/produits/${sku}/`, lastModified: "2026-01-01" }))),
  });
  expect((await content.productsBySku(skus, 1)).size).toBe(230);
  expect((await content.sitemap(1)).entries).toHaveLength(230);
  expect(asked).toHaveLength(6);
});

test("of a category's products one call brings the first hundred", async () => {
  const skus = Array.from({ length: 230 }, (_, index) => `S${index}`);
  const { content, asked } = contentSystem({
    "b2c-products/b2c-categories/11": collection(skus.map(product)),
  });
  expect(await content.sameCategory("11", "S0")).toHaveLength(99);
  expect(asked).toHaveLength(1);
});

test.each([
  ["does not count", 100, (page: number) => ({ page, pageSize: 100 })],
  ["allows less than was asked for", 50, (page: number) => ({ page, pageSize: 50 })],
  ["says nothing of pages", 100, () => undefined],
  ["counts entries from a start", 100, (page: number) => ({ start: 100 * (page - 1), limit: 100 })],
])("a collection comes whole from a system that %s", async (_, size, pagination) => {
  const all = Array.from({ length: 230 }, (_, index) => ({ path: `/page/${index}/` }));
  const { content, asked } = contentSystem({
    "b2c-sitemap": (query: URLSearchParams) => {
      const page = Number(query.get("pagination[page]"));
      return { data: all.slice((page - 1) * size, page * size), meta: { pagination: pagination(page) } };
    },
  });
  expect((await content.sitemap(1)).entries).toHaveLength(230);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test.each([100, 230])("a route that does not page is read once: %i entries", async (length) => {
  const all = Array.from({ length }, (_, index) => ({ path: `/page/${index}/` }));
  const { content, asked } = contentSystem({ "b2c-sitemap": { data: all } });
  expect((await content.sitemap(1)).entries).toHaveLength(length);
  expect(asked.length).toBeLessThanOrEqual(2);
});

const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/page/${index}/` }));

test("200,000 addresses are in files of 10,000, each read in a hundred calls", async () => {
  const { content, asked } = contentSystem({ "b2c-sitemap": collection(addressesOf(200_000)) });
  expect(await content.sitemapFiles()).toBe(20);
  expect(asked).toHaveLength(1);
  const { entries } = await content.sitemap(20);
  expect([entries.length, entries.at(-1)?.path]).toEqual([10_000, "/page/199999/"]);
  expect(asked).toHaveLength(101);
});

test("a content system that does not count its addresses may have five files of them, never fewer than all", async () => {
  const uncounted = (count: number) => {
    const all = addressesOf(count);
    return (query: URLSearchParams) => {
      const page = Number(query.get("pagination[page]"));
      return { data: all.slice((page - 1) * 100, page * 100) };
    };
  };
  const { content } = contentSystem({ "b2c-sitemap": uncounted(42_000) });
  expect(await content.sitemapFiles()).toBe(5);
  expect((await content.sitemap(5)).entries).toHaveLength(2000);
  const larger = contentSystem({ "b2c-sitemap": uncounted(50_001) });
  await expect(larger.content.sitemapFiles()).rejects.toThrow("more than 500 pages");
});

test("products are read in ranges of pages; those that follow the last range are an error, counted or not", async () => {
  const all = Array.from({ length: 500 }, (_, index) => summary(`S${index}`));
  const uncounted = (query: URLSearchParams) => ({ data: collection(all)(query).data });
  for (const answer of [collection(all), uncounted]) {
    const { content, asked } = contentSystem({ "b2c-products": answer });
    const skusOf = async (range: Parameters<typeof content.productPages>[0]) => {
      const found: string[] = [];
      for await (const products of content.productPages(range)) found.push(...products.map(({ sku }) => sku));
      return found;
    };
    const second = await skusOf({ from: 3, to: 4, isEnd: false });
    expect([second.length, second[0], second.at(-1)]).toEqual([200, "S200", "S399"]);
    expect(asked).toHaveLength(2);
    await expect(skusOf({ from: 3, to: 4 })).rejects.toThrow("more than 4 pages");
    expect(await skusOf({ from: 3, to: 5 })).toHaveLength(300);
    expect(await skusOf({ from: 6, to: 7 })).toEqual([]);
    expect(await skusOf({})).toHaveLength(500);
  }
});

test("a collection that is too long to be read whole is an error, and nothing is kept of it", async () => {
  const questions = Array.from({ length: 10_001 }, (_, index) => ({ slug: `q${index}` }));
  const { content, log } = contentSystem({ "b2c-faq": collection(questions) });
  await expect(content.faq()).rejects.toThrow("more than 100 pages");
  expect(log.error).toHaveBeenCalledWith("content not loaded", expect.any(UpstreamError), expect.anything());
});

test("all redirect rules are read; one without a target is none", async () => {
  const rules = [
    { path: "ancien", redirect: "/nouveau/" },
    { path: "supprime", redirect: null, gone: true },
    { path: "parti", status: 410 },
    { path: "vide", redirect: "" },
    { redirect: "/sans-chemin/" },
  ];
  const { content } = contentSystem({ "b2c-redirects": collection(rules) });
  expect(await content.redirectRules()).toEqual([
    { path: "ancien", rule: "/nouveau/" },
    { path: "supprime", rule: 410 },
    { path: "parti", rule: 410 },
  ]);
});

test("a product without its name is left out of its batch and named, and the others stand", async () => {
  const { content, log } = contentSystem({
    "b2c-products": {
      data: [summary("A"), { ...summary("B"), name: null }, null, { ...summary("C"), rating: 9 }],
    },
  });
  expect([...(await content.productsBySku(["A", "B", "C"], 1)).keys()]).toEqual(["A", "C"]);
  expect(log.warn.mock.calls).toEqual([
    ["product left out", expect.objectContaining({ key: "B" })],
    ["product left out", expect.objectContaining({ key: "#2" })],
    ["member left out", expect.objectContaining({ of: "C:1", key: "rating" })],
  ]);
});

test("a product that is not there is left out of its batch, for the page to say 'Product not found'", async () => {
  const { content } = contentSystem({ "b2c-products": { data: [summary("A")] } });
  expect([...(await content.productsBySku(["A", "B"], 1)).keys()]).toEqual(["A"]);
});

test("a wanted level that is already held is not fetched again, nor is a lower one; a fuller one is", async () => {
  const { content, asked } = contentSystem({ "b2c-products": { data: [full("A")] } });
  await content.productsBySku(["A"], 1);
  await content.productsBySku(["A"], 1);
  await content.productsBySku(["A"], 0);
  expect(asked).toHaveLength(1);
  await content.productsBySku(["A"], 2);
  expect(asked).toHaveLength(2);
});

test("a pending fetch is reused", async () => {
  const { content, asked } = contentSystem({ "b2c-products": { data: [summary("A")] } });
  await Promise.all([content.productsBySku(["A"], 1), content.productsBySku(["A"], 1)]);
  expect(asked).toHaveLength(1);
});

test("the same category proposes neither the current product nor a hidden one", async () => {
  const { content } = contentSystem({
    "b2c-products/b2c-categories/11": {
      data: [product("A"), { ...product("B"), viewable: false }, product("C")],
    },
  });
  expect(await content.sameCategory("11", "A")).toEqual(["C"]);
});

test("a keyed cross-sell reads attributes.crossSell", async () => {
  const { content } = contentSystem({
    "b2c-cross-sells/cross_sell_divers": {
      data: { id: 1, attributes: { crossSell: { title: "Aussi", main_product: null, products: ["A"] } } },
    },
  });
  expect(await content.crossSell("cross_sell_divers")).toMatchObject({ title: "Aussi", products: ["A"] });
});

test.each([
  ["first", "C", ["A", "B"], ["C", "A", "B"]],
  ["once", { sku: "B" }, ["A", "B"], ["B", "A"]],
  ["alone", "C", [], ["C"]],
])("the main product of a cross-sell comes %s", async (_, main, products, expected) => {
  const { content } = contentSystem({
    "b2c-cross-sells/cross_sell_divers": {
      data: { id: 1, attributes: { crossSell: { title: "Aussi", main_product: main, products } } },
    },
  });
  expect((await content.crossSell("cross_sell_divers"))?.products).toEqual(expected);
});

test("an address longer than any of the shop is an absence, without a question", async () => {
  const { content, asked } = contentSystem({});
  const long = `/${"é".repeat(201)}/`;
  expect(await content.redirectRule(long)).toBeNull();
  expect(await content.category(long)).toBeNull();
  expect(await content.product(long, 2)).toBeNull();
  expect(asked).toEqual([]);
});

const full = (sku: string) => ({
  ...summary(sku),
  description: "Du poulet.",
  category: { id: 1, name: "Croquettes", path: "chien/croquettes" },
  ancestors: [],
  feedType: "Aliment complet",
  composition: "Poulet",
  analyticalConstituents: [],
  metabolizableEnergy: 380,
  directions: "Servir.",
});
const entryAt = (query: URLSearchParams) => ({
  data: { id: 1, attributes: query.get("render") === "2" ? full("A") : summary("A") },
});

const readings = { "b2c-products/a": entryAt, "b2c-products/sku-A": entryAt };

test("a product held whole serves as a summary and as nothing but its name: no call is made", async () => {
  const { content, asked } = contentSystem(readings);
  await content.product("a", 2);
  expect(await content.product("a", 1)).toMatchObject({ sku: "A", kind: "dry" });
  expect(await content.product("a", 0)).toMatchObject({ slug: "a" });
  expect([...(await content.productsBySku(["A"], 1)).keys()]).toEqual(["A"]);
  expect(asked).toHaveLength(1);
});

test("a product that was asked for by slug is known by its sku, and one by sku is asked for by slug once", async () => {
  const { content, asked } = contentSystem(readings);
  await content.product("a", 2);
  expect(await content.product("sku-A", 2)).toMatchObject({ slug: "a" });
  expect(asked).toHaveLength(1);
  const other = contentSystem(readings);
  await other.content.product("sku-A", 2);
  expect(await other.content.product("a", 2)).toMatchObject({ sku: "A" });
  expect(await other.content.product("a", 2)).toMatchObject({ sku: "A" });
  expect(other.asked.map(({ pathname }) => pathname.slice(-6))).toEqual(["/sku-A", "ucts/a"]);
});

test("a summary is not enough for a page: the whole product is asked for", async () => {
  const { content, asked } = contentSystem(readings);
  await content.product("a", 1);
  expect(await content.product("a", 2)).toMatchObject({ composition: "Poulet" });
  expect(asked.map(({ searchParams }) => searchParams.get("render"))).toEqual(["1", "2"]);
});

test("a call under way for the whole product is reused by who wants less", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const slowly = async (query: URLSearchParams) => {
    await answered;
    return entryAt(query);
  };
  const { content, asked } = contentSystem({ "b2c-products/a": slowly, "b2c-products/sku-A": slowly });
  const whole = [content.product("a", 2), content.product("sku-A", 2)];
  await vi.waitUntil(() => asked.length === 2);
  const less = [content.product("a", 0), content.product("sku-A", 1)];
  answer();
  for (const product of await Promise.all(less)) expect(product).toMatchObject({ sku: "A" });
  await Promise.all(whole);
  expect(asked).toHaveLength(2);
});

function changingProduct() {
  const now = { price: 1000, slug: "a" };
  const at = (level: string | null) => ({
    ...(level === "2" ? full("A") : summary("A")),
    slug: now.slug,
    ProductVariants: [{ code: "12345678", slug: "2-kg", name: "2 kg", weight: 2000, base_price: now.price }],
  });
  const one = (query: URLSearchParams) => ({ data: at(query.get("render")) });
  return {
    now,
    ...contentSystem({
      "b2c-products": (query: URLSearchParams) => ({ data: [at(query.get("render"))] }),
      "b2c-products/sku-A": one,
      "b2c-products/a": (query: URLSearchParams) => (now.slug === "a" ? one(query) : { data: null }),
      "b2c-products/b": (query: URLSearchParams) => (now.slug === "b" ? one(query) : { data: null }),
    }),
  };
}

const pricesOf = async (content: Content) => [
  (await content.product("a", 2))?.variants[0]?.price,
  (await content.product("sku-A", 2))?.variants[0]?.price,
  (await content.productsBySku(["A"], 1)).get("A")?.variants[0]?.price,
];

test("card and page show one price, whichever was asked for first and whatever changed between", async () => {
  const page = changingProduct();
  await page.content.product("a", 2);
  page.now.price = 900;
  expect(new Set(await pricesOf(page.content)).size).toBe(1);

  const card = changingProduct();
  await card.content.productsBySku(["A"], 1);
  card.now.price = 900;
  expect(await pricesOf(card.content)).toEqual([900, 900, 900]);
});

test("a card that is loaded again renews the price of the page", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { content, now, background } = changingProduct();
  await content.product("a", 2);
  now.price = 900;
  vi.setSystemTime(clock.now() + 3 * 60_000);
  await content.productsBySku(["A"], 1);
  await Promise.all(background.splice(0));
  expect(await pricesOf(content)).toEqual([900, 900, 900]);
  vi.useRealTimers();
});

test("a slug that a product has no more is asked for again", async () => {
  const { content, now } = changingProduct();
  await content.product("a", 1);
  now.slug = "b";
  expect(await content.product("b", 2)).toMatchObject({ sku: "A", slug: "b" });
  expect(await content.product("a", 2)).toBeNull();
});

test("a slug that changes beside a product that is held renews it: one question, and no way back", async () => {
  const { content, now, asked, writes } = changingProduct();
  await content.product("a", 2);
  now.slug = "b";
  writes.fail = true;
  asked.length = 0;
  for (const key of ["b", "b", "sku-A"]) expect(await content.product(key, 2)).toMatchObject({ slug: "b" });
  expect(asked).toHaveLength(1);
  expect(await content.product("a", 2)).toBeNull();
  expect(await content.product("a", 2)).toBeNull();
  expect(asked).toHaveLength(2);
});

test("a slug that the card has no more is asked for once, though nothing can be stored", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { content, now, asked, background, writes } = changingProduct();
  await content.product("a", 2);
  now.slug = "b";
  vi.setSystemTime(clock.now() + 3 * 60_000);
  await content.productsBySku(["A"], 1);
  await Promise.all(background.splice(0));
  writes.fail = true;
  asked.length = 0;
  expect(await content.product("a", 2)).toBeNull();
  await Promise.all(background.splice(0));
  expect(await content.product("a", 2)).toBeNull();
  expect(asked.filter(({ pathname }) => pathname.endsWith("/a"))).toHaveLength(1);
  vi.useRealTimers();
});

test("a category is sorted for an animal by one entry, which reads its products once", async () => {
  const skus = Array.from({ length: 130 }, (_, index) => `S${index}`);
  const { content, asked } = contentSystem({
    "b2c-products": (params: URLSearchParams) => ({
      data: params.getAll("filters[sku][$in]").map((sku) => ({ sku, name: sku, animal: "dog", kind: "dry" })),
    }),
  });
  expect([...(await content.shelfFoods("chien", skus)).keys()]).toHaveLength(130);
  const calls = asked.length;
  const again = await content.shelfFoods("chien", skus);
  expect(again.get("S7")).toMatchObject({ animal: "dog", kind: "dry" });
  expect(asked).toHaveLength(calls);
});
