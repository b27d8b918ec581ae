import { expect, test } from "vitest";
import { buildIndexes } from "../../../sandbox/search/current-indexes.ts";
import { answerQuery, questionSchema } from "../../../sandbox/search/queries.ts";
import { listedProduct, listingRecords } from "../../../shared/search/listing-record.ts";
import { createCalls } from "./calls.ts";
import type { SearchClient } from "./client.ts";
import { createListings } from "./listings.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const replicas = { prix: "products_price_asc" };

const products = Array.from({ length: 2500 }, (_, index) => ({
  sku: `S${index}`,
  reviewCount: 0,
  filters: [{ name: "âge", value: index % 5 === 0 ? "Chiot" : "Adulte" }],
  variants: [
    {
      ...{ code: "1", slug: "1-kg", name: "1 kg", weight: 1000, isVisible: true, isInStock: true },
      price: 5000 - index,
    },
  ],
}));
const { byName } = buildIndexes({
  products: [],
  listings: [...listingRecords("chien", products.map(listedProduct))],
  categories: [],
  pages: [],
});

function indexed() {
  const asked: number[] = [];
  const search = async ({ requests }: { requests: { indexName: string }[] }) => {
    asked.push(requests.length);
    return {
      results: requests.map((request) => {
        const index = byName.get(request.indexName);
        if (!index) throw Object.assign(new Error("Index does not exist"), { status: 404 });
        return answerQuery(index, questionSchema.parse(request));
      }),
    };
  };
  const client = { search, clearCache: async () => {} } as unknown as SearchClient;
  const calls = createCalls({ client, prefix: "", log, signal: new AbortController().signal });
  return { listing: createListings(calls, replicas, log), asked };
}

const plain = { choices: [], sort: "pertinence" } as const;
const skusFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => `S${start + index}`);

test("every page of a category's own order is there, beyond the vendor's thousand hits too", async () => {
  const { listing } = indexed();
  for (const page of [1, 41, 42, 43, 104]) {
    const found = await listing("chien", plain, page, 24);
    expect(found?.skus, `page ${page}`).toEqual(skusFrom((page - 1) * 24, 24));
    expect(found).toMatchObject({ count: 2500, reachable: 2500 });
  }
  expect((await listing("chien", plain, 105, 24))?.skus).toEqual(skusFrom(2496, 4));
});

test("a filter or another order leads to a thousand products at most, and says so; the counts are of all", async () => {
  const { listing } = indexed();
  const cheapest = await listing("chien", { ...plain, sort: "prix" }, 42, 24);
  expect(cheapest).toMatchObject({ count: 2500, reachable: 1000 });
  expect(cheapest?.skus).toHaveLength(1000 - 41 * 24);
  expect(cheapest?.skus[0]).toBe(`S${2499 - 41 * 24}`);
  const adults = await listing("chien", { ...plain, choices: [{ facet: "age", value: "adulte" }] }, 1, 24);
  expect(adults).toMatchObject({ count: 2000, reachable: 1000 });
  expect(adults?.facets.find(({ name }) => name === "age")?.choices).toEqual([
    ["Chiot", 500],
    ["Adulte", 2000, true],
  ]);
});

test("a page asks once for its hits and once for each facet that is chosen; unknown choices are asked again without", async () => {
  const { listing, asked } = indexed();
  await listing("chien", plain, 1, 24);
  await listing("chien", { ...plain, choices: [{ facet: "age", value: "chiot" }] }, 1, 24);
  expect(asked).toEqual([1, 3]);
  const found = await listing("chien", { ...plain, choices: [{ facet: "age", value: "poulain" }] }, 1, 24);
  expect(found?.skus).toEqual(skusFrom(0, 24));
});

test("a category that the index does not have is not found", async () => {
  expect(await indexed().listing("chat", plain, 1, 24)).toBeUndefined();
});
