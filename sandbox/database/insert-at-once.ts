import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./open.ts";

/** One JSON parameter holds all rows: D1 takes 100 parameters, only a few rows of a wide table. */
export function insertAtOnce<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const given = sql.raw(`json_extract(value, '$.${name}')`);
    return column.default === undefined
      ? given
      : sql`coalesce(${given}, ${sql.raw(literal(column.default))})`;
  });
  return db
    .insert(table)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)})`);
}

function literal(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(Number(value));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
