import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { indexNames, indexSettings, replicaSettings } from "../../shared/search/index-settings.ts";
import { synonyms } from "../../shared/search/synonyms.ts";
import { contentVersion } from "../content-system/content-version.ts";
import type { Database } from "../database/open.ts";
import { documents } from "../database/schema/services.ts";
import { buildIndex, type InvertedIndex } from "./engine/inverted-index.ts";
import { replicaOf } from "./engine/replica.ts";
import { type Purchases, purchasesOf } from "./purchases.ts";
import { recordsOf } from "./records.ts";

export interface Indexes {
  byName: ReadonlyMap<string, InvertedIndex>;
  purchases: Purchases;
}

let cached: { version: string; indexes: Indexes } | undefined;

export async function currentIndexes(db: Database): Promise<Indexes> {
  const version = await contentVersion(db);
  if (cached?.version !== version)
    cached = { version, indexes: buildIndexes(recordsOf(await readDocuments(db))) };
  return cached.indexes;
}

export function buildIndexes(records: ReturnType<typeof recordsOf>): Indexes {
  const byName = new Map<string, InvertedIndex>();
  for (const name of indexNames) {
    const index = buildIndex(records[name], indexSettings[name], synonyms);
    byName.set(name, index);
    for (const replica of indexSettings[name].replicas ?? [])
      byName.set(replica, replicaOf(index, replicaSettings[replica]?.ranking ?? []));
  }
  return { byName, purchases: purchasesOf(byName.get("products")?.records ?? []) };
}

const chunk = 500;

async function readDocuments(db: Database) {
  const found: {
    collection: (typeof documents.$inferSelect)["collection"];
    key: string;
    json: Record<string, unknown>;
  }[] = [];
  const indexed = inArray(documents.collection, ["product", "category", "page", "faq", "sample", "shop"]);
  for (let after = 0; ; ) {
    const rows = await db
      .select({
        row: sql<number>`rowid`,
        collection: documents.collection,
        key: documents.key,
        json: sql<string>`json_remove(${documents.json}, '$.json_avis')`,
      })
      .from(documents)
      .where(and(indexed, gt(sql`rowid`, after)))
      .orderBy(asc(sql`rowid`))
      .limit(chunk);
    found.push(...rows.map(({ collection, key, json }) => ({ collection, key, json: JSON.parse(json) })));
    if (rows.length < chunk) return found;
    after = rows.at(-1)?.row ?? after;
  }
}
