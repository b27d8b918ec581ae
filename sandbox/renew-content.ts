import { and, eq, notExists, sql } from "drizzle-orm";
import * as clock from "../shared/time/clock.ts";
import { newContentVersion } from "./content-system/content-version.ts";
import type { Collection } from "./content-system/document-store.ts";
import { namesOf } from "./content-system/names-of.ts";
import type { Database } from "./database/open.ts";
import { variants } from "./database/schema/catalogue.ts";
import { orderItems } from "./database/schema/orders.ts";
import { lotRecalls } from "./database/schema/recalls.ts";
import { documents, settings } from "./database/schema/services.ts";
import { subscriptionItems } from "./database/schema/subscriptions.ts";
import { type ContentRow, contentRows, type FormatRow, formatRows } from "./seed.ts";

const setting = "seeded-content";

/** Names of the entries that changed, by collection, as a publish tells them. */
export type Renewed = Partial<Record<Collection, string[]>>;

/**
 * Puts edited demo content into a database that has carts and orders. Entries whose source did not change keep what was
 * published over them in the stand-in, formats their stock. A format that left the content is deleted, or no longer sold if
 * a cart, an order or a subscription has it.
 */
export async function renewContent(
  db: Database,
  rows: readonly ContentRow[] = contentRows(),
  formats: readonly FormatRow[] = formatRows(),
): Promise<Renewed> {
  const known = await seededContent(db);
  const prints = Object.fromEntries(
    await Promise.all(rows.map(async (row) => [idOf(row), await printOf(row)])),
  );
  const changed = known ? rows.filter((row) => known[idOf(row)] !== prints[idOf(row)]) : [];
  const gone = Object.keys(known ?? {}).filter((id) => !(id in prints));
  const kept = JSON.stringify(prints);
  if (known && changed.length + gone.length === 0) return {};

  const updatedAt = clock.date().toISOString();
  const isEntry = (id: string) => {
    const [collection = "", key = ""] = split(id);
    return and(eq(documents.collection, collection as Collection), eq(documents.key, key));
  };
  const renewed: Renewed = {};
  const note = (collection: Collection, names: readonly string[]) => {
    renewed[collection] = [...new Set([...(renewed[collection] ?? []), ...names])];
  };
  for (const id of [...changed.map(idOf), ...gone]) {
    const before = await db.query.documents.findFirst({ where: isEntry(id) });
    if (before) note(before.collection, namesOf(before));
  }
  for (const row of changed) note(row.collection, namesOf(row));
  const next = db.select({ id: sql<number>`max(${documents.id}) + 1` }).from(documents);
  const free = (await next)[0]?.id ?? 1;
  const codes = new Set(formats.map(({ code }) => code));
  const stored = await db.query.variants.findMany({ columns: { code: true } });
  await db.batch([
    newContentVersion(db),
    db
      .insert(settings)
      .values({ name: setting, value: kept })
      .onConflictDoUpdate({ target: settings.name, set: { value: kept } }),
    ...gone.map((id) => db.delete(documents).where(isEntry(id))),
    ...changed.map(({ collection, key, json, id }, at) =>
      db
        .insert(documents)
        .values({ id: id ?? free + at, collection, key, json, updatedAt })
        .onConflictDoUpdate({ target: [documents.collection, documents.key], set: { json, updatedAt } }),
    ),
    ...formats.map(({ stock, ...format }) =>
      db
        .insert(variants)
        .values({ stock, ...format })
        .onConflictDoUpdate({ target: variants.code, set: format }),
    ),
    ...stored.filter(({ code }) => !codes.has(code)).flatMap(({ code }) => withdrawn(db, code)),
  ]);
  return renewed;
}

function withdrawn(db: Database, code: string) {
  const isFormat = eq(variants.code, code);
  const unused = [orderItems, subscriptionItems, lotRecalls].map((table) =>
    notExists(db.select().from(table).where(eq(table.variantCode, code))),
  );
  return [
    db.update(variants).set({ sellable: false }).where(isFormat),
    db.delete(variants).where(and(isFormat, ...unused)),
  ];
}

async function seededContent(db: Database): Promise<Record<string, string> | undefined> {
  const found = await db.query.settings.findFirst({ where: eq(settings.name, setting) });
  return found && JSON.parse(found.value);
}

const idOf = ({ collection, key }: ContentRow): string => `${collection} ${key}`;

const split = (id: string): string[] => [id.slice(0, id.indexOf(" ")), id.slice(id.indexOf(" ") + 1)];

async function printOf({ json }: ContentRow): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
