import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "../../sandbox/database/open.ts";
import { currentIndexes } from "../../sandbox/search/current-indexes.ts";
import { type FoundRecord, readRecords } from "../../scripts/search-push/records.ts";
import { type IndexName, indexNames } from "../../shared/search/index-settings.ts";
import { createContentCache, createContentMemory } from "../../worker/cache/content-cache.ts";
import { createLog } from "../../worker/log.ts";
import { createContent } from "../../worker/upstream/content/content.ts";

test("records are read from the content system's calls: the very ones that the stand-in searches", async () => {
  const log = createLog("test");
  const content = createContent({
    baseURL: env.CONTENT_URL ?? "",
    token: env.CONTENT_TOKEN ?? "",
    locale: "fr-FR",
    fetcher: (request) => (env.SANDBOX as Fetcher).fetch(request),
    cache: createContentCache({
      store: { get: async () => new Map(), put: async () => {}, delete: async () => {} },
      memory: createContentMemory(),
      waitUntil: (work) => void work.catch(() => {}),
      log,
    }),
    log,
  });
  const found: FoundRecord[] = [];
  for await (const one of readRecords(content, { listingsAbove: 0, listed: new Map() })) found.push(one);
  const recordsOf = (name: IndexName) =>
    found.filter(({ index }) => index === name).map(({ record }) => record);
  const { byName } = await currentIndexes(openDatabase(env.DB));
  for (const name of indexNames) {
    const idsOf = (all: readonly { objectID: string }[] = []) =>
      all.map(({ objectID }) => objectID).toSorted();
    expect(idsOf(recordsOf(name)), name).toEqual(idsOf(byName.get(name)?.records));
  }
  for (const name of ["products", "listings"] as const) {
    const indexed = new Map(byName.get(name)?.records.map((record) => [record.objectID, record]));
    for (const record of recordsOf(name)) expect(record).toEqual(indexed.get(record.objectID));
  }
  expect(recordsOf("listings").length).toBeGreaterThan(recordsOf("products").length);
});
