import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { everything } from "../../sandbox/content/all-content.ts";
import { createContent } from "../../worker/upstream/content/content.ts";
import { emptyCache } from "../empty-cache.ts";
import { recordedCalls } from "./recorded-calls.ts";
import { printOfSources, recordedFile } from "./recorded-sources.ts";

const answerSchema = z.object({ status: z.number(), body: z.unknown() });
type Answer = z.infer<typeof answerSchema>;

const recorded = z
  .record(z.string(), answerSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "recorded-answers.json"), "utf8")));

/** Reads as the shop does, without a cache. @param answerTo gets the path below `/api/` */
function contentOf(answerTo: (path: string, query: URLSearchParams) => Answer | undefined) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const content = createContent({
    baseURL: "https://content.example/api",
    token: "a-token",
    locale: "fr-FR",
    fetcher: async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const answer = answerTo(decodeURIComponent(pathname.replace("/api/", "")), searchParams);
      return Response.json(answer?.body ?? { data: null, error: { status: 404 } }, {
        status: answer?.status ?? 404,
      });
    },
    cache: emptyCache(log),
    log,
  });
  return { content, log };
}

const ofContentSystem = contentOf((path, query) => {
  const ofPath = recordedCalls.filter((call) => call.split("?")[0] === path);
  const call = ofPath.find((one) => {
    const asked = new URLSearchParams(one.split("?")[1]);
    return ["render", "path"].every((name) => asked.get(name) === query.get(name));
  });
  return call && recorded[call];
});

const { full, categories, pages, header, footer, crossSells, faq, samples, shops } = everything;
const entry = (attributes: object | undefined): Answer | undefined =>
  attributes && { status: 200, body: { data: { id: 1, attributes }, meta: {} } };
const crossSell = crossSells.cross_sell_divers;

const ofStandIn = contentOf((path) => {
  const [collection = "", ...rest] = path.split("/");
  const key = rest.join("/");
  const answers: Record<string, () => object | undefined> = {
    "b2c-header": () => header,
    "b2c-footer": () => footer,
    "b2c-categories": () => categories.find((one) => one.path === key),
    "b2c-products": () => full.find(({ sku }) => `sku-${sku}` === key),
    "b2c-samples": () => samples.find(({ slug }) => slug === key),
    "b2c-shops": () => shops.find(({ slug }) => slug === key),
    "b2c-cross-sells": () => crossSell && { crossSell: { title: crossSell.title, products: crossSell.skus } },
  };
  return entry(answers[collection] ? answers[collection]() : pages[path]);
});

type Content = typeof ofStandIn.content;
const product = "sku-MUS-CH-ADU-POU";

test.each<[string, (content: Content) => Promise<unknown>]>([
  ["the header", (content) => content.header()],
  ["the footer", (content) => content.footer()],
  ["the home page", (content) => content.page("home")],
  ["the contact page with its form", (content) => content.page("nous-contacter")],
  ["a page that does not exist", (content) => content.page("page-inconnue")],
  ["a category with blocks", (content) => content.category("chien")],
  ["a category below others", (content) => content.category("chat/croquettes/sterilise")],
  ["the name of a product", (content) => content.product(product, 0)],
  ["the summary of a product", (content) => content.product(product, 1)],
  ["a cross-sell", (content) => content.crossSell("cross_sell_divers")],
  ["a sample", (content) => content.sample("chien-adulte-poulet-fermier-riz")],
  ["a shop", (content) => content.shop("paris-oberkampf")],
])("%s is read alike from Strapi and from the stand-in", async (_, read) => {
  const found = await read(ofContentSystem.content);
  expect(plain(found)).toEqual(plain(await read(ofStandIn.content)));
});

test("a whole product is read alike, but for the id of its category", async () => {
  const [found, expected] = await Promise.all(
    [ofContentSystem, ofStandIn].map(({ content }) => content.product(product, 2)),
  );
  expect(found?.category?.path).toBe(expected?.category?.path);
  expect(plain({ ...found, category: null })).toEqual(plain({ ...expected, category: null }));
});

test("redirect rules, questions, site map and rations are read", async () => {
  const { content } = ofContentSystem;
  expect(await content.redirectRule("/blog/")).toBe("https://www.example.org/ancien-blog/");
  expect(await content.redirectRule("/produits/croquettes-chien-edition-noel/")).toBe(410);
  expect(await content.ration({ ref: "MUS-CH-ADU-POU", weight: 20, month: 40 })).toMatchObject({
    grams: 284,
  });
  expect((await content.sitemap(1)).entries[0]).toMatchObject({ path: "/" });
  expect((await content.faq())[0]).toMatchObject({ slug: faq[0]?.slug, theme: faq[0]?.theme });
});

test("nothing of the recorded answers is left out", () => {
  expect(ofContentSystem.log.warn).not.toHaveBeenCalled();
});

/** Absence is null in one answer and missing in the other; Strapi writes pictures with a slash in front. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, field) =>
      name === "url" ? String(field).replace(/^\//, "") : (field ?? undefined),
    ) ?? "null",
  );

test("the answers were recorded of the content system as it is", () => {
  const { "strapi/src": recordedOf } = JSON.parse(readFileSync(recordedFile, "utf8"));
  expect(recordedOf, "strapi/src has changed: run npm run cms:record and commit its answers").toBe(
    printOfSources(),
  );
});
