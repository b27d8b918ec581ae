import { readdirSync, readFileSync } from "node:fs";
import { algoliasearch } from "algoliasearch";
import { beforeEach, expect, test } from "vitest";
import { buildIndex } from "../../sandbox/search/engine/inverted-index.ts";
import { replicaOf } from "../../sandbox/search/engine/replica.ts";
import { search } from "../../sandbox/search/engine/search.ts";
import { indexNames } from "../../shared/search/index-settings.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { pushSearch } from "./push.ts";
import type { Records } from "./records.ts";

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
const records: Records = {
  products: [record("A", "Croquettes chiot", 900), record("B", "Croquettes chien", 500)],
  categories: [{ objectID: "chien", name: "Chien" }],
  pages: [{ objectID: "/page/livraison/", title: "Livraison" }],
};

const push = (options: Partial<Parameters<typeof pushSearch>[0]> = {}) =>
  pushSearch({
    client: algoliasearch("APP", "admin-key", {
      requester: {
        send: async ({ url, method, data, headers }) => answer(new URL(url), method, data, headers),
      },
    }),
    prefix: "shop_",
    replicas: ["products_price_asc"],
    records,
    dryRun: false,
    say: (line) => said.push(line),
    ...options,
  });

async function answer(url: URL, method: string, data: unknown, headers: Record<string, string>) {
  expect(headers["x-algolia-api-key"]).toBe("admin-key");
  const [, , , indexName = "", action = "", more = ""] = decodeURIComponent(url.pathname).split("/");
  const body = typeof data === "string" ? JSON.parse(data) : {};
  const isRead = action === "task" || action === "browse" || (action === "settings" && method === "GET");
  if (!isRead)
    writes.push(`${method} ${indexName.replace(/_tmp_\d+/, "_tmp")} ${action}${more && `/${more}`}`);
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
    if (action === "browse") return { hits: [...index.records.values()], nbHits: index.records.size };
    if (action === "settings" && method === "GET") return index.settings;
    indexes.set(indexName, index);
    if (action === "settings") Object.assign(index.settings, body);
    if (action === "synonyms") index.synonyms = body;
    if (action === "batch") {
      for (const { body: one } of body.requests) index.records.set(one.objectID, one);
    }
    if (action === "operation") {
      const to = indexes.get(body.destination) ?? { settings: {}, synonyms: [], records: new Map() };
      indexes.set(
        body.destination,
        body.operation === "copy" ? { ...to, settings: index.settings, synonyms: index.synonyms } : index,
      );
      if (body.operation === "move") indexes.delete(indexName);
    }
    return { taskID: writes.length, objectIDs: [], updatedAt: "2026-11-22T00:00:00.000Z" };
  }
}

test("pushes settings, replicas, synonyms and records under the prefix of the indexes", async () => {
  await push();
  expect([...indexes.keys()].filter((name) => !name.includes("_tmp")).toSorted()).toEqual([
    "shop_categories",
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
    records: { ...records, products: [record("A", "Croquettes chiot", 950), record("C", "Pâtée", 100)] },
  });
  expect(said).toContain("shop_products: 2 records: 1 new, 1 changed, 1 gone");
  expect([...(indexes.get("shop_products")?.records.keys() ?? [])]).toEqual(["A", "C"]);
});

test("an index is never emptied, and an order that no replica has stops the push before it writes", async () => {
  for (const name of indexNames) {
    await expect(push({ records: { ...records, [name]: [] } })).rejects.toThrow(name);
  }
  await expect(push({ replicas: ["products_name_asc"] })).rejects.toThrow("products_name_asc");
  expect(writes).toEqual([]);
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
