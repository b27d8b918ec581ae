import { expect, test } from "vitest";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { cardsIn, textOf } from "./page-html.ts";
import { askStandIns, exchange, passSeconds, shop, visitor } from "./visitor.ts";

const path = "/chien/croquettes/";
const t = translator(listingTexts);

async function pageOf(address: string, agent: "chrome" | "googlebot" = "chrome") {
  const answer = await visitor({ agent }).get(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

test("a category is filtered by its address: counts, number of products, chosen filters with links that remove them", async () => {
  const html = await pageOf(`${path}?filtre-age=chiot&filtre-age=senior&filtre-proteine=poulet&tri=prix`);
  expect(productsOf(html)).toHaveLength(4);
  expect(textOf(html)).toContain("4 produits");
  for (const [label, rest] of [
    ["Chiot", "filtre-age=senior&amp;filtre-proteine=poulet"],
    ["Poulet", "filtre-age=chiot&amp;filtre-age=senior"],
  ] as const) {
    expect(html).toMatch(
      new RegExp(`href="${path}\\?${rest}&amp;tri=prix" aria-label="${t("filters.remove", { label })}"`),
    );
  }
  expect(html).toContain(`href="${path}?tri=prix">${listingTexts.filters.clear}`);
  expect(choice(html, "filtre-age", "adulte")).toMatchObject({ count: 5, checked: false });
  expect(choice(html, "filtre-age", "chiot")).toMatchObject({ count: 3, checked: true });
  expect(choice(html, "filtre-proteine", "insectes")).toMatchObject({ count: 0, disabled: true });
});

test("every count of a category is its number of products", async () => {
  const html = await pageOf(path);
  const needs = choices(html).filter(({ name }) => name === "filtre-besoin");
  expect(needs.length).toBeGreaterThan(5);
  for (const { value, count } of needs) {
    expect(productsOf(await pageOf(`${path}?filtre-besoin=${value}`)), value).toHaveLength(count);
  }
});

test.each([
  ["prix", (prices: (number | null)[]) => prices.toSorted((a, b) => Number(a) - Number(b))],
  ["prix-decroissant", (prices: (number | null)[]) => prices.toSorted((a, b) => Number(b) - Number(a))],
])("sorted by %s, all pages together", async (sort, sorted) => {
  const prices: (number | null)[] = [];
  for (const page of ["", "&page=2"]) {
    const html = await pageOf(`${path}?tri=${sort}${page}`);
    prices.push(...cardsIn(listingIn(html)).map(({ price }) => price));
  }
  expect(prices).toHaveLength(31);
  expect(prices).toEqual(sorted(prices));
});

test("links to the other pages keep the filters and the sorting", async () => {
  const address = "/tous-les-produits/?filtre-animal=chien&tri=prix";
  const html = await pageOf(address);
  const label = translator(uiTexts)("pages.page", { number: 2 });
  const [link = ""] = html.match(new RegExp(`<a [^>]*aria-label="${label}"[^>]*>`)) ?? [];
  expect(link).toContain(`href="${address.replace("&", "&amp;")}&amp;page=2"`);
});

test("a facet that the content system adds is shown and filters; one that no product has is not", async () => {
  const filters = [
    { attributes: { name: "format du sac", value: "Zip" } },
    { attributes: { name: "animal", value: "Chien" } },
    { attributes: { value: "sans nom" } },
  ];
  const changes = { filters };
  await askStandIns("/_sandbox/publish", { collection: "product", key: "MUS-CH-PAT-BOE", changes });
  const html = await pageOf("/chien/patees/");
  expect(html.includes("<summary>Format du sac</summary>")).toBe(true);
  expect(choice(html, "filtre-format-du-sac", "zip")).toMatchObject({ count: 1 });
  expect(html.includes("<summary>Animal</summary>")).toBe(false);
  expect(productsOf(await pageOf("/chien/patees/?filtre-format-du-sac=zip"))).toHaveLength(1);
});

test("without results in a subcategory its siblings are suggested", async () => {
  const html = await pageOf("/chien/croquettes/chiot/?filtre-taille=grand-chien&filtre-proteine=agneau");
  expect(productsOf(html)).toEqual([]);
  const [, neighbours = ""] = html.split('id="voisins"');
  expect(neighbours).toContain('href="/chien/croquettes/senior/"');
  expect(neighbours).not.toContain('href="/chien/croquettes/chiot/"');
});

test("the newest first: yesterday's product leads, a minute after its publish", async () => {
  const sku = "MUS-CH-GRA-BOE";
  await askStandIns("/_sandbox/publish", {
    collection: "product",
    key: sku,
    changes: { createdAt: "2026-11-20T09:00:00.000Z" },
  });
  passSeconds(61);
  const [first] = productsOf(await pageOf(`${path}?tri=nouveautes`));
  expect(first).toBe("/produits/croquettes-grand-chien-adulte-boeuf-orge/");
});

test("a filtered or sorted listing is not indexed, and its links are followed", async () => {
  for (const query of ["?filtre-age=chiot", "?tri=note", "?tri=prix&page=2"]) {
    const html = await pageOf(path + query);
    expect(html, query).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html, query).not.toContain('rel="canonical"');
    expect(html, query).not.toContain("application/ld+json");
  }
  const plain = await pageOf(`${path}?page=2`);
  expect(plain).not.toContain('name="robots"');
  expect(plain).toContain(`<link rel="canonical" href="${shop}${path}?page=2"/>`);
});

test("prices to choose from name their format", async () => {
  expect(textOf(await pageOf(path))).toContain(
    `${listingTexts.facets.prix} ${listingTexts.filters.price} 10 à`,
  );
});

test("the title of a filtered listing names its filters", async () => {
  const html = await pageOf(`${path}?filtre-age=chiot&filtre-taille=petit-chien`);
  expect(html).toMatch(/<title>[^<]+ : Chiot, Petit chien \| Museau<\/title>/);
});

test.each([
  ["a value that the category does not have", "?filtre-age=poulain", ""],
  ["a facet that nobody knows", "?filtre-couleur=rouge&filtre-age=chiot", "?filtre-age=chiot"],
  [
    "another order of the same",
    "?tri=prix&filtre-age=senior&filtre-age=chiot",
    "?filtre-age=chiot&filtre-age=senior&tri=prix",
  ],
  ["the order that goes without saying", "?tri=pertinence", ""],
  ["an order that there is not", "?tri=hasard&filtre-age=chiot", "?filtre-age=chiot"],
  ["the first page", "?filtre-age=chiot&page=1", "?filtre-age=chiot"],
  ["a page that a narrowed listing does not have", "?filtre-age=chiot&page=9", "?filtre-age=chiot"],
  ["a facet in which all are alike", "?filtre-animal=chien&filtre-texture=croquettes", ""],
  ["the same twice", "?filtre-age=chiot&filtre-age=chiot", "?filtre-age=chiot"],
  ["signs that make other pages", "?filtre-age=%22%3E%3Cscript%3E&filtre%5Bage%5D=chiot", ""],
  [
    "with a campaign",
    "?utm_source=lettre&tri=prix&filtre-age=chiot",
    "?utm_source=lettre&filtre-age=chiot&tri=prix",
  ],
])("%s redirects to the canonical address", async (_, asked, written) => {
  const answer = await visitor().get(path + asked);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(path + written);
  expect((await visitor().get(path + written)).status).toBe(200);
});

test("the redirect to the canonical order of filters keeps the campaign", async () => {
  expect((await visitor().get(`${path}?filtre-age=chiot&utm_source=lettre`)).status).toBe(200);
});

test("too many filters get a quick and short answer", async () => {
  const many = Array.from({ length: 3000 }, (_, index) => `filtre-proteine=poulet${index}`).join("&");
  const answer = await visitor().get(`/tous-les-produits/?${many}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/tous-les-produits/");
});

test("a page beyond the listing is not found, with or without unknown filters", async () => {
  expect((await visitor().get(`${path}?page=9`)).status).toBe(404);
  expect((await visitor().get(`${path}?filtre-age=poulain&page=9`)).status).toBe(404);
});

test("an exchange of parts with another spelling of an address gets the canonical one", async () => {
  const { headers } = await visitor().get(`${path}?tri=pertinence`, exchange);
  expect(headers.get("location")).toBe(path);
});

test("without results there are ways out: one filter less, the whole category, its siblings, customer service", async () => {
  const html = await pageOf(`${path}?filtre-age=senior&filtre-proteine=insectes`);
  expect(productsOf(html)).toEqual([]);
  expect(textOf(html)).toContain(listingTexts.none.title);
  expect(html).toContain(`href="${path}?filtre-proteine=insectes"`);
  expect(html).toContain(`href="${path}">${t("none.all", { name: "Croquettes chien" })}`);
  expect(html).toContain('href="/chien/croquettes/sensible/"');
  expect(html).toContain('href="/nous-contacter/"');
});

test("the first page tells search engines its place and its products", async () => {
  const html = await pageOf(path, "googlebot");
  const [trail, collection] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${shop}/`,
    `${shop}/chien/`,
    `${shop}${path}`,
  ]);
  expect(collection).toMatchObject({ "@type": "CollectionPage", url: `${shop}${path}` });
  const urls = collection.mainEntity.itemListElement.map(({ url }: { url: string }) => url);
  expect(urls).toEqual(productsOf(html).map((href) => shop + href));
  expect(html).toContain('<meta property="og:image"');
});

test("the products of a document are sent once, as HTML", async () => {
  const html = await pageOf(path);
  const cards = cardsIn(listingIn(html));
  expect(cards).toHaveLength(24);
  for (const { href } of cards) expect(html.split(`href="${href}"`), href).toHaveLength(2);
  expect(html.match(/ props="[^"]*"/g)?.join()).not.toContain("/produits/");
});

test.each(["/chien/", "/chat/"])(
  "%s is a landing page: hero, ways in, best sellers, then the listing",
  async (landing) => {
    const html = await pageOf(landing);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const titles = [...html.matchAll(/<h2[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, title]) => title);
    expect(titles.findIndex((title) => title?.startsWith("Les plus commandés"))).toBeLessThan(
      titles.findIndex((title) => title?.startsWith("Tout le rayon")),
    );
    expect(html).toMatch(new RegExp(`href="${landing}\\?filtre-besoin=[a-z-]+#produits"`));
    expect(html).toContain('id="produits"');
    const second = await pageOf(`${landing}?page=2`);
    expect(second.match(/<h1/g)).toHaveLength(1);
    expect(second).not.toContain("Les plus commandés");
  },
);

const listingIn = (html: string) => html.slice(html.indexOf('id="produits"'));

function productsOf(html: string): string[] {
  return [...listingIn(html).matchAll(/<h3[^>]*><a [^>]*href="(\/produits\/[^"?]+)/g)].map(
    ([, href = ""]) => href,
  );
}

const choice = (html: string, name: string, value: string) =>
  choices(html).find((one) => one.name === name && one.value === value);

function choices(html: string) {
  const fields = [...html.matchAll(/<input type="checkbox"([^>]*)\/>[^<]*<small>(\d+)/g)];
  return fields.map(([, given = "", count]) => ({
    name: /name="([^"]*)"/.exec(given)?.[1],
    value: /value="([^"]*)"/.exec(given)?.[1],
    count: Number(count),
    checked: given.includes('checked=""'),
    disabled: given.includes('disabled=""'),
  }));
}
