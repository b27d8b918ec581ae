import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const variants = sqliteTable("variants", {
  code: text().primaryKey(),
  sku: text().notNull(),
  productName: text().notNull(),
  variantName: text().notNull(),
  /** Grams. */
  weight: integer().notNull().default(0),
  price: integer().notNull(),
  subscriptionPrice: integer().notNull(),
  stock: integer().notNull(),
  sellable: integer({ mode: "boolean" }).notNull().default(true),
});

export const frequencies = sqliteTable("frequencies", {
  days: integer().primaryKey(),
  position: integer().notNull(),
  label: text().notNull(),
  description: text(),
});

export const closures = sqliteTable(
  "closures",
  {
    kind: text({ enum: ["coupon", "pickup-point"] }).notNull(),
    key: text().notNull(),
    closedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
