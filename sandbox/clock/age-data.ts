import { type Column, getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, schema } from "../database/open.ts";

/** Tables that stay unchanged: documents have their own dates, tokens and codes expire by the real clock. */
const unaged: readonly SQLiteTable[] = [
  schema.documents,
  schema.refreshTokens,
  schema.botCheckTokens,
  schema.identityCodes,
];

/** Columns are found by name: a date column with another ending does not age. `birthday` must not age. */
const isInstant = (name: string) => /(At|Until|Date)$/.test(name);

export function agedColumns(): { table: SQLiteTable; columns: Record<string, Column> }[] {
  return Object.values(schema)
    .filter((part) => is(part, SQLiteTable))
    .filter((table) => !unaged.includes(table))
    .map((table) => ({
      table,
      columns: Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => isInstant(name))),
    }))
    .filter(({ columns }) => Object.keys(columns).length > 0);
}

export async function ageData(db: Database, milliseconds: number): Promise<void> {
  const { date } = schema.contractTerminations;
  const days = Math.round(milliseconds / 86_400_000);
  await db.batch([
    db.update(schema.contractTerminations).set({ date: sql`date(${date}, ${`-${days} days`})` }),
    ...[schema.subscriptions, schema.payments, schema.cardUpdates].map((table) =>
      db.update(table).set({ card: earlierCard(table.card, milliseconds) }),
    ),
    ...agedColumns().map(({ table, columns }) =>
      db
        .update(table)
        .set(
          Object.fromEntries(
            Object.entries(columns).map(([name, column]) => [name, earlier(sql`${column}`, milliseconds)]),
          ),
        ),
    ),
  ]);
}

function earlierCard(card: Column, milliseconds: number): SQL {
  const end = sql`json_extract(${card}, '$.expiresAt')`;
  return sql`json_set(${card}, '$.expiresAt', ${earlier(end, milliseconds)})`;
}

function earlier(date: SQL, milliseconds: number): SQL {
  return sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${date}, ${`-${milliseconds / 1000} seconds`})`;
}
