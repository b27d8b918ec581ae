import { expect, test } from "vitest";
import { announceChanges, publishedPages } from "./index-now.ts";

const origin = "https://boutique.example";

async function announced(paths: string[], indexNowKey = "0123456789abcdef") {
  const calls: { url: string; body: unknown }[] = [];
  await announceChanges({ indexNowKey }, { origin, paths }, async (request) => {
    calls.push({ url: request.url, body: await request.json() });
    return new Response("", { status: 202 });
  });
  return calls;
}

test("changed pages are announced in one call", async () => {
  expect(await announced(["/", "/produits/poulet/"])).toEqual([
    {
      url: "https://api.indexnow.org/indexnow",
      body: {
        host: "boutique.example",
        key: "0123456789abcdef",
        keyLocation: "https://boutique.example/0123456789abcdef.txt",
        urlList: ["https://boutique.example/", "https://boutique.example/produits/poulet/"],
      },
    },
  ]);
});

test("nobody is told of nothing, or without a key", async () => {
  expect(await announced([])).toEqual([]);
  expect(await announced(["/"], "")).toEqual([]);
});

const products = [
  { sku: "poulet-1", slug: "poulet", name: "Poulet", viewable: true },
  { sku: "dinde-1", slug: "dinde", name: "Dinde", viewable: false },
];
const content = {
  product: async (key: string) => products.find(({ slug }) => slug === key) ?? null,
} as unknown as Parameters<typeof publishedPages>[0];

test.each([
  ["page", ["home", "livraison", "landing/noel", "nous-contacter", "b2c/menu"]],
  ["category", ["chien/croquettes"]],
  ["sample", ["poulet"]],
  ["shop", ["lyon"]],
  ["faq", ["livraison"]],
  ["header", ["b2c-header"]],
  ["product", ["poulet-1", "poulet", "dinde-1", "dinde"]],
])("the pages of a published %s", async (model, entries) => {
  expect(await publishedPages(content, { model, entries })).toEqual(pages[model]);
});

const pages: Record<string, string[]> = {
  page: ["/", "/page/livraison/", "/landing/noel/", "/nous-contacter/"],
  category: ["/chien/croquettes/"],
  sample: ["/produits/echantillons/poulet/"],
  shop: ["/magasins/lyon/"],
  faq: ["/faq/livraison/"],
  header: [],
  product: ["/produits/poulet/"],
};
