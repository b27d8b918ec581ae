import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const variants = sqliteTable("variants", {
  /** 8 digits (spec 9). */
  code: text().primaryKey(),
  sku: text().notNull(),
  productName: text().notNull(),
  variantName: text().notNull(),
  /** Grams. */
  weight: integer().notNull().default(0),
  price: integer().notNull(),
  subscriptionPrice: integer().notNull(),
  stock: integer().notNull(),
  /** False once the product is no longer sold. */
  sellable: integer({ mode: "boolean" }).notNull().default(true),
});

/** Delivery frequencies of subscriptions (spec 3). */
export const frequencies = sqliteTable("frequencies", {
  /** Between two deliveries; the code is its text. */
  days: integer().primaryKey(),
  position: integer().notNull(),
  label: text().notNull(),
  description: text(),
});

/** Coupons and pickup points that stopped while the demo shop ran. */
export const closures = sqliteTable(
  "closures",
  {
    kind: text({ enum: ["coupon", "pickup-point"] }).notNull(),
    key: text().notNull(),
    closedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
