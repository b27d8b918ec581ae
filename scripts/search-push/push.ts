import { isDeepStrictEqual } from "node:util";
import type { Algoliasearch } from "algoliasearch";
import {
  type IndexName,
  type IndexSettings,
  indexNames,
  indexSettings,
  replicaSettings,
} from "../../shared/search/index-settings.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { synonyms } from "../../shared/search/synonyms.ts";
import type { Comparison, RecordStore } from "./record-store.ts";
import type { FoundRecord } from "./records.ts";

/** Records per call of the search service. */
const batchSize = 1000;

interface PushOptions {
  client: Algoliasearch;
  prefix: string;
  replicas: readonly string[];
  records: AsyncIterable<FoundRecord>;
  store: RecordStore;
  dryRun: boolean;
  /** Lets the push remove more than a tenth of an index. */
  allow: boolean;
  say: (line: string) => void;
}

/** Writes settings, synonyms and replicas before records. @throws before anything is written */
export async function pushSearch({
  client,
  prefix,
  replicas,
  records,
  store,
  dryRun,
  allow,
  say,
}: PushOptions): Promise<void> {
  const unknown = replicas.filter((name) => !(name in replicaSettings));
  if (unknown.length)
    throw new Error(`SEARCH_REPLICAS names ${unknown.join(", ")}: index-settings.ts does not`);
  for await (const { index, record } of records) store.addFound(index, record);
  // An empty source is probably an outage; it must not empty an index. A shop may have no large category.
  const empty = indexNames.filter((name) => name !== "listings" && !store.compare(name).found);
  if (empty.length) throw new Error(`There are no records for ${empty.join(", ")}: nothing is pushed`);
  const comparisons = new Map<IndexName, Comparison>();
  for (const name of indexNames) comparisons.set(name, await compare(name));
  if (!allow) refuseLosses(comparisons);
  for (const [name, comparison] of comparisons)
    if (comparison.found + comparison.present > 0) await pushIndex(name);

  async function compare(name: IndexName): Promise<Comparison> {
    await client
      .browseObjects<SearchRecord>({
        indexName: prefix + name,
        browseParams: { query: "", hitsPerPage: batchSize },
        aggregator: ({ hits }) => {
          for (const { _highlightResult, ...record } of hits) store.addPresent(name, record);
        },
      })
      .catch(noneYet);
    const comparison = store.compare(name);
    const { found, added, changed, gone } = comparison;
    say(`${prefix}${name}: ${found} records: ${added} new, ${changed} changed, ${gone} gone`);
    return comparison;
  }

  function refuseLosses(comparisons: ReadonlyMap<IndexName, Comparison>): void {
    const losses = [...comparisons].filter(([, { present, gone }]) => gone * 10 > present);
    if (losses.length === 0) return;
    const names = losses.map(
      ([name, { present, gone }]) => `${gone} of ${present} records of ${prefix}${name}`,
    );
    throw new Error(
      `Nothing is pushed, because ${names.join(", ")} would be removed: add --allow if that is right`,
    );
  }

  async function pushIndex(name: IndexName): Promise<void> {
    const indexName = prefix + name;
    const { replicas: own = [], ...settings } = indexSettings[name];
    const wanted = own.length ? { ...settings, replicas: own.map((replica) => prefix + replica) } : settings;
    await pushSettings(indexName, wanted);
    for (const replica of own) {
      await pushSettings(prefix + replica, { ...settings, ...replicaSettings[replica] });
    }
    await pushSynonyms(indexName);
    if (!dryRun) await pushRecords(name);
  }

  async function pushSettings(indexName: string, wanted: Partial<IndexSettings>): Promise<void> {
    const now = await client.getSettings({ indexName }).catch(noneYet);
    const present: Record<string, unknown> = { ...now };
    const changed = Object.entries(wanted).filter(([key, value]) => !isDeepStrictEqual(present[key], value));
    for (const [key, value] of changed) {
      say(`${indexName}: ${key}: ${JSON.stringify(present[key]) ?? "not set"} → ${JSON.stringify(value)}`);
    }
    if (dryRun || (now && !changed.length)) return;
    // Replicas have their own ranking and are pushed separately.
    const { taskID } = await client.setSettings({
      indexName,
      indexSettings: wanted,
      forwardToReplicas: false,
    });
    await client.waitForTask({ indexName, taskID });
  }

  async function pushSynonyms(indexName: string): Promise<void> {
    say(`${indexName}: ${synonyms.length} synonyms`);
    if (dryRun) return;
    const { taskID } = await client.saveSynonyms({
      indexName,
      synonymHit: [...synonyms],
      replaceExistingSynonyms: true,
      forwardToReplicas: true,
    });
    await client.waitForTask({ indexName, taskID });
  }

  async function pushRecords(name: IndexName): Promise<void> {
    const call = { indexName: prefix + name, batchSize, waitForTasks: true };
    for (const objects of inBatches(store.newsOf(name))) await client.saveObjects({ ...call, objects });
    for (const objectIDs of inBatches(store.goneFrom(name)))
      await client.deleteObjects({ ...call, objectIDs });
  }
}

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function noneYet(error: unknown): undefined {
  if (error instanceof Error && "status" in error && error.status === 404) return undefined;
  throw error;
}
