import { type Column, getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, schema } from "../database/open.ts";

/** Content has dates of its own; what expires for the shop itself goes by the real clock. */
const unaged: readonly SQLiteTable[] = [
  schema.documents,
  schema.refreshTokens,
  schema.botCheckTokens,
  schema.identityCodes,
];

/** By their names: `createdAt`, `pausedUntil`, `nextShipmentDate`; never a birthday. */
const isInstant = (name: string) => /(At|Until|Date)$/.test(name);

/** The columns of each table that the clock of the demo shop moves. */
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

/** Moves every date of the demo shop into the past. */
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
