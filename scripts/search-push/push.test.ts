import { readdirSync, readFileSync } from "node:fs";
import { algoliasearch } from "algoliasearch";
import { beforeEach, expect, test } from "vitest";
import { buildIndex } from "../../sandbox/search/engine/inverted-index.ts";
import { replicaOf } from "../../sandbox/search/engine/replica.ts";
import { search } from "../../sandbox/search/engine/search.ts";
import { type IndexName, indexNames } from "../../shared/search/index-settings.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { pushSearch } from "./push.ts";
import { openRecordStore } from "./record-store.ts";
import type { FoundRecord } from "./records.ts";
import { adminKey, VendorIndexes } from "./vendor-indexes.ts";

let vendor: VendorIndexes;
let said: string[];

beforeEach(() => {
  vendor = new VendorIndexes();
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

type Options = Omit<Parameters<typeof pushSearch>[0], "records" | "store"> & {
  records: Parameters<typeof found>[0];
};

const push = ({ records: all = records, ...options }: Partial<Options> = {}) =>
  pushSearch({
    client: algoliasearch("APP", adminKey, {
      requester: {
        send: async ({ url, method, data, headers }) => ({
          ...vendor.answer(new URL(url), method, data, headers),
          isTimedOut: false,
        }),
      },
    }),
    prefix: "shop_",
    replicas: ["products_price_asc"],
    records: found(all),
    store: openRecordStore(),
    dryRun: false,
    allow: false,
    say: (line) => said.push(line),
    ...options,
  });

test("pushes settings, replicas, synonyms and records under the prefix of the indexes", async () => {
  await push();
  expect([...vendor.indexes.keys()].toSorted()).toEqual([
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
  const products = vendor.indexes.get("shop_products");
  expect(products?.settings).toMatchObject({
    ignorePlurals: ["fr"],
    replicas: expect.arrayContaining(["shop_products_price_asc"]),
  });
  expect(vendor.indexes.get("shop_products_price_asc")?.settings).toMatchObject({
    ranking: expect.arrayContaining(["asc(price)"]),
  });
  expect(vendor.indexes.get("shop_products_price_asc")?.settings).not.toHaveProperty("replicas");
  expect([...(products?.records.keys() ?? [])]).toEqual(["A", "B"]);
});

test("what was pushed is all that the stand-in's engine needs: plurals, synonyms and orders", async () => {
  await push();
  const {
    settings = {},
    synonyms = [],
    records: pushed = new Map(),
  } = vendor.indexes.get("shop_products") ?? {};
  const index = buildIndex([...pushed.values()], settings, synonyms);
  const idsOf = (at: typeof index, query: string) =>
    search(at, { query }).records.map((number) => at.records[number]?.objectID);
  expect(idsOf(index, "croquette toutou ")).toEqual(["B"]);
  const ranking: string[] = JSON.parse(
    JSON.stringify(vendor.indexes.get("shop_products_price_asc")?.settings.ranking),
  );
  expect(idsOf(replicaOf(index, ranking), "croquettes ")).toEqual(["B", "A"]);
});

test("a dry run prints what would change and writes nothing", async () => {
  await push({ dryRun: true });
  expect(vendor.writes).toEqual([]);
  expect(said).toContain("shop_products: 2 records: 2 new, 0 changed, 0 gone");
  expect(said.join("\n")).toContain('shop_products: ignorePlurals: not set → ["fr"]');
});

test("a second push writes neither settings nor records; a changed record is told and replaced", async () => {
  await push();
  vendor.writes.length = 0;
  await push();
  expect(new Set(vendor.writes.map((write) => write.split(" ").at(-1)))).toEqual(new Set(["synonyms/batch"]));
  said.length = 0;
  await push({
    allow: true,
    records: { ...records, products: [record("A", "Croquettes chiot", 950), record("C", "Pâtée", 100)] },
  });
  expect(said).toContain("shop_products: 2 records: 1 new, 1 changed, 1 gone");
  expect([...(vendor.indexes.get("shop_products")?.records.keys() ?? [])]).toEqual(["A", "C"]);
});

function* generated(count: number, price: (number: number) => number): Generator<SearchRecord> {
  for (let number = 0; number < count; number++)
    yield record(`G${number}`, `Croquettes ${number}`, price(number));
}

test("30,000 products are pushed in batches; the next push writes the few that changed, in any order", async () => {
  await push({ records: { ...records, products: generated(30_000, () => 900) } });
  expect(vendor.indexes.get("shop_products")?.records.size).toBe(30_000);
  vendor.writes.length = 0;
  const products = generated(30_000, (number) => (number % 10_000 === 7 ? 800 : 900));
  await push({ records: { ...records, products: [...products].reverse() } });
  expect(said).toContain("shop_products: 30000 records: 0 new, 3 changed, 0 gone");
  expect(vendor.writes.filter((write) => write.endsWith("shop_products batch"))).toHaveLength(1);
});

test("a push that would remove more than a tenth of an index writes nothing, unless that is allowed", async () => {
  await push({ records: { ...records, products: generated(100, () => 900) } });
  vendor.writes.length = 0;
  const fewer = (count: number) => ({ ...records, products: generated(count, () => 800) });
  for (const dryRun of [false, true])
    await expect(push({ records: fewer(89), dryRun })).rejects.toThrow("11 of 100 records of shop_products");
  expect(vendor.writes).toEqual([]);
  await push({ records: fewer(90) });
  expect(vendor.indexes.get("shop_products")?.records.size).toBe(90);
  await push({ records: fewer(20), allow: true });
  expect(vendor.indexes.get("shop_products")?.records.size).toBe(20);
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
  expect(vendor.writes).toEqual([]);
});

test("a shop without large categories has no index of listings; one whose last is gone keeps it", async () => {
  const without = { records: { ...records, listings: [] } };
  await push(without);
  expect([...vendor.indexes.keys()].filter((name) => name.startsWith("shop_listings"))).toEqual([]);
  await push();
  expect([...vendor.indexes.keys()]).toContain("shop_listings_price_asc");
  await expect(push(without)).rejects.toThrow("1 of 1 records of shop_listings");
  await push({ ...without, allow: true });
  expect(vendor.indexes.get("shop_listings")?.records.size).toBe(0);
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
