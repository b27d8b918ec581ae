import { readdirSync, readFileSync } from "node:fs";
import { algoliasearch } from "algoliasearch";
import { beforeEach, expect, test } from "vitest";
import { buildIndex } from "../../sandbox/search/engine/inverted-index.ts";
import { replicaOf } from "../../sandbox/search/engine/replica.ts";
import { search } from "../../sandbox/search/engine/search.ts";
import { type IndexName, indexNames } from "../../shared/search/index-settings.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { pushSearch } from "./push.ts";
import type { FoundRecord } from "./records.ts";

interface VendorIndex {
  settings: Record<string, unknown>;
  synonyms: never[];
  records: Map<string, SearchRecord>;
}

let indexes: Map<string, VendorIndex>;
let writes: string[];
let said: string[];

beforeEach(() => {
  indexes = new Map();
  writes = [];
  said = [];
});

const record = (objectID: string, name: string, price: number): SearchRecord => ({
  objectID,
  name,
  price,
  inStock: true,
});
const records: Record<IndexName, SearchRecord[]> = {
  products: [record("A", "Croquettes chiot", 900), record("B", "Croquettes chien", 500)],
  listings: [{ objectID: "chien/A", category: "chien", rank: 1 }],
  categories: [{ objectID: "chien", name: "Chien" }],
  pages: [{ objectID: "/page/livraison/", title: "Livraison" }],
};

async function* found(all: Record<IndexName, Iterable<SearchRecord>>): AsyncGenerator<FoundRecord> {
  for (const index of indexNames) for (const record of all[index]) yield { index, record };
}

type Options = Omit<Parameters<typeof pushSearch>[0], "records"> & { records: Parameters<typeof found>[0] };

const push = ({ records: all = records, ...options }: Partial<Options> = {}) =>
  pushSearch({
    client: algoliasearch("APP", "admin-key", {
      requester: {
        send: async ({ url, method, data, headers }) => answer(new URL(url), method, data, headers),
      },
    }),
    prefix: "shop_",
    replicas: ["products_price_asc"],
    records: found(all),
    dryRun: false,
    allow: false,
    say: (line) => said.push(line),
    ...options,
  });

async function answer(url: URL, method: string, data: unknown, headers: Record<string, string>) {
  expect(headers["x-algolia-api-key"]).toBe("admin-key");
  const [, , , indexName = "", action = "", more = ""] = decodeURIComponent(url.pathname).split("/");
  const body = typeof data === "string" ? JSON.parse(data) : {};
  const isRead = action === "task" || action === "browse" || (action === "settings" && method === "GET");
  if (!isRead) writes.push(`${method} ${indexName} ${action}${more && `/${more}`}`);
  const found = indexes.get(indexName);
  const said = isRead && action !== "task" && !found ? undefined : act();
  return said
    ? { status: 200, content: JSON.stringify(said), isTimedOut: false }
    : {
        status: 404,
        content: JSON.stringify({ message: "Index does not exist", status: 404 }),
        isTimedOut: false,
      };

  function act(): object {
    const index = found ?? { settings: {}, synonyms: [], records: new Map() };
    if (action === "task") return { status: "published", pendingTask: false };
    if (action === "browse") return browsed(index, body);
    if (action === "settings" && method === "GET") return index.settings;
    indexes.set(indexName, index);
    if (action === "settings") Object.assign(index.settings, body);
    if (action === "synonyms") index.synonyms = body;
    if (action === "batch") {
      expect(body.requests.length).toBeLessThanOrEqual(1000);
      for (const { action: does, body: one } of body.requests) {
        if (does === "deleteObject") index.records.delete(one.objectID);
        else index.records.set(one.objectID, one);
      }
    }
    return { taskID: writes.length, objectIDs: [], updatedAt: "2026-11-22T00:00:00.000Z" };
  }
}

function browsed({ records: all }: VendorIndex, { cursor = "0" }: { cursor?: string }) {
  const next = Number(cursor) + 1000;
  const hits = [...all.values()].slice(Number(cursor), next);
  return { hits, nbHits: all.size, ...(next < all.size ? { cursor: String(next) } : {}) };
}

test("pushes settings, replicas, synonyms and records under the prefix of the indexes", async () => {
  await push();
  expect([...indexes.keys()].toSorted()).toEqual([
    "shop_categories",
    "shop_listings",
    "shop_listings_newest",
    "shop_listings_price_asc",
    "shop_listings_price_desc",
    "shop_listings_rating_desc",
    "shop_pages",
    "shop_products",
    "shop_products_newest",
    "shop_products_price_asc",
    "shop_products_price_desc",
    "shop_products_rating_desc",
  ]);
  const products = indexes.get("shop_products");
  expect(products?.settings).toMatchObject({
    ignorePlurals: ["fr"],
    replicas: expect.arrayContaining(["shop_products_price_asc"]),
  });
  expect(indexes.get("shop_products_price_asc")?.settings).toMatchObject({
    ranking: expect.arrayContaining(["asc(price)"]),
  });
  expect(indexes.get("shop_products_price_asc")?.settings).not.toHaveProperty("replicas");
  expect([...(products?.records.keys() ?? [])]).toEqual(["A", "B"]);
});

test("what was pushed is all that the stand-in's engine needs: plurals, synonyms and orders", async () => {
  await push();
  const { settings = {}, synonyms = [], records: pushed = new Map() } = indexes.get("shop_products") ?? {};
  const index = buildIndex([...pushed.values()], settings, synonyms);
  const idsOf = (at: typeof index, query: string) =>
    search(at, { query }).records.map((number) => at.records[number]?.objectID);
  expect(idsOf(index, "croquette toutou ")).toEqual(["B"]);
  const ranking: string[] = JSON.parse(
    JSON.stringify(indexes.get("shop_products_price_asc")?.settings.ranking),
  );
  expect(idsOf(replicaOf(index, ranking), "croquettes ")).toEqual(["B", "A"]);
});

test("a dry run prints what would change and writes nothing", async () => {
  await push({ dryRun: true });
  expect(writes).toEqual([]);
  expect(said).toContain("shop_products: 2 records: 2 new, 0 changed, 0 gone");
  expect(said.join("\n")).toContain('shop_products: ignorePlurals: not set → ["fr"]');
});

test("a second push writes neither settings nor records; a changed record is told and replaced", async () => {
  await push();
  writes.length = 0;
  await push();
  expect(new Set(writes.map((write) => write.split(" ").at(-1)))).toEqual(new Set(["synonyms/batch"]));
  said.length = 0;
  await push({
    allow: true,
    records: { ...records, products: [record("A", "Croquettes chiot", 950), record("C", "Pâtée", 100)] },
  });
  expect(said).toContain("shop_products: 2 records: 1 new, 1 changed, 1 gone");
  expect([...(indexes.get("shop_products")?.records.keys() ?? [])]).toEqual(["A", "C"]);
});

function* generated(count: number, price: (number: number) => number): Generator<SearchRecord> {
  for (let number = 0; number < count; number++)
    yield record(`G${number}`, `Croquettes ${number}`, price(number));
}

test("30,000 products are pushed in batches; the next push writes the few that changed, in any order", async () => {
  await push({ records: { ...records, products: generated(30_000, () => 900) } });
  expect(indexes.get("shop_products")?.records.size).toBe(30_000);
  writes.length = 0;
  const products = generated(30_000, (number) => (number % 10_000 === 7 ? 800 : 900));
  await push({ records: { ...records, products: [...products].reverse() } });
  expect(said).toContain("shop_products: 30000 records: 0 new, 3 changed, 0 gone");
  expect(writes.filter((write) => write.endsWith("shop_products batch"))).toHaveLength(3);
});

test("a push that would remove more than a tenth of an index writes nothing, unless that is allowed", async () => {
  await push({ records: { ...records, products: generated(100, () => 900) } });
  writes.length = 0;
  const fewer = (count: number) => ({ ...records, products: generated(count, () => 800) });
  for (const dryRun of [false, true])
    await expect(push({ records: fewer(89), dryRun })).rejects.toThrow("11 of 100 records of shop_products");
  expect(writes).toEqual([]);
  await push({ records: fewer(90) });
  expect(indexes.get("shop_products")?.records.size).toBe(90);
  await push({ records: fewer(20), allow: true });
  expect(indexes.get("shop_products")?.records.size).toBe(20);
});

test("a product that comes twice is one record, and attributes in another order are no change", async () => {
  const twice = [...records.products, ...records.products];
  await push({ records: { ...records, products: twice } });
  const turned = records.products.map(
    (one) => Object.fromEntries(Object.entries(one).reverse()) as unknown as SearchRecord,
  );
  await push({ records: { ...records, products: turned } });
  expect(said.filter((line) => line.startsWith("shop_products: 2 records"))).toEqual([
    "shop_products: 2 records: 2 new, 0 changed, 0 gone",
    "shop_products: 2 records: 0 new, 0 changed, 0 gone",
  ]);
});

test("an index is never emptied, and an order that no replica has stops the push before it writes", async () => {
  for (const name of indexNames.filter((one) => one !== "listings")) {
    await expect(push({ records: { ...records, [name]: [] } })).rejects.toThrow(name);
  }
  await expect(push({ replicas: ["products_name_asc"] })).rejects.toThrow("products_name_asc");
  expect(writes).toEqual([]);
});

test("a shop without large categories has no index of listings; one whose last is gone keeps it", async () => {
  const without = { records: { ...records, listings: [] } };
  await push(without);
  expect([...indexes.keys()].filter((name) => name.startsWith("shop_listings"))).toEqual([]);
  await push();
  expect([...indexes.keys()]).toContain("shop_listings_price_asc");
  await expect(push(without)).rejects.toThrow("1 of 1 records of shop_listings");
  await push({ ...without, allow: true });
  expect(indexes.get("shop_listings")?.records.size).toBe(0);
});

test("the client that can write is in no file of the worker or the browser", () => {
  for (const folder of ["worker", "client", "shared"]) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    for (const file of files) {
      expect(readFileSync(`${folder}/${file}`, "utf8"), file).not.toMatch(
        /from "algoliasearch"|import\("algoliasearch"\)/,
      );
    }
  }
});
