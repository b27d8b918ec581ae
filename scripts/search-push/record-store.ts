import { DatabaseSync } from "node:sqlite";
import type { IndexName } from "../../shared/search/index-settings.ts";
import type { ListedProduct } from "../../shared/search/listing-record.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { digestOf } from "./digest.ts";

export interface Comparison {
  found: number;
  present: number;
  added: number;
  changed: number;
  gone: number;
}

export type RecordStore = ReturnType<typeof openRecordStore>;

/**
 * Keeps on the disk what is found in the content system and what is present in the indexes, so that neither has to fit
 * into memory. SQLite deletes the file itself.
 */
export function openRecordStore() {
  const database = new DatabaseSync("");
  database.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA temp_store = FILE;
    CREATE TABLE found (number INTEGER PRIMARY KEY, name, id, digest, record, UNIQUE (name, id));
    CREATE TABLE present (name, id, digest, PRIMARY KEY (name, id)) WITHOUT ROWID;
    CREATE TABLE listed (sku PRIMARY KEY, product) WITHOUT ROWID;
    BEGIN;
  `);
  const insertFound = database.prepare(
    "INSERT OR IGNORE INTO found (name, id, digest, record) VALUES (?, ?, ?, ?)",
  );
  const insertPresent = database.prepare("INSERT OR REPLACE INTO present VALUES (?, ?, ?)");
  const insertListed = database.prepare("INSERT OR REPLACE INTO listed VALUES (?, ?)");
  const selectListed = database.prepare("SELECT product FROM listed WHERE sku = ?");
  const selectCounts = database.prepare(`
    SELECT
      count(*) AS found,
      count(*) FILTER (WHERE present.id IS NULL) AS added,
      count(*) FILTER (WHERE present.digest <> found.digest) AS changed,
      (SELECT count(*) FROM present WHERE name = ?1) AS present
    FROM found LEFT JOIN present USING (name, id) WHERE found.name = ?1
  `);
  const selectNews = database.prepare(`
    SELECT record FROM found LEFT JOIN present USING (name, id)
    WHERE found.name = ? AND present.digest IS NOT found.digest ORDER BY number
  `);
  const selectGone = database.prepare(`
    SELECT id FROM present LEFT JOIN found USING (name, id) WHERE present.name = ? AND found.id IS NULL
  `);

  return {
    /** A record that comes twice is kept once. */
    addFound(name: IndexName, record: SearchRecord): void {
      insertFound.run(name, record.objectID, digestOf(record), JSON.stringify(record));
    },
    addPresent(name: IndexName, record: SearchRecord): void {
      insertPresent.run(name, record.objectID, digestOf(record));
    },
    compare(name: IndexName): Comparison {
      const { found, added, changed, present } = selectCounts.get(name) as Omit<Comparison, "gone"> & object;
      return { found, present, added, changed, gone: present - (found - added) };
    },
    /** New and changed records. */
    *newsOf(name: IndexName): Generator<SearchRecord> {
      for (const { record } of selectNews.iterate(name)) yield JSON.parse(record as string);
    },
    *goneFrom(name: IndexName): Generator<string> {
      for (const { id } of selectGone.iterate(name)) yield id as string;
    },
    listed: {
      get(sku: string): ListedProduct | undefined {
        const product = selectListed.get(sku)?.product;
        return product === undefined ? undefined : JSON.parse(product as string);
      },
      set(sku: string, product: ListedProduct): void {
        insertListed.run(sku, JSON.stringify(product));
      },
    },
  };
}
