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
import { digestOf } from "./digest.ts";
import type { FoundRecord } from "./records.ts";
import { batchSize, type Spool, withSpools } from "./spool.ts";

interface PushOptions {
  client: Algoliasearch;
  prefix: string;
  replicas: readonly string[];
  records: AsyncIterable<FoundRecord>;
  dryRun: boolean;
  /** Lets the push remove more than a tenth of an index. */
  allow: boolean;
  say: (line: string) => void;
}

interface Comparison {
  /** Digests of the records in the index, by id. */
  present: Map<string, string>;
  gone: string[];
  isSame: boolean;
}

/** Writes settings, synonyms and replicas before records. @throws before anything is written */
export async function pushSearch({ client, prefix, replicas, records, dryRun, allow, say }: PushOptions) {
  const unknown = replicas.filter((name) => !(name in replicaSettings));
  if (unknown.length)
    throw new Error(`SEARCH_REPLICAS names ${unknown.join(", ")}: index-settings.ts does not`);
  await withSpools(records, async (spools) => {
    // An empty source is probably an outage; it must not empty an index. A shop may have no large category.
    const empty = indexNames.filter((name) => name !== "listings" && !spools[name].count);
    if (empty.length) throw new Error(`There are no records for ${empty.join(", ")}: nothing is pushed`);
    const comparisons = new Map<IndexName, Comparison>();
    for (const name of indexNames) comparisons.set(name, await compare(prefix + name, spools[name]));
    if (!allow) refuseLosses(comparisons);
    for (const [name, comparison] of comparisons)
      if (spools[name].count + comparison.present.size > 0) await pushIndex(name, spools[name], comparison);
  });

  async function compare(indexName: string, spool: Spool): Promise<Comparison> {
    const present = await digestsIn(indexName);
    const gone = new Set(present.keys());
    let added = 0;
    let changed = 0;
    for await (const batch of spool.batches())
      for (const record of batch) {
        gone.delete(record.objectID);
        const digest = present.get(record.objectID);
        if (digest === undefined) added++;
        else if (digest !== digestOf(record)) changed++;
      }
    say(`${indexName}: ${spool.count} records: ${added} new, ${changed} changed, ${gone.size} gone`);
    return { present, gone: [...gone], isSame: added + changed + gone.size === 0 };
  }

  function refuseLosses(comparisons: ReadonlyMap<IndexName, Comparison>): void {
    const losses = [...comparisons].filter(([, { present, gone }]) => gone.length * 10 > present.size);
    if (losses.length === 0) return;
    const names = losses.map(
      ([name, { present, gone }]) => `${gone.length} of ${present.size} records of ${prefix}${name}`,
    );
    throw new Error(
      `Nothing is pushed, because ${names.join(", ")} would be removed: add --allow if that is right`,
    );
  }

  async function pushIndex(name: IndexName, spool: Spool, comparison: Comparison): Promise<void> {
    const indexName = prefix + name;
    const { replicas: own = [], ...settings } = indexSettings[name];
    const wanted = own.length ? { ...settings, replicas: own.map((replica) => prefix + replica) } : settings;
    await pushSettings(indexName, wanted);
    for (const replica of own) {
      await pushSettings(prefix + replica, { ...settings, ...replicaSettings[replica] });
    }
    await pushSynonyms(indexName);
    if (!dryRun && !comparison.isSame) await pushRecords(indexName, spool, comparison);
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

  async function pushRecords(indexName: string, spool: Spool, { present, gone }: Comparison): Promise<void> {
    for await (const batch of spool.batches()) {
      const objects = batch.filter((record) => present.get(record.objectID) !== digestOf(record));
      if (objects.length) await client.saveObjects({ indexName, objects, batchSize, waitForTasks: true });
    }
    if (gone.length)
      await client.deleteObjects({ indexName, objectIDs: gone, batchSize, waitForTasks: true });
  }

  async function digestsIn(indexName: string): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    await client
      .browseObjects<SearchRecord>({
        indexName,
        browseParams: { query: "", hitsPerPage: batchSize },
        aggregator: ({ hits }) => {
          for (const { _highlightResult, ...record } of hits) found.set(record.objectID, digestOf(record));
        },
      })
      .catch(noneYet);
    return found;
  }
}

function noneYet(error: unknown): undefined {
  if (error instanceof Error && "status" in error && error.status === 404) return undefined;
  throw error;
}
