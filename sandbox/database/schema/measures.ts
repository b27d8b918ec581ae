import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const measuredPoints = sqliteTable(
  "measured_points",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dataset: text().notNull(),
    /** Seconds since 1970. */
    timestamp: integer().notNull(),
    sampleInterval: integer().notNull(),
    index1: text().notNull(),
    blobs: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    doubles: text({ mode: "json" }).$type<readonly number[]>().notNull(),
  },
  (table) => [index("measured_points_timestamp").on(table.dataset, table.timestamp)],
);
