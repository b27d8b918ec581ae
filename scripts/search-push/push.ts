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
import type { Records } from "./records.ts";

interface PushOptions {
  client: Algoliasearch;
  prefix: string;
  replicas: readonly string[];
  records: Records;
  dryRun: boolean;
  say: (line: string) => void;
}

/** Writes settings, synonyms and replicas before records. @throws before anything is written */
export async function pushSearch({ client, prefix, replicas, records, dryRun, say }: PushOptions) {
  const unknown = replicas.filter((name) => !(name in replicaSettings));
  if (unknown.length)
    throw new Error(`SEARCH_REPLICAS names ${unknown.join(", ")}: index-settings.ts does not`);
  // An empty source is probably an outage; it must not empty an index.
  const empty = indexNames.filter((name) => !records[name].length);
  if (empty.length) throw new Error(`There are no records for ${empty.join(", ")}: nothing is pushed`);
  for (const name of indexNames) await pushIndex(name);

  async function pushIndex(name: IndexName): Promise<void> {
    const indexName = prefix + name;
    const { replicas: own = [], ...settings } = indexSettings[name];
    const wanted = own.length ? { ...settings, replicas: own.map((replica) => prefix + replica) } : settings;
    await pushSettings(indexName, wanted);
    for (const replica of own) {
      await pushSettings(prefix + replica, { ...settings, ...replicaSettings[replica] });
    }
    await pushSynonyms(indexName);
    await pushRecords(indexName, records[name]);
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

  async function pushRecords(indexName: string, objects: readonly SearchRecord[]): Promise<void> {
    // Removes undefined values, as serialisation does, so that records compare equal.
    const wanted: SearchRecord[] = JSON.parse(JSON.stringify(objects));
    const now = await recordsIn(indexName);
    const added = wanted.filter(({ objectID }) => !now.has(objectID)).length;
    const same = wanted.filter((record) => isDeepStrictEqual(now.get(record.objectID), record)).length;
    const gone = [...now.keys()].filter((id) => wanted.every(({ objectID }) => objectID !== id)).length;
    const changed = wanted.length - added - same;
    say(`${indexName}: ${wanted.length} records: ${added} new, ${changed} changed, ${gone} gone`);
    if (dryRun || added + changed + gone === 0) return;
    await client.replaceAllObjects({ indexName, objects: wanted, batchSize: 1000 });
  }

  async function recordsIn(indexName: string): Promise<Map<string, object>> {
    const found = new Map<string, object>();
    await client
      .browseObjects<SearchRecord>({
        indexName,
        browseParams: { query: "", hitsPerPage: 1000 },
        aggregator: ({ hits }) => {
          for (const { _highlightResult, ...record } of hits) found.set(record.objectID, record);
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
