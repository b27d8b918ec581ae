import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { ProductView } from "../../shared/product/product-view.ts";
import * as clock from "../../shared/time/clock.ts";
import { backoffSeconds } from "../../worker/cache/profiles.ts";
import { publishesKey } from "../../worker/cache/publishes.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, isPending } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { bodyClassesOf, cardsIn, customerOf, documentData, islandProps, textOf } from "./page-html.ts";
import { sitemapAddresses } from "./sitemap-files.ts";
import { storedSite } from "./stored-site.ts";
import { allowing } from "./tracking.ts";
import { countCalls } from "./upstream-calls.ts";
import {
  askStandIns,
  breakService,
  exchange,
  mendAfterEach,
  mendServices,
  productPath,
  visitor,
} from "./visitor.ts";

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

mendAfterEach();

function pass(time: number) {
  const now = clock.machineTime(clock.now()) + time;
  vi.spyOn(Date, "now").mockImplementation(() => now);
}

async function keysOf(namespace: KVNamespace): Promise<string[]> {
  const { keys, list_complete } = await namespace.list();
  expect(list_complete).toBe(true);
  return keys.map(({ name }) => name);
}

async function everythingStored(): Promise<string> {
  const parts = await Promise.all(
    [env.CONTENT_CACHE, env.SETTINGS].map(async (namespace) =>
      Promise.all((await keysOf(namespace)).map(async (key) => `${key} ${await namespace.get(key)}`)),
    ),
  );
  return parts.flat().join("\n");
}

const storedFor = async (page: string) =>
  (await env.CONTENT_CACHE.get<Record<string, { value: unknown }>>(`content:1:fr-FR:page:${page}`, "json")) ??
  {};

const productSlug = "croquettes-chien-adulte-poulet-fermier-riz";

/** A page is stored once it has been sent, a second after the last write of the same value. */
const untilStored = (page: string) =>
  vi.waitFor(
    async () => {
      const site = await storedSite();
      expect(site).toHaveProperty(["header:b2c-header"]);
      expect(site).toHaveProperty(["footer:b2c-footer"]);
      const names = Object.keys(await storedFor(page));
      expect(names.some((name) => name.startsWith("productSummary:"))).toBe(true);
    },
    { timeout: 5000 },
  );

function cardsOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"?]*)/g)].map(([, path]) => path);
}

test.each([
  ["in the first seconds, from memory", 0],
  ["after an hour, old but good enough", hour],
  ["after two days, older than anything is served while the system answers", 2 * day],
])(
  "with the content system down a page that was opened before still opens, header and footer too: %s",
  async (_, later) => {
    readLog();
    for (const [path, page] of [
      ["/", "index"],
      ["/chien/croquettes/", "category:chien/croquettes"],
      [productPath, `produits-product-format:${productSlug}`],
    ] as const) {
      await (await visitor().get(path)).text();
      await untilStored(page);
      await breakService({ service: "content", mode: "refused" });
      pass(later);
      const answer = await visitor().get(path);
      const html = await answer.text();
      const text = textOf(html);
      expect(answer.status).toBe(200);
      expect(text).toContain("Trouver sa croquette");
      expect(text).toContain("Mentions légales");
      expect(text).toContain("Croquettes");
      await mendServices();
      vi.restoreAllMocks();
      readLog();
    }
  },
);

test("with the content system down a page never opened before is 503, with links to everything else", async () => {
  readLog();
  await breakService({ service: "content", mode: "status", status: 500 });
  const answer = await visitor().get("/chat/patees/");
  const text = textOf(await answer.text());
  expect(answer.status).toBe(503);
  expect(text).toContain("Cette page est momentanément indisponible");
  expect(text).toContain("Panier");
  expect((await visitor({ agent: "googlebot" }).get("/chat/patees/")).status).toBe(503);
});

test("once the content system answers again, the page shows", async () => {
  readLog();
  await breakService({ service: "content", mode: "refused" });
  expect((await visitor().get("/chat/friandises/")).status).toBe(503);
  await mendServices();
  pass(backoffSeconds * second);
  expect((await visitor().get("/chat/friandises/")).status).toBe(200);
});

test("a page opened twice calls the content system once", async () => {
  const read = async () => (await visitor().get("/chien/friandises/")).text();
  await read();
  const calls = await countCalls("content");
  await read();
  expect(await calls()).toBe(0);
});

test("a missing sku of a batch is logged 'Product not found' and the page shows the rest", async () => {
  const skus = ["MUS-CH-PAT-BOE", "MUS-INCONNU-1", "MUS-CH-PAT-AGN"];
  await askStandIns("/_sandbox/publish", { collection: "category", key: "chien/patees", changes: { skus } });
  const log = readLog();
  const answer = await visitor().get("/chien/patees/");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(cardsOf(html)).toEqual([
    "/produits/terrine-chien-boeuf-carottes/",
    "/produits/terrine-chien-agneau-potiron/",
  ]);
  expect(log().filter(({ event }) => event === "Product not found")).toEqual([
    expect.objectContaining({ level: "warn", sku: "MUS-INCONNU-1" }),
  ]);
});

test.each([
  ["half a minute", 33 * second],
  ["two hours", 2 * hour],
])(
  "a listing with a product that is gone still opens once the content system has been down for %s",
  async (_, later) => {
    const skus = ["MUS-CT-FRI-SAU", "MUS-INCONNU-2", "MUS-CH-PAT-AGN"];
    await askStandIns("/_sandbox/publish", { collection: "category", key: "chat/patees", changes: { skus } });
    const before = cardsOf(await (await visitor().get("/chat/patees/")).text());
    expect(before).toContain("/produits/terrine-chien-agneau-potiron/");
    await vi.waitFor(
      async () =>
        expect(await storedFor("category:chat/patees")).toHaveProperty(["productSummary:MUS-CH-PAT-AGN:1"]),
      { timeout: 5000 },
    );
    await breakService({ service: "content", mode: "refused" });
    pass(later);
    const answer = await visitor().get("/chat/patees/");
    expect(answer.status).toBe(200);
    expect(cardsOf(await answer.text())).toEqual(before);
  },
);

test("a listing whose products were never opened is not shown empty while the content system is down", async () => {
  const skus = ["MUS-INCONNU-3"];
  await askStandIns("/_sandbox/publish", { collection: "category", key: "chat/patees", changes: { skus } });
  await breakService({ service: "content", path: "/b2c-products", mode: "refused" });
  expect((await visitor().get("/chat/patees/")).status).toBe(503);
});

test("a listing of more than a hundred products shows them all, page by page, and so does the site map", async () => {
  const copies = Array.from({ length: 120 }, (_, index) => `MUS-COPIE-${index}`);
  await env.DB.batch(
    copies.map((sku, index) =>
      env.DB.prepare(
        `insert into documents (id, collection, key, json, updatedAt)
         select ?1, collection, ?2, json_set(json, '$.sku', ?2, '$.slug', lower(?2)), updatedAt
         from documents where collection = 'product' and key = 'MUS-CH-ADU-POU'`,
      ).bind(1000 + index, sku),
    ),
  );
  await askStandIns("/_sandbox/publish", {
    collection: "category",
    key: "chat/patees",
    changes: { skus: copies },
  });
  const pages = ["", "?page=2", "?page=3", "?page=4", "?page=5"];
  const shown: (string | undefined)[] = [];
  for (const page of pages) {
    shown.push(...cardsOf(await (await visitor().get(`/chat/patees/${page}`)).text()));
  }
  expect(shown).toEqual(copies.map((sku) => `/produits/${sku.toLowerCase()}/`));
  pass(2 * day);
  const sitemap = new Set(await sitemapAddresses());
  for (const sku of copies) expect(sitemap).toContain(`/produits/${sku.toLowerCase()}/`);
});

test("an address longer than any of the shop's costs no call and no read of the cache", async () => {
  const log = readLog();
  const calls = await countCalls("content", "/b2c-redirects");
  for (const path of [`/chien/${"a".repeat(500)}/`, `/produits/${"%C3%A9".repeat(300)}/`]) {
    expect((await visitor().get(path)).status).toBe(404);
  }
  expect(await calls()).toBe(0);
  expect(log().filter(({ event }) => event === "content cache not readable")).toEqual([]);
});

test("a hidden product of a batch is left out without a log line", async () => {
  const skus = ["MUS-CH-PAT-NOE", "MUS-CH-PAT-POU"];
  await askStandIns("/_sandbox/publish", { collection: "category", key: "chien/patees", changes: { skus } });
  const log = readLog();
  const text = textOf(await (await visitor().get("/chien/patees/")).text());
  expect(text).toContain("Émincé");
  expect(text).not.toContain("Mijoté de fête");
  expect(log().filter(({ event }) => event === "Product not found")).toEqual([]);
});

test("a page's content is one value, with its prices and stock; cards have load level 1", async () => {
  await (await visitor().get("/chien/croquettes/")).text();
  await (await visitor().get(productPath)).text();
  await vi.waitFor(async () => {
    expect(Object.keys(await storedFor(`produits-product-format:${productSlug}`))).toEqual(
      expect.arrayContaining([`productSlug:${productSlug}`, "product:MUS-CH-ADU-POU:2"]),
    );
    expect(Object.keys(await storedFor("category:chien/croquettes"))).toEqual(
      expect.arrayContaining(["category:chien/croquettes", "productSummary:MUS-CH-ADU-POU:1"]),
    );
  });
  const page = await storedFor("category:chien/croquettes");
  const card = JSON.stringify(page["productSummary:MUS-CH-ADU-POU:1"]);
  expect(card).toContain("ProductVariants");
  expect(card).not.toContain("analyticalConstituents");
});

/** Mimics an import that sends no webhook. */
async function changePrice(sku: string, price: number): Promise<void> {
  await env.DB.prepare(
    `update documents set json = json_set(json, '$.ProductVariants[1].base_price', ?2)
     where collection = 'product' and key = ?1`,
  )
    .bind(sku, price)
    .run();
}

async function priceOnPage(): Promise<number> {
  const html = await (await visitor().get(productPath)).text();
  const [buyBox] = islandProps<{ product: ProductView }>(html, "BuyBoxIsland");
  return Math.min(...(buyBox?.product.variants ?? []).flatMap(({ price }) => price ?? []));
}

async function priceOnCard(): Promise<number | null | undefined> {
  const html = await (await visitor().get("/chien/croquettes/adulte/")).text();
  return cardsIn(html).find(({ href }) => href.startsWith(`${productPath}?`))?.price;
}

test("a price that changes between a page and a card is the same on both", async () => {
  await priceOnPage();
  await changePrice("MUS-CH-ADU-POU", 123);
  expect(await priceOnCard()).toBe(await priceOnPage());
  pass(4 * day);
  await vi.waitFor(async () => expect(await priceOnCard()).toBe(123));
  expect(await priceOnPage()).toBe(123);
});

test("every key names the locale", async () => {
  await (await visitor().get("/")).text();
  const keys = await keysOf(env.CONTENT_CACHE);
  expect(keys.length).toBeGreaterThan(1);
  // Names of what was published are the same in every locale.
  const withoutLocale = keys.filter((key) => !key.startsWith("content:1:fr-FR:"));
  expect(withoutLocale.filter((key) => key !== publishesKey)).toEqual([]);
});

test("invented addresses cost no storage", async () => {
  const before = await keysOf(env.CONTENT_CACHE);
  for (const path of ["/page/inconnue/", "/chien/inconnue/", "/produits/inconnu/", "/inconnue/"]) {
    const answer = await visitor().get(path);
    expect(answer.status).toBe(404);
    await answer.text();
  }
  const after = await keysOf(env.CONTENT_CACHE);
  expect(after.filter((key) => !before.includes(key) && /inconnu/i.test(key))).toEqual([]);
});

test("a publish shows at the next visit", async () => {
  await (await visitor().get(productPath)).text();
  await askStandIns("/_sandbox/publish", {
    collection: "product",
    key: "MUS-CH-ADU-POU",
    changes: { subtitle: "Nouvelle recette" },
  });
  expect(textOf(await (await visitor().get(productPath)).text())).toContain("Nouvelle recette");
  expect(textOf(await (await visitor().get("/chien/croquettes/")).text())).toContain("Nouvelle recette");
});

const hostile = "</script><script>alert(1)</script><!--\u2028<x>\"'`$&";

test("texts of the content system never break out of the HTML or of the JSON in it", async () => {
  const review = {
    id: "r",
    author: hostile,
    score: 5,
    title: hostile,
    text: hostile,
    date: "2026-01-01",
    experienceDate: "2026-01-01",
  };
  await askStandIns("/_sandbox/publish", {
    collection: "product",
    key: "MUS-CT-PAT-POU",
    changes: {
      name: hostile,
      subtitle: hostile,
      composition: hostile,
      description: hostile,
      json_avis: [review],
      seo: { title: hostile, description: hostile },
    },
  });
  for (const path of ["/produits/effiloches-chat-poulet-en-bouillon/", "/chat/patees/"]) {
    const html = await (await allowing().get(path)).text();
    expect(html).not.toMatch(/<script>|alert\(1\)<\/script>/);
    const run = html.match(/<script\b(?![^>]* type="application\/(ld\+)?json")/g);
    expect(run?.length).toBe(html.match(/<script\b[^>]* nonce="/g)?.length);
    expect(html.match(/<script\b/g)?.length).toBe(html.match(/<\/script>/g)?.length);
  }
  const html = await (await allowing().get("/produits/effiloches-chat-poulet-en-bouillon/")).text();
  const [buyBox] = islandProps<{ product: ProductView }>(html, "BuyBoxIsland");
  expect(buyBox?.product.name).toBe(hostile);
  expect(JSON.stringify(documentData(html).tracking)).toContain(JSON.stringify(hostile));
  expect(html).toContain("<p>&lt;/script&gt;&lt;script&gt;");
});

async function atHome() {
  const tokens = await logIn(people.camille.email);
  const browser = browserWith(tokens);
  await browser.postJson("/api/cart/items", { variantCode: "11000102", quantity: 3 });
  const cartToken = browser.cookies.get("__Host-cartToken") ?? "";
  expect(cartToken).not.toBe("");
  const { camille } = people;
  const secrets = [
    camille.firstName,
    camille.lastName,
    camille.email,
    tokens.token,
    tokens.refresh_token,
    tokens.customer,
    cartToken,
  ];
  return { browser, secrets };
}

const shared = ["/", "/chien/", "/chien/croquettes/", productPath, "/page/livraison/", "/panier/"];

test("two visitors, one page: the second gets nothing of the first, neither as a page nor as a part of one", async () => {
  const { browser, secrets } = await atHome();
  for (const path of shared) {
    const own = await (await browser.get(path)).text();
    expect(textOf(own)).toContain("Camille");
    await (await browser.get(path, exchange)).text();

    const stranger = visitor();
    const html = await (await stranger.get(path)).text();
    const part = await (await stranger.get(path, exchange)).text();
    expect(bodyClassesOf(html)).toEqual(["is-anonymous"]);
    for (const secret of secrets) {
      expect(html).not.toContain(secret);
      expect(part).not.toContain(secret);
    }
    for (const one of [html, part]) expect(customerOf(one)).toBeUndefined();
  }
});

test("two customers, one page: each is greeted by their own name", async () => {
  const camille = browserWith(await logIn(people.camille.email));
  const paul = browserWith(await logIn(people.paul.email));
  const pages = await Promise.all(
    [camille, paul, camille, paul].map(async (browser) => textOf(await (await browser.get("/")).text())),
  );
  expect(pages.map((text) => [text.includes("Camille"), text.includes("Paul")])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ]);
});

test("a personal page may be cached by its browser only", async () => {
  const { browser } = await atHome();
  for (const path of shared) {
    const answer = await browser.get(path);
    await answer.text();
    expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
    expect(answer.headers.get("vary")).toMatch(/Cookie/);
  }
  expect((await browser.get("/api/cart")).headers.get("cache-control")).toBe("no-store");
});

test("the page of an anonymous visitor sets no cookie and contains no cart, even if the visitor has one", async () => {
  const browser = visitor();
  await browser.postJson("/api/cart/items", { variantCode: "11000102", quantity: 3 });
  const cartToken = browser.cookies.get("__Host-cartToken") ?? "";
  for (const path of ["/", "/chien/croquettes/", "/page/livraison/", "/inconnue/"]) {
    const answer = await browser.get(path);
    const html = await answer.text();
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(html).not.toContain(cartToken);
    expect(html).not.toMatch(/["~](lines|accounting)["~]:|11000102/);
  }
});

test("the shared stores contain no personal data after a logged-in visit", async () => {
  const { browser, secrets } = await atHome();
  for (const path of [...shared, "/api/cart", "/chat/", "/inconnue/"]) await (await browser.get(path)).text();
  const stored = await everythingStored();
  expect(stored).toContain("croquettes-chien-adulte-poulet-fermier-riz");
  for (const secret of secrets) expect(stored).not.toContain(secret);
});

test("nor does the log", async () => {
  const log = readLog();
  const { browser, secrets } = await atHome();
  for (const path of shared) await (await browser.get(`${path}?email=camille.durand@example.fr`)).text();
  for (const mode of ["status", "refused", "garbage"] as const) {
    await breakService({ service: "ecommerce", mode });
    for (const path of ["/", "/panier/", "/api/cart"]) await (await browser.get(path)).text();
    await browser.postJson("/api/cart/items", { variantCode: "11000102" });
  }
  const lines = JSON.stringify(log());
  for (const event of ["customer not loaded", "cart not shown", "cart not changed"]) {
    expect(lines).toContain(event);
  }
  for (const secret of secrets) expect(lines).not.toContain(secret);
});

test("a page comes to those who wait for it with somebody who leaves, by one call", async () => {
  const slug = "croquettes-chaton-grande-race-dinde-saumon";
  const calls = await countCalls("content", `/b2c-products/${slug}`);
  const held = holdCalls((call) => call.includes(`/b2c-products/${slug}`));
  const path = `/produits/${slug}/`;
  const leaving = new AbortController();
  const left = visitor().get(path, { signal: leaving.signal });
  await held.waiting(1);
  const [one, other] = [visitor().get(path), visitor().get(path)];
  expect(await isPending(Promise.race([one, other]))).toBe(true);
  leaving.abort();
  await expect(left).rejects.toThrow();
  held.end();
  expect((await one).status).toBe(200);
  expect(await (await other).text()).toContain("Dinde &amp; saumon");
  expect(await calls()).toBe(1);
});
