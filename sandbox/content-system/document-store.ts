import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { documents } from "../database/schema/services.ts";
import { newContentVersion } from "./content-version.ts";
import type { Paging } from "./paging.ts";

export type Document = typeof documents.$inferSelect;
export type Collection = Document["collection"];
export const collections = documents.collection.enumValues;

export function findDocument(
  db: Database,
  collection: Collection,
  key: string,
): Promise<Document | undefined> {
  return db.query.documents.findFirst({
    where: and(eq(documents.collection, collection), eq(documents.key, key)),
  });
}

export function listDocuments(db: Database, collection: Collection): Promise<Document[]> {
  return db.query.documents.findMany({
    where: eq(documents.collection, collection),
    orderBy: asc(documents.id),
  });
}

export function findProductBySlug(db: Database, slug: string): Promise<Document | undefined> {
  return db.query.documents.findFirst({
    where: and(eq(documents.collection, "product"), eq(sql`${documents.json} ->> '$.slug'`, slug)),
  });
}

export interface DocumentPage {
  documents: Document[];
  total: number;
}

export function pageOfCollection(
  db: Database,
  collection: Collection,
  paging: Paging,
): Promise<DocumentPage> {
  return readPage(db, eq(documents.collection, collection), paging);
}

/** Unknown skus are left out. One JSON parameter holds all skus: D1 takes at most 100 parameters. */
export function pageOfProducts(db: Database, skus: readonly string[], paging: Paging): Promise<DocumentPage> {
  const asked = sql`${documents.key} in (select value from json_each(${JSON.stringify(skus)}))`;
  return readPage(db, and(eq(documents.collection, "product"), asked), paging);
}

export function pageOfCategory(
  db: Database,
  { categoryId, excluded = "" }: { categoryId: number; excluded: string | undefined },
  paging: Paging,
): Promise<DocumentPage> {
  const categoryIs = eq(sql`${documents.json} ->> '$.category.id'`, categoryId);
  const isSold = sql`json_extract(${documents.json}, '$.oldProduct') is null`;
  return readPage(
    db,
    and(eq(documents.collection, "product"), categoryIs, isSold, ne(documents.key, excluded)),
    paging,
  );
}

async function readPage(
  db: Database,
  where: SQL | undefined,
  { page, pageSize }: Paging,
): Promise<DocumentPage> {
  const [found, total] = await Promise.all([
    db.query.documents.findMany({
      where,
      orderBy: asc(documents.id),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    db.$count(documents, where),
  ]);
  return { documents: found, total };
}

export function listFoods(db: Database, animal: "dog" | "cat"): Promise<Document[]> {
  const animalIs = eq(sql`json_extract(${documents.json}, '$.animal')`, animal);
  const isMeal = sql`json_extract(${documents.json}, '$.kind') <> 'treat'`;
  return db.query.documents.findMany({
    where: and(eq(documents.collection, "product"), animalIs, isMeal),
    orderBy: asc(documents.id),
  });
}

export async function publishDocument(
  db: Database,
  collection: Collection,
  key: string,
  changes: Record<string, unknown>,
): Promise<Pick<Document, "collection" | "key" | "json">> {
  const current = await findDocument(db, collection, key);
  const json = { ...current?.json, ...changes };
  const updatedAt = clock.date().toISOString();
  const id = sql`(select coalesce(max(id), 0) + 1 from documents)`;
  await db.batch([
    db
      .insert(documents)
      .values({ collection, key, json, updatedAt, id })
      .onConflictDoUpdate({ target: [documents.collection, documents.key], set: { json, updatedAt } }),
    newContentVersion(db),
  ]);
  return { collection, key, json };
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}
