import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { algoliasearch } from "algoliasearch";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createContent } from "../../worker/upstream/content/content.ts";
import { catalogueOf, catalogueRows } from "../bench/scale/generated-content.ts";
import { emptyCache } from "../empty-cache.ts";
import { pushSearch } from "./push.ts";
import { openRecordStore } from "./record-store.ts";
import { readRecords } from "./records.ts";

const catalogue = catalogueOf(6000);
const rows = Map.groupBy(catalogueRows(catalogue), ({ collection }) => collection);
const productRows = rows.get("product") ?? [];
const categoryRows = rows.get("category") ?? [];

/** Products per call of the content system and records per page of an index. */
const pageSizes = { content: 100, index: 1000 };

/** Megabytes; what 6,000 products are listed by takes more. */
const mostGrowth = 2;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function megabytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const growth = ([first = 0, ...later]: readonly number[]) => Math.max(...later) - first;

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test("neither the content nor the index is held in memory", async () => {
  const megabytes: number[] = [];
  const store = openRecordStore();
  const content = createContent({
    ...{ baseURL: "https://content.example/api", token: "", locale: "fr-FR", cache: emptyCache(log), log },
    // An answer in the same turn of the event loop would keep all earlier ones alive.
    fetcher: async ({ url }) => setImmediate(Response.json(contentAnswer(new URL(url)))),
  });
  const requester = {
    send: async ({ url, data }: { url: string; data?: unknown }) => ({
      ...{ status: 200, isTimedOut: false },
      content: JSON.stringify(vendorAnswer(new URL(url), typeof data === "string" ? data : "{}")),
    }),
  };
  const said: string[] = [];
  await pushSearch({
    client: algoliasearch("APP", "key", { requester }),
    ...{ prefix: "", replicas: [], dryRun: false, allow: false, store },
    records: readRecords(content, { listingsAbove: 200, listed: store.listed }),
    say: (line) => said.push(line),
  });
  expect(said).toContain("products: 6000 records: 0 new, 6000 changed, 0 gone");
  expect(said).toContain("listings: 300 records: 300 new, 0 changed, 0 gone");
  expect(growth(megabytes)).toBeLessThan(mostGrowth);

  function contentAnswer({ pathname, searchParams }: URL): object {
    const path = pathname.slice("/api/".length);
    const page = Number(searchParams.get("pagination[page]"));
    if (path === "b2c-products") {
      if (page % 10 === 0) megabytes.push(megabytesInUse());
      const pageCount = productRows.length / pageSizes.content;
      const data = productRows.slice((page - 1) * pageSizes.content, page * pageSizes.content);
      return { data: data.map(({ json }) => json), meta: { pagination: { page, pageCount } } };
    }
    if (path === "b2c-sitemap")
      return {
        data: [{ path: "/nous-contacter/" }, ...categoryRows.map(({ key }) => ({ path: `/${key}/` }))],
      };
    if (path === "b2c-faq") return { data: [] };
    if (path === "nous-contacter") return { data: { title: "Nous contacter", blocks: [] } };
    return { data: categoryRows.find(({ key }) => path === `b2c-categories/${key}`)?.json ?? null };
  }

  function vendorAnswer({ pathname }: URL, body: string): object {
    const [index, action] = pathname.split("/").slice(3);
    if (action === "task") return { status: "published" };
    if (action !== "browse") return { taskID: 1 };
    megabytes.push(megabytesInUse());
    if (index !== "products") return { hits: [] };
    const from = Number(JSON.parse(body).cursor ?? 0);
    const to = from + pageSizes.index;
    const hits = productRows.slice(from, to).map(({ key }) => ({ objectID: key, name: `${key}, changed` }));
    return { hits, ...(to < productRows.length && { cursor: String(to) }) };
  }
});

test("the cache of a command holds the latest answers only", async () => {
  const cache = emptyCache(log);
  const source = { profile: "category", schema: z.object({ skus: z.array(z.string()) }) } as const;
  const read = (key: number) => {
    const skus = Array.from({ length: 5000 }, (_, number) => `${key}-${number}`);
    return cache.read(source, `chien/${key}`, async () => ({ skus }));
  };
  const readAll = async (from: number, to: number) => {
    for (let key = from; key < to; key++) await read(key);
    return megabytesInUse();
  };
  expect(growth([await readAll(0, 30), await readAll(30, 60)])).toBeLessThan(mostGrowth);
});
