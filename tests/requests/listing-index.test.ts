import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { expect, test, vi } from "vitest";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { readLog } from "./log-lines.ts";
import { cardsIn, textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { agents, askStandIns, breakService, mendAfterEach, passSeconds, shop, visitor } from "./visitor.ts";

mendAfterEach();

const t = translator(listingTexts);
const whole = "/tous-les-produits/";
const path = "/chien/croquettes/";

/** A shop in which every category of more than five products is a large one. */
const large = { ...env, SEARCH_LISTINGS_ABOVE: "5" };

const fromIndex = (address: string) =>
  storefront.fetch(
    new Request(shop + address, { headers: { "User-Agent": agents.chrome }, redirect: "manual" }),
    large,
    createExecutionContext(),
  );
const fromShelf = (address: string) => visitor().get(address);

const addresses = [
  whole,
  `${whole}?page=2`,
  path,
  `${path}?page=2`,
  ...["prix", "prix-decroissant", "note", "nouveautes"].map((sort) => `${path}?tri=${sort}`),
  `${path}?filtre-age=chiot&filtre-age=senior&filtre-proteine=poulet&tri=prix`,
  `${whole}?filtre-animal=chien&tri=note&page=2`,
  `${path}?filtre-age=chiot&filtre-proteine=insectes`,
  "/chien/",
];

test.each(addresses)("%s is the same page from the index as from the shelf", async (address) => {
  const calls = await countCalls("search");
  const shelf = await (await fromShelf(address)).text();
  expect(await calls()).toBe(0);
  const answer = await fromIndex(address);
  expect(answer.status).toBe(200);
  const indexed = await answer.text();
  expect(await calls()).toBe(1);
  expect(cardsIn(indexed)).toEqual(cardsIn(shelf));
  expect(partsOf(indexed)).toEqual(partsOf(shelf));
  expect(partsOf(indexed).filters?.length).toBeGreaterThan(10);
});

test.each([
  `${path}?filtre-age=poulain`,
  `${path}?filtre-couleur=rouge&filtre-age=chiot`,
  `${path}?tri=prix&filtre-age=senior&filtre-age=chiot`,
  `${path}?filtre-age=chiot&page=9`,
  `${path}?filtre-animal=chien`,
  `${path}?page=1`,
  `${path}?page=99`,
  `${path}?page=abc`,
])("%s leads to the same address from the index as from the shelf", async (address) => {
  const [shelf, indexed] = await Promise.all([fromShelf(address), fromIndex(address)]);
  expect([indexed.status, indexed.headers.get("Location")]).toEqual([
    shelf.status,
    shelf.headers.get("Location"),
  ]);
});

test("a facet that the content system adds is the same from the index", async () => {
  const filters = [
    { attributes: { name: "format du sac", value: "Zip" } },
    { attributes: { name: "animal", value: "Chien" } },
  ];
  await askStandIns("/_sandbox/publish", {
    collection: "product",
    key: "MUS-CH-PAT-BOE",
    changes: { filters },
  });
  passSeconds(61);
  const address = "/chien/patees/?filtre-format-du-sac=zip";
  const [shelf, indexed] = await Promise.all([
    (await fromShelf(address)).text(),
    (await fromIndex(address)).text(),
  ]);
  expect(indexed).toContain("<summary>Format du sac</summary>");
  expect(partsOf(indexed)).toEqual(partsOf(shelf));
});

test("the index offers no order for an animal: its address leads to the plain listing", async () => {
  const html = await (await fromIndex(path)).text();
  expect(html).not.toContain('<option value="animal"');
  expect(html).toContain('<option value="nouveautes"');
  const answer = await fromIndex(`${path}?tri=animal`);
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, path]);
});

test("without the index a listing is shown from a shelf that is known, else without products; both are logged", async () => {
  await fromShelf(path);
  const log = readLog();
  const lines = () => log().filter(({ event }) => event === "listing not shown");
  await breakService({ service: "search", mode: "refused" });
  const known = await fromIndex(`${path}?tri=prix`);
  expect(known.status).toBe(200);
  expect(cardsIn(await known.text())).toHaveLength(24);
  expect(lines()).toMatchObject([{ level: "error", path: "chien/croquettes" }]);

  const reads = await countCalls("content");
  const unknown = await fromIndex("/chat/croquettes/?filtre-age=senior&tri=prix");
  expect([unknown.status, unknown.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(unknown.headers.get("Cache-Control")).toBe("no-store");
  const html = await unknown.text();
  expect(textOf(html)).toContain(textOf(t("down.title")));
  expect(html).toContain('href="/chat/croquettes/?filtre-age=senior&amp;tri=prix"');
  expect(html).toContain('href="/chat/croquettes/chaton/"');
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(cardsIn(html)).toEqual([]);
  const check = await env.HTML_VALIDATOR.fetch("http://html-validator/", { method: "POST", body: html });
  expect(await check.json()).toEqual([]);
  expect(await reads()).toBeLessThan(10);
  expect(lines()).toHaveLength(2);
});

test("filters of a large category are limited as searches are; its own pages are not", async () => {
  const limit = vi.spyOn(env.SEARCH_LIMIT, "limit").mockResolvedValue({ success: false });
  const refused = await fromIndex("/chat/patees/?filtre-age=senior");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(textOf(await refused.text())).toContain(textOf(t("down.title")));
  expect((await fromIndex("/chat/patees/")).status).toBe(200);
  expect(limit).toHaveBeenCalledTimes(1);
});

test("a category that the index does not have is listed from its shelf, and that is logged", async () => {
  const log = readLog();
  await breakService({ service: "search", mode: "status", status: 404 });
  const answer = await fromIndex("/chat/");
  expect(answer.status).toBe(200);
  expect(cardsIn(await answer.text()).length).toBeGreaterThan(0);
  expect(log().filter(({ event }) => event === "category not in the search index")).toMatchObject([
    { level: "warn", path: "chat" },
  ]);
});

/** Everything of a listing but the order for an animal, which only a shelf has. */
function partsOf(html: string) {
  const listing = html
    .slice(html.indexOf('id="produits"'), html.indexOf("</main>"))
    .replace(/<option value="animal"[^>]*>[^<]*<\/option>/, "");
  return {
    title: /<title>[^<]*<\/title>/.exec(html)?.[0],
    robots: /<meta name="robots"[^>]*>/.exec(html)?.[0],
    canonical: /<link rel="canonical"[^>]*>/.exec(html)?.[0],
    data: /<script type="application\/ld\+json"[^>]*>[^<]*/.exec(html)?.[0].replace(/nonce="[^"]*"/, ""),
    text: textOf(listing),
    filters: listing.match(/<input type="checkbox"[^>]*>/g),
    pages: listing.match(/<a [^>]*href="[^"]*"[^>]*>/g)?.filter((link) => link.includes("page=")),
  };
}
