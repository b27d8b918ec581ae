import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { variants } from "./catalogue.ts";

export const lotRecalls = sqliteTable("lot_recalls", {
  id: integer().primaryKey({ autoIncrement: true }),
  variantCode: text()
    .notNull()
    .references(() => variants.code),
  lots: text({ mode: "json" }).$type<string[]>().notNull(),
  text: text().notNull(),
  publishedAt: text().notNull(),
});
